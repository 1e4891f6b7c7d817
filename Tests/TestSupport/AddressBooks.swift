/// Made contact files that hold cards of few people, as one address book comes back from several programs.
package struct AddressBooks {
    /// The bytes of each file.
    package private(set) var files: [[UInt8]]

    /// So many files; cards, what stands between them and line ends differ, some files are UTF-16.
    package init(_ count: Int, using random: inout SeededGenerator) {
        files = (0..<count).map { _ in Self.file(using: &random) }
    }

    /// All orders of some elements.
    package static func orders<Element>(of elements: [Element]) -> [[Element]] {
        guard elements.count > 1 else { return [elements] }
        return elements.indices.flatMap { place in
            var rest = elements
            let first = rest.remove(at: place)
            return orders(of: rest).map { [first] + $0 }
        }
    }

    private static func file(using random: inout SeededGenerator) -> [UInt8] {
        let usual = lineEnds.randomElement(using: &random) ?? ""
        let isMixed = chance(in: 6, &random)
        var text = chance(in: 4, &random) ? "\u{FEFF}" : ""
        for _ in 0..<Int.random(in: 1...5, using: &random) {
            for line in card(using: &random) {
                text += line
                text += isMixed ? lineEnds.randomElement(using: &random) ?? "" : usual
            }
            if chance(in: 4, &random) {
                text += (between.randomElement(using: &random) ?? "").replacing("|", with: usual)
            }
        }
        if Bool.random(using: &random) {
            while let last = text.unicodeScalars.last, last == "\r" || last == "\n" {
                text.unicodeScalars.removeLast()
            }
        }
        guard chance(in: 8, &random) else { return Array(text.utf8) }
        return text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    }

    private static func card(using random: inout SeededGenerator) -> [String] {
        if chance(in: 5, &random) { return odd.randomElement(using: &random) ?? [] }
        var lines = ["BEGIN:VCARD", "VERSION:3.0"]
        lines += people.randomElement(using: &random) ?? []
        for choice in choices where Bool.random(using: &random) {
            lines += choice.randomElement(using: &random) ?? []
        }
        return lines + [chance(in: 8, &random) ? "FN:GluedEND:VCARD" : "END:VCARD"]
    }

    private static func chance(in count: Int, _ random: inout SeededGenerator) -> Bool {
        Int.random(in: 0..<count, using: &random) == 0
    }

    private static let lineEnds = ["\r\n", "\n", "\r", "\r\r\n"]

    /// What stands between two cards; a bar is a line end.
    private static let between = [
        "|", "||", " \t|", "a remark|", "a remark||", "END:VCARD|", "\u{FEFF}", "|\u{FEFF}",
    ]

    private static let people = [
        ["N:Ruiz;Ana;;;", "FN:Ana Ruiz", "UID:u1"], ["N:Ruiz;Ana;;;", "FN:Ana Ruiz"],
        ["N:Lin;Bo;;;", "FN:Bo Lin", "UID:u1"], ["N:Groß;Zoë;;;", "FN:Zoë Groß", "UID:u2"],
        ["N:Lin;Bo;;;", "FN:Bo Lin", "UID:u2", "BDAY:1990-04-17"], ["UID:u1"],
    ]

    private static let choices: [[[String]]] = [
        [["PRODID:-//Example//Desk 1//EN"], ["PRODID:-//Example//Desk 2//EN"]],
        [["EMAIL:ana@example.com"], ["EMAIL:ana@Example.com"]],
        [["BDAY:1990-04-17"], ["BDAY:1991-04-17"]],
        [["NOTE;CHARSET=ISO-8859-1:Grüße"], ["NOTE:one,", "  two"], ["odd line"]],
        [
            ["REV:20240101"], ["REV:20240101T000000Z"], ["REV:2024-01-01T00:00:00Z"],
            ["REV:20250101T000000Z"],
        ],
    ]

    /// Cards that say nothing, have no END or two BEGINs, are indented, or hold others.
    private static let odd = [
        ["BEGIN:VCARD", "VERSION:3.0", "END:VCARD"], ["BEGIN:VCARD", "END:VCARD"],
        ["BEGIN:VCARD"], ["BEGIN:VCARD", "VERSION:2.1"],
        ["BEGIN:VCARD", "VERSION:2.1", "N:Lin;Bo"],
        ["BEGIN:VCARD", "VERSION:2.1", "N:Lin;Bo", "END:VCARDBEGIN:VCARD", "FN:Bo", "END:VCARD"],
        ["BEGIN:VCARD", "VERSION:2.1", "BEGIN:VCARD", "VERSION:2.1", "N:Lin;Bo", "END:VCARD "],
        ["  BEGIN:VCARD", "  FN:Bo Lin", "  END:VCARD"],
        ["BEGIN:VCARD", "VERSION:2.1", "N:Lin;Bo", "AGENT:", "BEGIN:VCARD", "FN:Kit", "END:VCARD"],
        ["BEGIN:VCARD", "FN:Bo", "AGENT:", "BEGIN:VCARD", "AGENT:", "BEGIN:VCARD", "END:VCARD"],
        ["BEGIN:VCARD", "FN:Bo", "NOTE;ENCODING=QUOTED-PRINTABLE:a="],
        ["BEGIN:VCARD", "VERSION:2.1", "FN:Bo", "PHOTO;BASE64:AAAA", "BBBB"],
        ["BEGIN:VCARD", "FN:Bo", "AGENT:"],
    ]
}
