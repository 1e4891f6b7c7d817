/// Where the parts of one content line lie in a card's bytes (RFC 6350 §3.3).
struct ContentLine: Sendable {
    /// The line as it stands in the file, folds included, the last line end left out.
    var raw: Range<Int32>
    /// The offset of the next content line.
    var next: Int32
    /// The physical line, from 0 at BEGIN.
    var line: Int32
    /// The group; empty where there is none.
    var group: Range<Int32>
    /// The name as written.
    var name: Range<Int32>
    /// The property the name means.
    var kind: PropertyKind
    /// The line's own slice of the card's parameters.
    var parameters: Range<Int32>
    /// The value: unfolded, or with its folds where `flags` says so.
    var value: Range<Int32>
    /// What was seen while the line was put together.
    var flags: Flags

    /// Facts about a content line.
    struct Flags: OptionSet, Sendable {
        let rawValue: UInt16
        /// The line is folded.
        static let folded = Flags(rawValue: 1 << 0)
        /// The value still has its folds: media that is not touched while reading.
        static let valueFolded = Flags(rawValue: 1 << 1)
        /// The value is quoted-printable.
        static let quotedPrintable = Flags(rawValue: 1 << 2)
        /// The value is base64.
        static let base64 = Flags(rawValue: 1 << 3)
        /// A base64 body went on without the blank of a fold.
        static let bareBase64 = Flags(rawValue: 1 << 4)
        /// There is no colon, or the name is empty: the line is no property.
        static let malformed = Flags(rawValue: 1 << 5)
        /// The line holds a byte over 0x7F.
        static let nonASCII = Flags(rawValue: 1 << 6)
        /// The line holds a control character besides tab and line ends.
        static let control = Flags(rawValue: 1 << 7)
        /// A fold splits a UTF-8 sequence.
        static let splitCharacter = Flags(rawValue: 1 << 8)
        /// The value is an AGENT card that follows line by line.
        static let nestedCard = Flags(rawValue: 1 << 9)
        /// A backslash stands before a line end that belongs to the value (2.1 only).
        static let escapedLineEnd = Flags(rawValue: 1 << 10)
    }
}

/// Where a parameter lies in a card's bytes.
struct ParameterRecord: Sendable {
    /// The name; empty for a bare 2.1 word.
    var name: Range<Int32>
    /// All values with their quotes and commas.
    var value: Range<Int32>
}
