/// Which cards are of one contact, which may be, and which contradict each other.
///
/// Cards are only compared where they share a key (``MatchKeys``), so the work grows with the file and not with its square.
struct MergeClusters {
    /// Two cards that a person has to look at.
    struct Pair: Hashable {
        var one: Int
        var other: Int
        var evidence: MatchEvidence
    }

    /// Cards with equal content.
    private(set) var equal: DisjointSets
    /// Cards of one contact.
    private(set) var same: DisjointSets
    /// Cards with one UID and nothing else in common, one a side, in the order of the cards.
    private(set) var contradictions: [[Int]] = []
    /// Cards that may be of one contact, in the order of the cards.
    private(set) var possible: [Pair] = []

    private let records: [MergeRecord]
    private let region: TelephoneRegion?
    private var identities: [Int: CardIdentity] = [:]
    private var compared: Set<UInt64> = []

    /// How many cards of one key are compared each with each; of more, each with its neighbour.
    static let mostCompared = 16

    /// How many cards that were read again are kept for the next comparison.
    static let mostKept = 4096

    /// A key of a card.
    struct Entry {
        var hash: UInt64
        var card: Int32
        var kind: MatchKeys.Kind
        /// What the key is for (``MatchKeys/Key/isMarked``).
        var isMarked: Bool
    }

    /// Brings cards together by their keys.
    init(_ records: [MergeRecord], keys: [Entry], region: TelephoneRegion?) {
        self.records = records
        self.region = region
        equal = DisjointSets(count: records.count)
        same = equal
        let isFirst = joinEqual()
        var keys = keys.filter { isFirst[Int($0.card)] }
        keys.sort { ($0.kind.rawValue, $0.hash) < ($1.kind.rawValue, $1.hash) }
        var found: Set<Pair> = []
        var start = 0
        while start < keys.count {
            var end = start + 1
            while end < keys.count, keys[end].hash == keys[start].hash,
                keys[end].kind == keys[start].kind
            {
                end += 1
            }
            if end - start > 1 { look(at: keys[start..<end], &found) }
            start = end
        }
        contradictions.sort { $0[0] < $1[0] }
        possible = open(found)
        identities = [:]
        compared = []
    }

    /// Joins cards with equal content; says which card stands for its equals.
    private mutating func joinEqual() -> [Bool] {
        var isFirst = [Bool](repeating: true, count: records.count)
        let order = records.indices.filter { !records[$0].isEmpty }
            .sorted { (records[$0].content, $0) < (records[$1].content, $1) }
        for (one, other) in zip(order, order.dropFirst())
        where records[one].content == records[other].content {
            equal.join(one, other)
            same.join(one, other)
            isFirst[other] = false
        }
        joinEmpty()
        for index in records.indices where records[index].isEmpty { isFirst[index] = false }
        return isFirst
    }

    /// Cards without any contact data are never of one contact; only the very same bytes are one card.
    private mutating func joinEmpty() {
        var first: [[UInt8]: Int] = [:]
        for index in records.indices where records[index].isEmpty {
            if let twin = first[records[index].bytes] {
                equal.join(twin, index)
                same.join(twin, index)
            } else {
                first[records[index].bytes] = index
            }
        }
    }

    private mutating func look(at entries: ArraySlice<Entry>, _ found: inout Set<Pair>) {
        guard let kind = entries.first?.kind,
            !kind.wantsMark || entries.contains(where: \.isMarked)
        else { return }
        let cards = ordered(entries.map { Int($0.card) })
        guard cards.count > 1 else { return }
        switch kind {
        case .uid:
            joinEqualUIDs(cards)
        case .mailAndWord, .numberAndName, .birthdayAndName:
            compare(cards, &found)
        case .telephoneAndName:
            // Two international numbers are equal by their own key or not at all.
            let local = Set(entries.lazy.filter(\.isMarked).map { Int($0.card) })
            compare(cards, &found) { local.contains($0) || local.contains($1) }
        case .address: compareNameless(cards, &found)
        case .skeleton: compareDamaged(cards, &found)
        }
    }

    /// Each card once, in an order that only depends on what the cards say.
    private func ordered(_ cards: [Int]) -> [Int] {
        Array(Set(cards)).sorted { records[$0].content < records[$1].content }
    }

    private mutating func identity(_ card: Int) -> CardIdentity? {
        if let known = identities[card] { return known }
        guard let read = records[card].card.map(CardIdentity.init) else { return nil }
        if identities.count >= MergeClusters.mostKept {
            identities.removeAll(keepingCapacity: true)
        }
        identities[card] = read
        return read
    }

    /// Cards with one UID are of one contact where their names or values connect them; else they contradict each other.
    private mutating func joinEqualUIDs(_ cards: [Int]) {
        var byUID: [String: [Int]] = [:]
        for card in cards {
            guard let uid = identity(card)?.uid else { continue }
            byUID[uid, default: []].append(card)
        }
        for (_, cards) in byUID.sorted(by: { $0.key < $1.key }) where cards.count > 1 {
            let sides = connected(cards)
            guard sides.count > 1 else {
                for card in cards.dropFirst() { same.join(cards[0], card) }
                continue
            }
            for side in sides {
                for card in side.dropFirst() { same.join(side[0], card) }
            }
            contradictions.append(sides.compactMap(\.first).sorted())
        }
    }

    /// The cards of one UID by what connects them; cards without a name go with the others where these are one side.
    private mutating func connected(_ cards: [Int]) -> [[Int]] {
        var sets = DisjointSets(count: cards.count)
        var names: [PersonNameKey: Int] = [:]
        var values: [[UInt8]: Int] = [:]
        var nameless: [Int] = []
        for (place, card) in cards.enumerated() {
            guard let identity = identity(card) else { continue }
            if identity.name.isEmpty {
                nameless.append(place)
            } else if let twin = names[identity.name] {
                sets.join(twin, place)
            } else {
                for (name, twin) in names
                where name.isDamaged(formOf: identity.name)
                    || identity.name.isDamaged(formOf: name)
                {
                    sets.join(twin, place)
                }
                names[identity.name] = place
            }
            for value in identity.values {
                if let twin = values[value] {
                    sets.join(twin, place)
                } else {
                    values[value] = place
                }
            }
        }
        let named = Set(cards.indices.filter { !nameless.contains($0) })
        let sides = Set(named.map { sets.representative(of: $0) })
        if sides.count <= 1 {
            for place in cards.indices.dropFirst() { sets.join(0, place) }
        }
        var found: [Int: [Int]] = [:]
        for place in cards.indices {
            found[sets.representative(of: place), default: []].append(cards[place])
        }
        return found.values.sorted { records[$0[0]].content < records[$1[0]].content }
    }

    private mutating func compare(
        _ cards: [Int],
        _ found: inout Set<Pair>,
        where isWorthwhile: (Int, Int) -> Bool = { _, _ in true }
    ) {
        if cards.count <= MergeClusters.mostCompared {
            for (place, one) in cards.enumerated() {
                for other in cards[(place + 1)...] where isWorthwhile(one, other) {
                    compare(one, other, &found)
                }
            }
        } else {
            for (one, other) in zip(cards, cards.dropFirst()) where isWorthwhile(one, other) {
                compare(one, other, &found)
            }
        }
    }

    /// A card without a name goes to an address where all others there bear one name.
    private mutating func compareNameless(_ cards: [Int], _ found: inout Set<Pair>) {
        let names = Set(cards.compactMap { identity($0)?.name }.filter { !$0.isEmpty })
        guard names.count <= 1 else { return }
        compare(cards, &found)
    }

    private mutating func compareDamaged(_ cards: [Int], _ found: inout Set<Pair>) {
        var intact: [PersonNameKey: Int] = [:]
        var damaged: [Int] = []
        for card in cards {
            guard let name = identity(card)?.name else { continue }
            if name.isDamaged {
                damaged.append(card)
            } else if intact[name] == nil {
                intact[name] = card
            }
        }
        let candidates = intact.values.sorted { records[$0].content < records[$1].content }
            .prefix(MergeClusters.mostCompared)
        for card in damaged {
            for twin in candidates { compare(card, twin, &found) }
        }
    }

    private mutating func compare(_ one: Int, _ other: Int, _ found: inout Set<Pair>) {
        let pair = UInt64(min(one, other)) << 32 | UInt64(max(one, other))
        // Two cards mostly share several keys.
        guard compared.insert(pair).inserted,
            same.representative(of: one) != same.representative(of: other),
            let first = identity(one), let second = identity(other),
            case .possible(let evidence) = first.match(second, region: region)
        else { return }
        found.insert(Pair(one: min(one, other), other: max(one, other), evidence: evidence))
    }

    /// The pairs that are not of one contact already, one for two contacts, by what speaks for it most.
    private mutating func open(_ found: Set<Pair>) -> [Pair] {
        var best: [[Int]: Pair] = [:]
        for pair in found {
            let one = same.representative(of: pair.one)
            let other = same.representative(of: pair.other)
            guard one != other else { continue }
            let contacts = [min(one, other), max(one, other)]
            if let known = best[contacts], MergeClusters.precedes(known, pair) { continue }
            best[contacts] = pair
        }
        return best.values.sorted { ($0.one, $0.other) < ($1.one, $1.other) }
    }

    private static func precedes(_ one: Pair, _ other: Pair) -> Bool {
        (one.evidence, one.one, one.other) < (other.evidence, other.one, other.other)
    }
}
