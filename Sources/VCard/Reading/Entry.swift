public import Diagnostics

/// What a contact file holds, one after the other: nothing is passed over in silence.
public enum Entry: Sendable {
    /// A card.
    case card(Card)
    /// Bytes that are no card.
    case unreadable(UnreadableEntry)
}

/// A stretch of a file that could not be read as a card, kept raw.
public struct UnreadableEntry: Sendable {
    /// The bytes as they stand; cut at the reader's limits.
    public let bytes: [UInt8]
    /// The physical line on which they begin, from 1.
    public let line: Int
    /// Why.
    public let finding: Finding

    init(bytes: [UInt8], line: Int, finding: Finding) {
        self.bytes = bytes
        self.line = line
        self.finding = finding
    }
}
