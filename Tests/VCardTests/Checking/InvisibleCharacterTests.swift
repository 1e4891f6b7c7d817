import Testing

@testable import VCard

@Suite struct InvisibleCharacterTests {
    private func found(_ name: String) -> InvisibleCharacter? {
        let scalars = Array(name.unicodeScalars)
        let bytes = Array(name.utf8)
        let found = InvisibleCharacter(in: scalars[...])
        let mayStand = InvisibleCharacter.mayStand(in: bytes.span, bytes.indices)
        #expect(found == nil || mayStand)
        return found
    }

    /// Names as people write them, invented.
    static let plain = [
        "Ada Vale", "Zoë Müller-Łęcki", "О́льга Ветрова", "Nguyễn Thị Ánh", "陳小明", "葛󠄀城 花子",
        "علی‌رضا مهرجو", "فاطمه‌سادات", "ه‍. کیان", "राम्‍या क्‌षत्रिय", "ശ്രീകല നായര്‍", "ශ්‍රියා",
        "ਸ਼੍ਰੇਯਾ", "สมชาย\u{200B}ใจดี", "ສົມພອນ", "မောင်\u{200B}မောင်", "សុខ\u{200B}សាន្ត", "བཀྲ་ཤིས",
        "ᠮᠣᠩᠭᠣᠯ\u{180E}ᠠ", "\u{2067}נועה בר\u{2069}", "Ben \u{202B}לוי\u{202C} Orr",
        "\u{2068}Ada \u{2067}נועה\u{2069}\u{2069}", "\u{200F}נועה\u{200E} B.", "Mia 👩‍💻", "👨‍👩‍👧‍👦 Vale",
        "Kit 🏳️‍🌈", "Sam 🧑🏽‍🚒", "Jo 🏴󠁧󠁢󠁥󠁮󠁧󠁿", "Lee ❤️‍🔥", "Al 1️⃣", "𞤀𞤣𞤢𞤥", "كريم\u{061C} 2",
        "Ben \u{2067}\u{202B}נועה\u{2069}",
    ]

    @Test(arguments: plain)
    func `a name as it is spelled holds none`(name: String) {
        #expect(found(name) == nil)
    }

    /// Characters that nothing in a name of Latin letters calls for.
    static let idle: [Unicode.Scalar] = [
        "\u{AD}", "\u{180E}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{202A}", "\u{202B}",
        "\u{202C}",
        "\u{202D}", "\u{202E}", "\u{2060}", "\u{2061}", "\u{2064}", "\u{2066}", "\u{2067}",
        "\u{2068}",
        "\u{2069}", "\u{206A}", "\u{206F}", "\u{FEFF}", "\u{E0001}", "\u{E0041}", "\u{E007F}",
    ]

    @Test(arguments: idle)
    func `one is found wherever it stands among Latin letters`(scalar: Unicode.Scalar) {
        let name = Array("Ada Vale".unicodeScalars)
        for place in 0...name.count {
            var text = String.UnicodeScalarView(name[..<place])
            text.append(scalar)
            text.append(contentsOf: name[place...])
            #expect(found(String(text))?.scalar == scalar)
            #expect(found(String(text))?.index == place)
        }
    }

    @Test func `an override is found in every name, whatever else the name needs`() {
        for name in Self.plain {
            for override in ["\u{202D}", "\u{202E}"] {
                #expect(found(override + name + "\u{202C}")?.index == 0)
                #expect(found(name + override) != nil)
            }
        }
    }

    @Test func `the first one is told`() {
        #expect(found("A\u{2066}d\u{200B}a")?.scalar == "\u{2066}")
        #expect(found("A\u{200B}d\u{2066}a")?.scalar == "\u{200B}")
        #expect(found("\u{202A}A\u{2066}d\u{202C}a\u{2069}")?.scalar == "\u{202A}")
    }
}
