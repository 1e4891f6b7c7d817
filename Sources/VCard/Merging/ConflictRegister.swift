/// The conflicts that were found, under the numbers by which they are answered, and the answers.
struct ConflictRegister: Sendable {
    /// What a conflict is about.
    enum Key: Hashable, Sendable {
        /// Cards with one UID and nothing else in common, by their place among these.
        case contradiction(Int)
        /// Different values of cards of one contact.
        case subject(MergeSubject, [Int])
    }

    private var keys: [Key] = []
    private var ids: [Key: Int] = [:]
    private var closed: Set<Int> = []
    private var chosen: [MergeSubject: Set<Int>] = [:]

    /// The number of a conflict; nil where it is answered.
    mutating func open(_ key: Key) -> Int? {
        if let id = ids[key] { return closed.contains(id) ? nil : id }
        ids[key] = keys.count
        keys.append(key)
        return keys.count - 1
    }

    /// The conflict of a number.
    func key(_ id: Int) -> Key? { keys.indices.contains(id) ? keys[id] : nil }

    /// Answers a conflict: the cards stay apart, or are of one contact.
    mutating func close(_ id: Int) { closed.insert(id) }

    /// Answers a conflict: the value of one card counts, of these cards.
    mutating func choose(_ card: Int, _ subject: MergeSubject, among cards: [Int]) {
        chosen[subject, default: []].subtract(cards)
        chosen[subject, default: []].insert(card)
    }

    /// The choices among cards of one contact.
    func choices(of cards: [Int]) -> [MergeSubject: Int] {
        let cards = Set(cards)
        return chosen.compactMapValues { $0.intersection(cards).min() }
    }
}
