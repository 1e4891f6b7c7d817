/// A card that may be merged, with all that is needed of it: to make one takes the card alone, so threads can do it.
package struct MergeCandidate: Sendable {
    var record: MergeRecord
    /// The keys under which it can be found; the card's place among the others is not known yet.
    var keys: [MergeClusters.Entry]

    /// Reads a card.
    package init(_ card: Card) {
        let identity = CardIdentity(card)
        record = MergeRecord(card, identity)
        keys = MatchKeys(identity).keys.map { key in
            MergeClusters.Entry(
                hash: key.hash,
                card: 0,
                kind: key.kind,
                isMarked: key.isMarked
            )
        }
    }
}
