/// Names as they are recorded: without white space around them, and unknown where nothing is left.
package enum RecordedName {
    /// The name without white space at its ends, or nil where it is blank.
    package static func of(_ text: String?) -> String? {
        guard let text else { return nil }
        let isSpace = { (character: Character) in character.isWhitespace }
        guard let first = text.firstIndex(where: { !isSpace($0) }),
            let last = text.lastIndex(where: { !isSpace($0) })
        else { return nil }
        return String(text[first...last])
    }
}
