/// A card that goes into a merge: its bytes, and what it is compared by.
struct MergeRecord: Sendable {
    /// What is kept of a card: its bytes, or the card itself where its bytes alone do not say how they are read.
    private enum Kept: Sendable {
        case bytes([UInt8])
        case card(Card)
    }

    /// The position of the file among those that were named.
    let file: Int32
    /// The number of the card in its file.
    let number: Int32
    /// The line of BEGIN.
    let line: Int32
    /// Everything it says.
    let content: ContentDigest
    /// Whether it holds no name and no contact data.
    let isEmpty: Bool
    private let kept: Kept

    init(_ card: Card, file: Int, content: ContentDigest, isEmpty: Bool) {
        self.file = Int32(truncatingIfNeeded: file)
        number = Int32(truncatingIfNeeded: card.number)
        line = Int32(truncatingIfNeeded: card.line)
        self.content = content
        self.isEmpty = isEmpty
        kept = card.storage.isTranscoded ? .card(card) : .bytes(Array(card.rawBytes))
    }

    /// The card as it stands in its file.
    var bytes: ArraySlice<UInt8> {
        switch kept {
        case .bytes(let bytes): bytes[...]
        case .card(let card): card.rawBytes
        }
    }

    /// The card, read again.
    var card: Card? {
        switch kept {
        case .card(let card): return card
        case .bytes(let bytes):
            for case .card(let card) in Card.entries(of: bytes) { return card }
            return nil
        }
    }
}
