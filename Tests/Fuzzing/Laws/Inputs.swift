package import TestSupport

/// Makes inputs: random bytes, words of the formats in any order, whole cards with odd parts, Cards in JSON, and damaged
/// seed files.
package struct Inputs {
    let seeds: [[UInt8]]

    /// Inputs that damage some of these files, too.
    package init(seeds: [[UInt8]]) { self.seeds = seeds }

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
    package func next(using random: inout SeededGenerator) -> [UInt8] {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: randomBytes(&random)
        case 1: wordSalad(&random)
        case 2: oddCard(&random)
        case 3: oddJSON(&random)
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

    /// A jCard or a JSContact Card whose members and values are of any kind, now and then cut off.
    private func oddJSON(_ random: inout SeededGenerator) -> [UInt8] {
        var text = ""
        if Bool.random(using: &random) {
            let names = ["fn", "n", "bday", "tel", "adr", "org", "x-a", "photo", "version"]
            let lines = (0..<Int.random(in: 0...5, using: &random)).map { _ in
                let name = names.randomElement(using: &random) ?? ""
                let values = value(2, &random)
                return "[\"\(name)\",{\"type\":\(value(1, &random))},\"text\",\(values)]"
            }
            text = "[\"vcard\",[\(lines.joined(separator: ","))]]"
        } else {
            let members = (0..<Int.random(in: 0...6, using: &random)).map { _ in
                let name = Self.members.randomElement(using: &random) ?? ""
                return "\"\(name)\":\(value(4, &random))"
            }
            text = "{\"@type\":\"Card\",\(members.joined(separator: ","))}"
        }
        let bytes = Array(text.utf8)
        let isCut = Int.random(in: 0..<8, using: &random) == 0
        return isCut ? Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random))) : bytes
    }

    private static let members: [String] = [
        "@type", "version", "uid", "kind", "name", "full", "components", "value", "phones",
        "number", "emails", "address", "addresses", "anniversaries", "date", "year", "month",
        "day", "calendarScale", "media", "uri", "mediaType", "notes", "note", "contexts", "pref",
        "label", "keywords", "localizations", "vCardProps", "vCardParams", "relatedTo", "relation",
        "organizations", "units", "titles", "nicknames", "speakToAs", "pronouns", "personalInfo",
        "members", "updated", "utc", "coordinates", "timeZone", "phonetic", "a", "de",
    ]

    /// A JSON value, so many levels deep at most.
    private func value(_ depth: Int, _ random: inout SeededGenerator) -> String {
        switch Int.random(in: 0..<(depth > 0 ? 8 : 5), using: &random) {
        case 0: return "\(Int.random(in: -3...4000, using: &random))"
        case 1: return ["true", "false", "null", "1e9", "-0.5"].randomElement(using: &random) ?? ""
        case 2: return "\"\(Self.members.randomElement(using: &random) ?? "")\""
        case 3:
            let texts = ["\"1984-04-12T10:00:00Z\"", "\"geo:1,2\"", "\"\"", "\"2.0\""]
            return texts.randomElement(using: &random) ?? ""
        case 4: return "\"a\\n,;:\\\\ü\\u0000\""
        case 5:
            let items = (0..<Int.random(in: 0...3, using: &random)).map { _ in
                value(depth - 1, &random)
            }
            return "[\(items.joined(separator: ","))]"
        default:
            let items = (0..<Int.random(in: 0...4, using: &random)).map { _ in
                let name = Self.members.randomElement(using: &random) ?? ""
                return "\"\(name)\":\(value(depth - 1, &random))"
            }
            return "{\(items.joined(separator: ","))}"
        }
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
