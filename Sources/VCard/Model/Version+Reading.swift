extension Version {
    /// The version that a VERSION line declares; where there is none, or an unknown one, what the card looks like.
    init(lexer: CardLexer, line: Int?) {
        let span = lexer.bytes.span
        if let line {
            let value = span.trimmed(lexer.lines[line].value.wide)
            switch value.isEmpty ? 0 : span[value.lowerBound] {
            case UInt8(ascii: "4"): self = .v4_0
            case UInt8(ascii: "3"): self = .v3_0
            case UInt8(ascii: "1"), UInt8(ascii: "2"): self = .v2_1
            default: self = Version.guess(lexer)
            }
        } else {
            self = Version.guess(lexer)
        }
    }

    /// Bare words among the parameters are the mark of 2.1.
    private static func guess(_ lexer: CardLexer) -> Version {
        let bare = lexer.parameters.contains { $0.name.isEmpty }
        let quoted = lexer.lines.contains { $0.flags.contains(.quotedPrintable) }
        return bare || quoted ? .v2_1 : .v3_0
    }
}
