import VCard

/// A text to search for, without regard to case and diacritics.
package struct SearchText: Sendable {
    private let bytes: [UInt8]
    private let isASCII: Bool
    /// Whether it has no white space, so that it cannot reach from one name into the next.
    private let isWord: Bool

    /// The text without white space at its ends; nil where nothing is left to search for.
    package init?(_ text: String) {
        guard let text = RecordedName.of(text) else { return nil }
        let folded = FoldedBytes.of(text)
        guard !folded.isEmpty else { return nil }
        bytes = folded
        isASCII = folded.allSatisfy { $0 < 0x80 }
        isWord = !text.contains { $0.isWhitespace || $0 == "," }
    }

    /// Whether the text stands somewhere in another one.
    package func isFound(in text: String?) -> Bool {
        guard let text, !text.isEmpty else { return false }
        let plain = text.utf8.span
        if SearchText.isASCII(plain) { return isASCII && isFound(in: plain) }
        return isFound(in: FoldedBytes.of(text).span)
    }

    private static func isASCII(_ text: borrowing Span<UInt8>) -> Bool {
        for index in 0..<text.count where text[index] >= 0x80 { return false }
        return true
    }

    /// Looks for the folded bytes in text whose ASCII capitals count as small letters.
    private func isFound(in text: borrowing Span<UInt8>) -> Bool {
        guard text.count >= bytes.count else { return false }
        let first = bytes[0]
        for start in 0...(text.count - bytes.count)
        where FoldedBytes.lowercase(text[start]) == first {
            var length = 1
            while length < bytes.count,
                FoldedBytes.lowercase(text[start + length]) == bytes[length]
            {
                length += 1
            }
            if length == bytes.count { return true }
        }
        return false
    }
}

extension SearchText {
    /// Where in a person's record a text was found.
    package enum Place: String, CaseIterable, Hashable, Sendable {
        case name
        case notes
        case log
    }

    /// Whether the text stands in the name as it is shown, whichever of its two parts is put first.
    package func isFoundInName(of person: Person) -> Bool {
        if isWord, person.given != nil {
            return isFound(in: person.given) || isFound(in: person.family)
        }
        if isFound(in: person.displayName) { return true }
        guard let given = person.given, let family = person.family else { return false }
        return isFound(in: "\(family) \(given)") || isFound(in: "\(family), \(given)")
    }
}
