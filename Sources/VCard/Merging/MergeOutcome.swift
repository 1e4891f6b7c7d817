/// What the cards of one contact come to: one card, or several where values contradict each other.
struct MergeOutcome: Sendable {
    /// A value of a card.
    struct Value: Sendable {
        var record: Int
        var property: String
        var text: String
    }

    /// Cards that became one.
    struct Group: Sendable {
        var members: [Int]
        var kept: [Value]
        var superseded: [Value]
    }

    /// Values that cannot both stand.
    struct Conflict: Sendable {
        var subject: MergeSubject
        var values: [Value]
    }

    /// All cards of the contact.
    let members: [Int]
    /// The choices that were made before.
    let choices: [MergeSubject: Int]
    /// What is written, at the place of which card.
    private(set) var written: [Int: [UInt8]] = [:]
    /// The cards that became one.
    private(set) var groups: [Group] = []
    /// What keeps the others apart.
    private(set) var conflicts: [Conflict] = []

    init(_ members: [Int], _ choices: [MergeSubject: Int], _ plan: MergePlan) {
        self.members = members
        self.choices = choices
        let sides = MergeOutcome.sides(members, plan)
        guard sides.count > 1 else {
            if let side = sides.first { write([side], side.bytes, [], []) }
            return
        }
        combine(sides, plan)
    }

    /// Cards with equal content, and the one of them that is built on.
    private struct Side {
        var members: [Int]
        var base: Int
        var rank: MergeRank
        var bytes: [UInt8]
        var superseded: [Value]
    }

    private static func sides(_ members: [Int], _ plan: MergePlan) -> [Side] {
        let equal = plan.clusters.equal
        var found: [Int: [Int]] = [:]
        for member in members {
            found[equal.root(of: member), default: []].append(member)
        }
        return found.values.map { side($0, plan) }.sorted { $0.rank < $1.rank }
    }

    private static func side(_ members: [Int], _ plan: MergePlan) -> Side {
        let records = plan.records
        var seen: Set<[UInt8]> = []
        let differing = members.filter {
            members.count == 1 || seen.insert(records[$0].bytes).inserted
        }
        let ranked = differing.map { ($0, MergeRank(records[$0])) }.sorted { $0.1 < $1.1 }
        let (base, rank) = ranked.first ?? (members[0], MergeRank(records[members[0]]))
        var superseded: [Value] = []
        for (member, _) in ranked.dropFirst() {
            superseded += differences(of: member, from: base, plan)
        }
        return Side(
            members: members,
            base: base,
            rank: rank,
            bytes: records[base].bytes,
            superseded: superseded
        )
    }

    /// PRODID and REV of a card with equal content, where they differ.
    private static func differences(of member: Int, from base: Int, _ plan: MergePlan) -> [Value] {
        guard let card = plan.records[member].card, let other = plan.records[base].card else {
            return []
        }
        return [PropertyKind.prodid, .rev].compactMap { kind in
            guard let text = card.firstProperty(kind)?.text,
                text != other.firstProperty(kind)?.text
            else { return nil }
            return Value(record: member, property: kind.rawValue, text: text)
        }
    }

    private mutating func combine(_ sides: [Side], _ plan: MergePlan) {
        let bases = sides.map(\.base)
        let cards = bases.compactMap { plan.records[$0].card }
        let positions = choices.compactMapValues { chosen in
            sides.firstIndex { $0.members.contains(chosen) }
        }
        let combined = CardCombiner.combine(cards, choices: positions)
        func value(_ value: CombinedCard.Value) -> Value {
            Value(record: bases[value.member], property: value.property, text: value.text)
        }
        guard combined.conflicts.isEmpty else {
            conflicts = combined.conflicts.map {
                Conflict(subject: $0.subject, values: $0.values.map(value))
            }
            for side in sides { write([side], side.bytes, [], []) }
            return
        }
        write(
            sides,
            combined.bytes,
            combined.kept.map(value),
            combined.superseded.map(value)
        )
    }

    private mutating func write(
        _ sides: [Side],
        _ bytes: [UInt8],
        _ kept: [Value],
        _ superseded: [Value]
    ) {
        let members = sides.flatMap(\.members).sorted()
        guard let first = members.first else { return }
        written[first] = bytes
        guard members.count > 1 else { return }
        groups.append(
            Group(
                members: members,
                kept: kept,
                superseded: superseded + sides.flatMap(\.superseded)
            )
        )
    }
}
