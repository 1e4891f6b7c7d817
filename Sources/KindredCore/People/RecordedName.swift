/// Names as they are recorded: without white space around them, and unknown where nothing is left.
package enum RecordedName {
    /// The name without white space at its ends, or nil where nothing of it could be seen.
    package static func of(_ text: String?) -> String? {
        guard let text else { return nil }
        let isSpace = { (character: Character) in character.isWhitespace }
        guard let first = text.firstIndex(where: { !isSpace($0) }),
            let last = text.lastIndex(where: { !isSpace($0) })
        else { return nil }
        let name = String(text[first...last])
        return name.unicodeScalars.allSatisfy(isUnseen) ? nil : name
    }

    /// Whether a character takes no ink: white space, controls and what programs ignore when they draw.
    private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
            || properties.generalCategory == .control
    }
}
