public import Diagnostics

/// What a contact file holds, one after the other: nothing is passed over in silence.
public enum Entry: Sendable {
    /// A card.
    case card(Card)
    /// Some bytes of what is no card and too large to be kept; its other bytes, and at the end what
    /// is to be said of it, come with the next entries.
    case part(UnreadableEntry)
    /// Bytes that are no card: all of them, or behind parts the last ones.
    case unreadable(UnreadableEntry)
}

/// A stretch of a file that could not be read, kept raw.
public struct UnreadableEntry: Sendable {
    /// What it is.
    public enum Kind: String, Hashable, Sendable {
        /// Text outside cards.
        case text
        /// A card.
        case card
        /// A line of a card; its card was read.
        case line
    }

    /// What it is.
    public let kind: Kind
    /// The bytes as they stand in the file, and their text; of what comes in parts the bytes of one part.
    public let source: SourceText
    /// The physical line on which it begins, its parts included, from 1.
    public let line: Int
    /// Why; of a part what is known so far.
    public let finding: Finding
    /// Whether it is a part, and further bytes follow.
    public let hasMore: Bool
    /// Where the bytes lie in the text as it was read.
    package let range: Range<Int>
    /// The first bytes, its parts included, as UTF-8 where they are text, for a person to look at.
    package let beginning: [UInt8]

    init(
        _ kind: Kind,
        _ source: SourceText,
        start: Int,
        line: Int,
        finding: Finding,
        beginning: [UInt8],
        hasMore: Bool = false
    ) {
        self.kind = kind
        self.source = source
        self.line = line
        self.finding = finding
        self.hasMore = hasMore
        range = start..<start + source.held.count
        var shown = beginning
        if source.encodingName != nil { _ = Undecodable.replace(in: &shown) }
        self.beginning = shown
    }

    /// The bytes as they stand in the file.
    public var bytes: [UInt8] { source.bytes }
}
