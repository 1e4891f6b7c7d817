extension TerminalText {
    /// The columns that a text takes on a terminal: East Asian wide characters and emoji two,
    /// combining marks none, everything else one.
    package static func width(_ text: String) -> Int {
        if let columns = plainWidth(text.utf8.span) { return columns }
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

    /// The columns of a text of printable ASCII and of blocks whose characters are all alike: most
    /// Latin letters, Cyrillic ones and the ideographs from U+5000 on; nil where there are others.
    private static func plainWidth(_ bytes: borrowing Span<UInt8>) -> Int? {
        var columns = 0
        for index in 0..<bytes.count {
            switch bytes[index] {
            case 0x20...0x7E, 0xC3...0xCB, 0xD0...0xD1: columns += 1
            case 0x80...0xBF: break
            case 0xE5...0xE9: columns += 2
            default: return nil
            }
        }
        return columns
    }

    /// Wide and fullwidth blocks of Unicode's EastAsianWidth; emoji are told by their property.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x3029, 0x302E...0x303E, 0x3041...0x3098,
        0x309B...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
        0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,
        0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
    ]
}
