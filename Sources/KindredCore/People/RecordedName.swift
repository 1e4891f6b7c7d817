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

    /// Whether a text begins and ends with ASCII that is seen, so that there is nothing to take away.
    private static func isPlain(_ text: String) -> Bool {
        guard let first = text.utf8.first, let last = text.utf8.last else { return false }
        return (0x21...0x7E).contains(first) && (0x21...0x7E).contains(last)
    }

    /// Whether a character takes no ink: white space, controls and what programs ignore when they draw.
    private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
            || properties.generalCategory == .control
    }
}
