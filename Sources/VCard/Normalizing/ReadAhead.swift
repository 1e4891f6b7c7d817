import Diagnostics

/// Some entries of a file in their order, with the results of the cards among them where they are known.
struct ReadAhead<Failure: Error> {
    /// An entry and what was found about the file with it; no entry at the end.
    struct Step {
        let entry: Entry?
        let findings: [Finding]
        let result: CardNormalizer.Result?
    }

    /// What reading on has met.
    var failure: Failure?
    /// The results of the cards.
    var results: [CardNormalizer.Result] = []
    /// The cards among the entries.
    private(set) var cards: [Card] = []
    private var entries: [(entry: Entry?, findings: [Finding])] = []
    private var taken = 0
    private var takenCards = 0

    /// Whether no entry is left.
    var isEmpty: Bool { taken == entries.count }

    /// Adds an entry, or the end.
    mutating func add(_ entry: Entry?, _ findings: [Finding]) {
        entries.append((entry, findings))
        if case .card(let card)? = entry { cards.append(card) }
    }

    /// The next entry.
    mutating func next() -> Step? {
        guard taken < entries.count else { return nil }
        let (entry, findings) = entries[taken]
        taken += 1
        var result: CardNormalizer.Result?
        if case .card? = entry {
            result = results.indices.contains(takenCards) ? results[takenCards] : nil
            takenCards += 1
        }
        return Step(entry: entry, findings: findings, result: result)
    }
}
