extension TerminalText {
    /// The columns that a text takes on a terminal: East Asian wide characters and emoji two,
    /// combining marks none, everything else one.
    package static func width(_ text: String) -> Int {
        if isPrintableASCII(text.utf8.span) { return text.utf8.count }
        var columns = 0
        for scalar in text.unicodeScalars { columns += width(of: scalar) }
        return columns
    }

    /// The text followed by as many spaces as it lacks of that many columns.
    package static func padded(_ text: String, to columns: Int) -> String {
        let missing = columns - width(text)
        return missing > 0 ? text + String(repeating: " ", count: missing) : text
    }

    private static func width(of scalar: Unicode.Scalar) -> Int {
        let value = scalar.value
        if value < 0x300 { return isHarmful(scalar) ? 0 : 1 }
        if isPlainLetter(value) { return 1 }
        if wide.contains(where: { $0.contains(value) }) { return 2 }
        if (0x1160...0x11FF).contains(value) { return 0 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator:
            return 0
        default:
            break
        }
        let isRegionalIndicator = (0x1F1E6...0x1F1FF).contains(value)
        return scalar.properties.isEmojiPresentation && !isRegionalIndicator ? 2 : 1
    }

    /// Whether a character is one of those letters, and nothing else is among them, that take one
    /// column in the scripts that are met most often after Latin's first blocks.
    private static func isPlainLetter(_ value: UInt32) -> Bool {
        switch value {
        case 0x400...0x481, 0x5D0...0x5EA, 0x620...0x64A, 0x1E00...0x1EFF: true
        default: false
        }
    }

    /// Wide and fullwidth blocks of Unicode's EastAsianWidth; emoji are told by their property.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x3029, 0x302E...0x303E, 0x3041...0x3098,
        0x309B...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
        0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,
        0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
    ]
}
