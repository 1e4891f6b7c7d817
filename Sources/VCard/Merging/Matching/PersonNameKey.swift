/// A name as two cards are compared by it: small letters, one blank between words.
struct PersonNameKey: Hashable, Sendable {
    /// The words with one blank between them; empty where the card has no name.
    let text: String

    /// The key of a text.
    init(_ text: String) {
        let folded = text.lowercased()
        self.text =
            PersonNameKey.isTidy(folded.utf8)
            ? folded : folded.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Whether single spaces are the only blanks, and none stands at the ends.
    private static func isTidy(_ bytes: String.UTF8View) -> Bool {
        var last = ASCII.space
        for byte in bytes {
            switch byte {
            case ASCII.space where last == ASCII.space: return false
            case 0..<ASCII.space: return false
            // The first bytes of the blanks beyond ASCII: U+0085, U+00A0, U+1680, U+2000 …, U+3000.
            case 0xC2, 0xE1, 0xE2, 0xE3: return false
            default: last = byte
            }
        }
        return last != ASCII.space || bytes.isEmpty
    }

    /// Whether there is no name.
    var isEmpty: Bool { text.isEmpty }

    /// The words of the name.
    var words: [Substring] { text.utf8.split(separator: ASCII.space).map { Substring($0) } }

    /// Whether some characters were lost before the card was written.
    var isDamaged: Bool { text.unicodeScalars.contains("\u{FFFD}") }

    /// What a damaged name and its intact twin share: everything in ASCII.
    var skeleton: String {
        String(decoding: text.utf8.filter { $0 < 0x80 }, as: UTF8.self)
    }

    /// Whether a damaged name can have been this one: each run of lost characters stands for one or more.
    func isDamaged(formOf intact: PersonNameKey) -> Bool {
        guard isDamaged, !intact.isDamaged else { return false }
        let pieces = text.unicodeScalars.split(
            separator: "\u{FFFD}",
            omittingEmptySubsequences: false
        ).map { Array($0) }
        var rest = Array(intact.text.unicodeScalars)[...]
        guard let head = pieces.first, let tail = pieces.last, rest.starts(with: head)
        else { return false }
        rest = rest.dropFirst(head.count)
        guard rest.count >= tail.count, rest.suffix(tail.count).elementsEqual(tail)
        else { return false }
        rest = rest.dropLast(tail.count)
        for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
            guard let skipped = PersonNameKey.firstNonASCII(rest) else { return false }
            rest = rest[skipped...]
            guard let found = PersonNameKey.find(piece, in: rest) else { return false }
            rest = rest[(found + piece.count)...]
        }
        return rest.contains { !$0.isASCII }
    }

    private static func firstNonASCII(_ text: ArraySlice<Unicode.Scalar>) -> Int? {
        text.firstIndex { !$0.isASCII }
    }

    private static func find(
        _ piece: [Unicode.Scalar],
        in text: ArraySlice<Unicode.Scalar>
    ) -> Int? {
        var start = text.startIndex
        while start + piece.count <= text.endIndex {
            if text[start..<start + piece.count].elementsEqual(piece) { return start }
            start += 1
        }
        return nil
    }
}
