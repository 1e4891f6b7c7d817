import TestSupport

/// Makes inputs: random bytes, words of the format in any order, whole cards with odd parts, and damaged seed files.
struct Inputs {
    let seeds: [[UInt8]]

    private static let words: [String] = [
        "BEGIN:VCARD", "END:VCARD", "VERSION:", "2.1", "3.0", "4.0", "\r\n", "\n", "\r", "\r\n ",
        "=\r\n", "\t", " ", ":", ";", ",", "=", "\"", "\\", "\\n", "^n", "^'", "item1.", "FN", "N",
        "BDAY", "X-ALTBDAY", "CALSCALE=", "chinese", "hebrew", "dangi", "islamic", "--0412", "1984",
        "0078000406L10", "PHOTO", "ENCODING=b", "BASE64", "QUOTED-PRINTABLE", "CHARSET=", "UTF-8",
        "SHIFT_JIS", "UTF-7", "ISO-2022-JP", "data:image/png;base64,", "AAAA", "=C3=BC", "AGENT",
        "X-APPLE-OMIT-YEAR=1604", "VALUE=text", "T10:00:00Z", "X-ABLabel", "UID", "REV", "TEL",
        "\u{FEFF}", "\u{0}", "ü", "😀", "END:VCARDBEGIN:VCARD", "X-ANDROID-CUSTOM",
        "vnd.android.cursor.item/contact_event;", "ALTID=1", "TYPE=\"a,b\"", "L05",
        "99999999999999",
    ]

    /// The input of one run; the same for the same generator.
    func next(using random: inout SeededGenerator) -> [UInt8] {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: randomBytes(&random)
        case 1: wordSalad(&random)
        case 2: oddCard(&random)
        default: damagedSeed(&random)
        }
    }

    private func randomBytes(_ random: inout SeededGenerator) -> [UInt8] {
        (0..<Int.random(in: 0...200, using: &random)).map { _ in
            UInt8.random(in: 0...255, using: &random)
        }
    }

    private func wordSalad(_ random: inout SeededGenerator) -> [UInt8] {
        var bytes: [UInt8] = []
        for _ in 0..<Int.random(in: 0...60, using: &random) {
            bytes += Array((Self.words.randomElement(using: &random) ?? "").utf8)
        }
        return bytes
    }

    private func oddCard(_ random: inout SeededGenerator) -> [UInt8] {
        let names = ["FN", "N", "BDAY", "X-ALTBDAY", "PHOTO", "NOTE", "ADR", "REV", "UID", "AGENT"]
        var text =
            "BEGIN:VCARD\r\nVERSION:\(["2.1", "3.0", "4.0"].randomElement(using: &random) ?? "")\r\n"
        for _ in 0..<Int.random(in: 0...8, using: &random) {
            text += names.randomElement(using: &random) ?? ""
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                text += ";" + (Self.words.randomElement(using: &random) ?? "")
            }
            text += ":"
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                text += Self.words.randomElement(using: &random) ?? ""
            }
            text += "\r\n"
        }
        return Array((text + "END:VCARD\r\n").utf8)
    }

    private func damagedSeed(_ random: inout SeededGenerator) -> [UInt8] {
        guard var bytes = seeds.randomElement(using: &random), !bytes.isEmpty else {
            return wordSalad(&random)
        }
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            guard !bytes.isEmpty else { break }
            let place = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
            case 1: bytes.remove(at: place)
            case 2:
                bytes.insert(
                    contentsOf: Array((Self.words.randomElement(using: &random) ?? "").utf8),
                    at: place
                )
            default: bytes.removeSubrange(place..<min(bytes.count, place + 40))
            }
        }
        return bytes
    }
}
