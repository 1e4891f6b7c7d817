/// The changes that make a card the merged one.
struct CombinedLines {
    /// The changes in the order in which they are made.
    private(set) var edits: [PropertyEdit] = []
    private let base: Card
    private var groups: Set<String> = []
    private var renamed: [Group: String] = [:]
    private var labelled: Set<Group> = []

    /// A group of one of the merged cards.
    private struct Group: Hashable {
        var member: Int
        var name: String
    }

    init(_ base: Card) {
        self.base = base
        for property in base.properties {
            if let group = property.group { groups.insert(group.lowercased()) }
        }
    }

    /// Writes a property of the merged card; one of the first card only where something was added to it.
    mutating func write(_ item: CombinedItem) {
        guard item.member > 0 || !item.addition.isEmpty else { return }
        var line = PropertyLine(carrying: item.property)
        line.parameters += item.addition.parameters
        line.add(types: item.addition.types, version: base.version)
        let labels = item.member == 0 ? item.addition.labels : item.labels + item.addition.labels
        line.group = group(of: item, needsOne: !labels.isEmpty)
        if item.member == 0 {
            edits.append(.replace(item.property, with: [line]))
        } else {
            edits.append(.append(line))
        }
        guard !labels.isEmpty, let group = line.group else { return }
        guard labelled.insert(Group(member: 0, name: group.lowercased())).inserted else { return }
        for label in labels {
            var line = PropertyLine(carrying: label)
            line.group = group
            edits.append(.append(line))
        }
    }

    /// Takes a property of the first card away, and its labels where they label nothing else.
    mutating func remove(_ item: CombinedItem) {
        edits.append(.remove(item.property))
        guard let group = item.property.group?.lowercased() else { return }
        let others = base.properties.filter { property in
            property.group?.lowercased() == group && !property.kind.isLabel
        }
        guard others.count == 1 else { return }
        for label in item.labels { edits.append(.remove(label)) }
    }

    private mutating func group(of item: CombinedItem, needsOne: Bool) -> String? {
        guard let name = item.property.group else { return needsOne ? fresh() : nil }
        guard item.member > 0 else { return name }
        let key = Group(member: item.member, name: name.lowercased())
        if let known = renamed[key] { return known }
        let chosen = groups.insert(name.lowercased()).inserted ? name : fresh()
        renamed[key] = chosen
        return chosen
    }

    /// A group name that no card has used.
    private mutating func fresh() -> String {
        var number = 1
        while !groups.insert("item\(number)").inserted { number += 1 }
        return "item\(number)"
    }
}
