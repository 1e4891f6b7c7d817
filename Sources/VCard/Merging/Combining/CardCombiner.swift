/// Merges cards of one contact without loss: into the first card go the values that only others have.
///
/// The first card is of the newest version; the others are brought into it. Untouched properties of the first card
/// stay byte for byte.
struct CardCombiner {
    /// Which member's value a person chose.
    let choices: [MergeSubject: Int]
    private let base: Card
    private var items: [CombinedItem] = []
    /// Where the items stand that a card holds once, by their names.
    private var singles: [String: [Int]] = [:]
    /// Where the items with a name and a value stand.
    private var places: [Place: [Int]] = [:]
    private var removed: [CombinedItem] = []
    private var conflicts: [MergeSubject: [CombinedCard.Value]] = [:]
    private var kept: [CombinedCard.Value] = []
    private var superseded: [CombinedCard.Value] = []
    private var isSuperseded: Set<CombinedCard.Value> = []
    private var isNoted: [MergeSubject: Set<CombinedCard.Value>] = [:]

    private struct Place: Hashable {
        var name: String
        var value: [UInt8]
    }

    private init(base: Card, choices: [MergeSubject: Int]) {
        self.base = base
        self.choices = choices
    }

    /// Merges cards, the one to build on first; choices name members by their position.
    static func combine(_ cards: [Card], choices: [MergeSubject: Int] = [:]) -> CombinedCard {
        guard let base = cards.first else {
            return CombinedCard(bytes: [], conflicts: [], kept: [], superseded: [])
        }
        var combiner = CardCombiner(base: base, choices: choices)
        for (member, card) in cards.enumerated() {
            combiner.takeDamaged(card, member)
            combiner.take(card.converted(to: base.version), member)
        }
        return combiner.result
    }

    private var result: CombinedCard {
        var script = CombinedLines(base)
        for item in items where !item.isDropped { script.write(item) }
        for item in removed { script.remove(item) }
        return CombinedCard(
            bytes: base.bytes(applying: script.edits),
            conflicts: conflicts.sorted { $0.key < $1.key }.map {
                CombinedCard.Conflict(subject: $0.key, values: $0.value)
            },
            kept: kept,
            superseded: superseded
        )
    }

    private mutating func take(_ card: Card, _ member: Int) {
        let groups = LabelledGroups(card.storage)
        for index in card.storage.lines.indices {
            let property = Property(storage: card.storage, index: index)
            let record = property.record
            if record.flags.contains(.malformed) || record.kind == .version { continue }
            if record.kind.isLabel, groups.isAttached(record) { continue }
            take(CombinedItem(property, member: member, labels: groups.labels(of: record)))
        }
    }

    /// A line that is no property stays in the first card and is told of the others.
    private mutating func takeDamaged(_ card: Card, _ member: Int) {
        guard member > 0 else { return }
        let there = Set(CardCombiner.damagedLines(base))
        for text in CardCombiner.damagedLines(card) where !there.contains(text) {
            superseded.append(CombinedCard.Value(member: member, property: "", text: text))
        }
    }

    private static func damagedLines(_ card: Card) -> [String] {
        card.storage.lines.filter { $0.flags.contains(.malformed) }
            .map { card.storage.string($0.value) }
    }

    private mutating func take(_ item: CombinedItem) {
        if item.member > 0, item.value.isEmpty { return }
        switch item.property.kind {
        case .prodid, .uid, .created: takeFirst(item)
        case .rev: takeRevision(item)
        case .categories, .nickname: takeTexts(item)
        case let kind:
            guard let subject = MergeSubject(kind, name: item.name) else {
                takeListed(item)
                return
            }
            takeSingle(item, subject)
        }
    }

    /// Of these the first stays: they are about the card.
    private mutating func takeFirst(_ item: CombinedItem) {
        guard let first = items.first(where: { $0.name == item.name && !$0.isDropped }) else {
            append(item)
            return
        }
        if item.member > 0, first.value != item.value { supersede(item) }
        if item.member == 0 { append(item) }
    }

    /// The latest REV stays.
    private mutating func takeRevision(_ item: CombinedItem) {
        let there = items.firstIndex { $0.name == item.name && !$0.isDropped }
        guard item.member > 0, let place = there else {
            append(item, isTold: false)
            return
        }
        let kept = items[place]
        guard kept.value != item.value else { return }
        if let one = Revision(kept.property.text ?? ""),
            let two = Revision(item.property.text ?? ""),
            one < two
        {
            replace(place, with: item)
        } else {
            supersede(item)
        }
    }

    /// Values of which a card may hold several add up; equal ones are one.
    private mutating func takeListed(_ item: CombinedItem) {
        let there = places[Place(name: item.name, value: item.value)] ?? []
        if let place = there.first(where: { !items[$0].isDropped && items[$0].equals(item) }) {
            items[place].unite(with: item)
            if item.member == 0 { removed.append(item) }
        } else {
            append(item)
        }
    }

    /// Of a list only the texts that are not there yet are added.
    private mutating func takeTexts(_ item: CombinedItem) {
        guard item.member > 0, item.parameters.isEmpty, item.types.isEmpty, item.labels.isEmpty
        else {
            takeListed(item)
            return
        }
        let there = items.filter { $0.name == item.name && !$0.isDropped }.flatMap {
            $0.property.list ?? []
        }
        let texts = (item.property.list ?? []).filter { !there.contains($0) }
        guard !texts.isEmpty else { return }
        append(item)
    }

    private mutating func takeSingle(_ item: CombinedItem, _ subject: MergeSubject) {
        guard item.member > 0 else {
            append(item)
            return
        }
        let rivals = singles[item.name, default: []].filter { place in
            !items[place].isDropped && items[place].alternative == item.alternative
                && !items[place].value.isEmpty
        }
        guard !rivals.isEmpty else {
            dropEmpty(item.name)
            append(item)
            return
        }
        var fuller: Int?
        for place in rivals {
            switch SingleValue.agreement(items[place], item) {
            case .equal:
                items[place].unite(with: item)
                if items[place].value != item.value { supersede(item) }
                return
            case .firstIsFuller:
                supersede(item)
                return
            case .secondIsFuller: fuller = fuller ?? place
            case .conflict: continue
            }
        }
        if let fuller {
            replace(fuller, with: item)
        } else {
            decide(item, subject, rivals)
        }
    }

    private mutating func decide(_ item: CombinedItem, _ subject: MergeSubject, _ rivals: [Int]) {
        guard let choice = choices[subject] else {
            note(rivals.map { items[$0] } + [item], subject)
            return
        }
        if item.member == choice {
            replace(rivals[0], with: item)
            for place in rivals.dropFirst().reversed() {
                supersede(items[place])
                drop(place)
            }
        } else {
            supersede(item)
        }
    }

    private mutating func note(_ rivals: [CombinedItem], _ subject: MergeSubject) {
        for rival in rivals {
            let value = self.value(of: rival)
            let said = CombinedCard.Value(member: 0, property: value.property, text: value.text)
            guard isNoted[subject, default: []].insert(said).inserted else { continue }
            conflicts[subject, default: []].append(value)
        }
    }

    private mutating func append(_ item: CombinedItem, isTold: Bool = true) {
        places[Place(name: item.name, value: item.value), default: []].append(items.count)
        if MergeSubject(item.property.kind, name: item.name) != nil {
            singles[item.name, default: []].append(items.count)
        }
        items.append(item)
        if item.member > 0, isTold { kept.append(value(of: item)) }
    }

    private mutating func replace(_ place: Int, with item: CombinedItem) {
        supersede(items[place])
        drop(place)
        append(item)
    }

    private mutating func drop(_ place: Int) {
        if items[place].member == 0 { removed.append(items[place]) }
        items[place].isDropped = true
    }

    /// An empty property of the first card makes room for one that says something.
    private mutating func dropEmpty(_ name: String) {
        for place in singles[name, default: []]
        where items[place].value.isEmpty && !items[place].isDropped {
            drop(place)
        }
    }

    private mutating func supersede(_ item: CombinedItem) {
        guard !item.value.isEmpty else { return }
        let value = self.value(of: item)
        if isSuperseded.insert(value).inserted { superseded.append(value) }
    }

    private func value(of item: CombinedItem) -> CombinedCard.Value {
        CombinedCard.Value(member: item.member, property: item.name, text: item.text)
    }
}
