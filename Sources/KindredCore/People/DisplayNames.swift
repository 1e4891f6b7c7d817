internal import VCard

/// What people are called next to each other: where two share a name, the reference stands beside it.
public struct DisplayNames: Sendable {
    /// The references of those who share their name with somebody.
    private let sharing: Set<Int>

    /// The names of these people, compared without case.
    public init(_ people: some Sequence<Person>) {
        self.init(people.map { ($0.displayName, $0.reference) })
    }

    /// What these people with their references are called, compared without case.
    package init(_ people: [(name: String, reference: Int)]) {
        var folded: [UInt8] = []
        var order: [(hash: UInt64, place: Int)] = []
        order.reserveCapacity(people.count)
        for (place, person) in people.enumerated() {
            order.append((DisplayNames.hash(person.name, &folded), place))
        }
        order.sort { $0.hash < $1.hash }
        var sharing: Set<Int> = []
        var rest = order[...]
        while let first = rest.first {
            let alike = rest.prefix { $0.hash == first.hash }
            rest = rest.dropFirst(alike.count)
            if alike.count > 1 {
                sharing.formUnion(DisplayNames.sharing(alike.map { people[$0.place] }))
            }
        }
        self.sharing = sharing
    }

    /// The references of those among people of one hash who share their name.
    private static func sharing(_ people: [(name: String, reference: Int)]) -> [Int] {
        if people.allSatisfy({ $0.name == people[0].name }) { return people.map(\.reference) }
        // Equal hashes may come of different names; these few are compared in full.
        var references: [String: [Int]] = [:]
        for (name, reference) in people { references[name, default: []].append(reference) }
        var alike: [String: [Int]] = [:]
        for (name, same) in references { alike[name.lowercased(), default: []] += same }
        return alike.values.filter { $0.count > 1 }.flatMap(\.self)
    }

    /// The name of a person, with `#3` behind it where somebody else has the same.
    public func name(of person: Person) -> String {
        name(person.displayName, reference: person.reference)
    }

    /// The name of the person of a reference, with `#3` behind it where somebody else has the same.
    package func name(_ name: String, reference: Int) -> String {
        sharing.contains(reference) ? "\(name) #\(reference)" : name
    }

    /// The same for names that differ in case only: FNV-1a of the folded name.
    private static func hash(_ name: String, _ folded: inout [UInt8]) -> UInt64 {
        folded.removeAll(keepingCapacity: true)
        FoldedBytes.append(name, to: &folded)
        return folded.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
