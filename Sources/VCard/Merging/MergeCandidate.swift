/// A card that may be merged, with all that is needed of it: to make one takes the card alone, so threads can do it.
package struct MergeCandidate: Sendable {
    let record: MergeRecord
    /// The keys under which it can be found.
    let keys: [MatchKeys.Key]

    /// Reads a card.
    package init(_ card: Card) {
        let identity = CardIdentity(card)
        record = MergeRecord(card, identity)
        keys = MatchKeys(identity).keys
    }
}
