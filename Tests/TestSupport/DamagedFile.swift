/// A made file in which cards stand between, in and behind damage.
package struct DamagedFile {
    /// Its text.
    package private(set) var bytes: [UInt8] = []

    /// A file of up to so many stretches; `isLarge` makes some of them larger than a part.
    package init(using random: inout SeededGenerator, isLarge: Bool = false) {
        for _ in 0..<Int.random(in: 0...12, using: &random) {
            let piece = Self.pieces.randomElement(using: &random) ?? []
            bytes += piece
            if isLarge, Int.random(in: 0..<4, using: &random) == 0 {
                bytes += Self.filling(Int.random(in: 0...800_000, using: &random), &random)
            }
            if Bool.random(using: &random) {
                bytes += Self.lineEnds.randomElement(using: &random) ?? []
            }
        }
    }

    private static let lineEnds: [[UInt8]] = ["\r\n", "\n", "\r", "\r\r\n", "\n \n"].map {
        Array($0.utf8)
    }

    private static let pieces: [[UInt8]] =
        [
            "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Vale;Ada;;;\r\nFN:Ada Vale\r\nEND:VCARD\r\n",
            "BEGIN:VCARD\nFN:Never ended\n", "BEGIN:VCARD\r\n", "END:VCARD\r\n",
            "END:VCARDBEGIN:VCARD\n", "BEGIN:VCARD\rVERSION:2.1\rFN:Bare\r\rEND:VCARD\r",
            "  BEGIN:VCARD\n  FN:Indented\n  no colon\n  END:VCARD\n",
            "\u{FEFF}BEGIN:VCARD\nFN:Marked\nEND:VCARD\n", "FN:GluedEND:VCARD\n",
            "no colonEND:VCARD\n", "NULL", "\0\0\u{1}\0", " \t \r\n", "a line\r\n  with a fold\r\n",
            ":no name\r\n", "no colon\n", "no colon\r\n of two lines\r\n", "VERSION:9.9\n",
            "NOTE;ENCODING=QUOTED-PRINTABLE:a=\r\nEND:VCARD=\r\n", "PHOTO;BASE64:AAAA\nBBBB\n",
            "AGENT:\nBEGIN:VCARD\nFN:Inner\nEND:VCARD\n",
            String(repeating: "AGENT:\r\nBEGIN:VCARD\r\n", count: 10),
            "Grüße 😀 \u{FFFD}\r\n", "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n", "FN:Ada\\\n",
            "VERSION:2.1\nNOTE:a\\\nb\\\nc\n",
        ].map { Array($0.utf8) }
        + [[0xFF, 0xFE, 0x80], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], Array(0x80...0xBF)]

    /// Text that is long in all, in lines or as one line, plain or with characters of several bytes.
    private static func filling(_ count: Int, _ random: inout SeededGenerator) -> [UInt8] {
        let unit =
            ["x", "line of text\r\n", "Grüße\n", "\r\n", "😀", "\u{20}"]
            .randomElement(using: &random) ?? "x"
        var bytes: [UInt8] = []
        while bytes.count < count { bytes += unit.utf8 }
        return bytes
    }

    /// The file as UTF-16, here and there with what is no character, perhaps with an odd byte at its end.
    package func utf16(bigEndian: Bool, isMarked: Bool, using random: inout SeededGenerator)
        -> [UInt8]
    {
        var units = Array(String(decoding: bytes, as: UTF8.self).utf16)
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            let unit = UInt16.random(in: 0xD800...0xDFFF, using: &random)
            units.insert(
                unit,
                at: Int.random(in: min(8, units.count)...units.count, using: &random)
            )
        }
        if isMarked { units.insert(0xFEFF, at: 0) }
        var output = units.flatMap { unit in
            let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return bigEndian ? pair : pair.reversed()
        }
        if Int.random(in: 0..<3, using: &random) == 0 {
            output.append(UInt8.random(in: 0...255, using: &random))
        }
        return output
    }
}
