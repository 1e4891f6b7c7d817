/// Names as they are recorded: without white space around them, and unknown where nothing is left.
package enum RecordedName {
    /// The name without white space at its ends, or nil where nothing of it could be seen.
    package static func of(_ text: String?) -> String? {
        guard let text else { return nil }
        if isPlain(text) { return text }
        let isSpace = { (character: Character) in character.isWhitespace }
        guard let first = text.firstIndex(where: { !isSpace($0) }),
            let last = text.lastIndex(where: { !isSpace($0) })
        else { return nil }
        let name = String(text[first...last])
        return name.unicodeScalars.allSatisfy(isUnseen) ? nil : name
    }

    /// Whether a text begins and ends with what is surely seen, so that there is nothing to take away.
    private static func isPlain(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else {
            return false
        }
        return isSurelySeen(first) && isSurelySeen(last)
    }

    /// Whether a character is one of the common ones that take ink and combine with nothing.
    private static func isSurelySeen(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x21...0x7E, 0xC0...0x24F, 0x400...0x481, 0x5D0...0x5EA, 0x620...0x64A,
            0x1E00...0x1EFF, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
            true
        default: false
        }
    }

    /// Whether a character takes no ink: white space, controls and what programs ignore when they draw.
    private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
            || properties.generalCategory == .control
    }
}
