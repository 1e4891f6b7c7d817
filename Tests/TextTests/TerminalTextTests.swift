import Testing
import Text

@Suite struct `Text for terminals` {
    @Test(arguments: [
        "", "Ana Ruiz", "Zoë Ångström", "李小龍", "😀👍🏽", "a\\u{1B}b", "e\u{301}", "עברית", "العربية",
    ])
    func `harmless text stays as it is`(_ text: String) {
        #expect(TerminalText.escaped(text) == text)
    }

    @Test(arguments: [
        ("\u{1B}[31mred", "\\u{1B}[31mred"),
        ("a\r\nb\tc", "a\\r\\nb\\tc"),
        ("\0\u{7F}\u{9B}", "\\u{0}\\u{7F}\\u{9B}"),
        ("fdp.\u{202E}fcv", "fdp.\\u{202E}fcv"),
        ("pay\u{200B}pal", "pay\\u{200B}pal"),
        ("a\u{2028}b\u{2029}", "a\\u{2028}b\\u{2029}"),
        ("é\u{FEFF}", "é\\u{FEFF}"),
        ("x\u{E0041}", "x\\u{E0041}"),
    ])
    func `hostile text is written out`(_ text: String, _ escaped: String) {
        #expect(TerminalText.escaped(text) == escaped)
    }

    @Test func `every control, override, isolate and zero-width character is escaped`() {
        let ranges: [ClosedRange<UInt32>] = [
            0x00...0x1F, 0x7F...0x9F, 0x061C...0x061C, 0x200B...0x200F, 0x2028...0x202E,
            0x2060...0x2060, 0x2066...0x2069, 0xFEFF...0xFEFF, 0xE0000...0xE007F,
        ]
        for scalar in ranges.joined().compactMap(Unicode.Scalar.init) {
            let escaped = TerminalText.escaped("a\(Character(scalar))é")
            #expect(!escaped.unicodeScalars.contains(scalar))
            #expect(escaped.hasPrefix("a\\"))
            #expect(TerminalText.escaped(escaped) == escaped)
        }
    }

    @Test(arguments: [
        ("", 0), ("Ana", 3), ("Zoë", 3), ("Zoe\u{308}", 3), ("李小龍", 6), ("한국", 4),
        ("ｆｕｌｌ", 8), ("😀", 2), ("שלום", 4), ("a\u{200B}b", 2), ("\u{1112}\u{1161}", 2), ("€", 1),
    ])
    func `width counts columns`(_ text: String, _ columns: Int) {
        #expect(TerminalText.width(text) == columns)
    }

    @Test func `letters take columns and marks take none, in every block`() {
        let fillers: [ClosedRange<UInt32>] = [0x115F...0x11FF, 0x3164...0x3164, 0xFFA0...0xFFA0]
        for scalar in (0x20...0xFFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
        where !fillers.contains(where: { $0.contains(scalar.value) }) {
            let width = TerminalText.width(String(Character(scalar)))
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .enclosingMark: #expect(width == 0, "\(scalar.value)")
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter,
                .otherLetter, .decimalNumber, .currencySymbol, .mathSymbol:
                #expect(width == 1 || width == 2, "\(scalar.value)")
            default: break
            }
        }
    }

    @Test func `a character takes as many columns alone as beside one that is looked at closely`() {
        let close = "\u{5D0}"
        for scalar in (0x20...0xFFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init) {
            let text = String(Character(scalar))
            let columns = TerminalText.width(text)
            #expect(TerminalText.width(text + close) == columns + 1, "\(scalar.value)")
            let harmful = "\u{202E}"
            #expect(
                TerminalText.escaped(text + harmful)
                    == TerminalText.escaped(text) + TerminalText.escaped(harmful)
            )
        }
    }

    @Test func `padding fills up to the column and never cuts`() {
        #expect(TerminalText.padded("李", to: 4) == "李  ")
        #expect(TerminalText.padded("Zoë", to: 2) == "Zoë")
        #expect(TerminalText.padded("a", to: -1) == "a")
    }
}
