/// A card that goes into a merge: its bytes, and what it is compared by.
struct MergeRecord: Sendable {
    /// The position of the file among those that were named.
    var file: Int32 = 0
    /// The number of the card in its file.
    let number: Int32
    /// The line of BEGIN.
    let line: Int32
    /// Everything it says.
    let content: ContentDigest
    /// Whether it holds no name and no contact data.
    let isEmpty: Bool
    /// The card as it stands in its file and can stand in any other.
    let bytes: [UInt8]

    /// The record of a card and what it is compared by.
    init(_ card: Card, _ identity: CardIdentity) {
        number = Int32(truncatingIfNeeded: card.number)
        line = Int32(truncatingIfNeeded: card.line)
        content = identity.content
        isEmpty = identity.isEmpty
        bytes = card.inUTF8.standaloneBytes
    }

    /// The card, read again.
    var card: Card? {
        for case .card(let card) in Card.entries(of: bytes) { return card }
        return nil
    }
}
