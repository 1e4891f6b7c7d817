/// People with the children that links state of them, as the index shows them.
package struct PeopleIndex: Sendable {
    /// The people, by reference; their logs are left out.
    package let people: [Person]
    /// The places of children among the people, by the place of the parent.
    private let childPlaces: [Int: [Int]]

    /// The index of people that stand in the order of their references.
    ///
    /// - Parameter parentage: Pairs of references, parent and child, in ascending order.
    package init(_ people: [Person], parentage: [(parent: Int, child: Int)]) {
        self.people = people
        var places: [Int: [Int]] = [:]
        for (parent, child) in parentage {
            guard let parent = PeopleIndex.place(of: parent, among: people),
                let child = PeopleIndex.place(of: child, among: people)
            else { continue }
            places[parent, default: []].append(child)
        }
        childPlaces = places
    }

    /// The children of the person at that place, by reference.
    package func children(ofPersonAt place: Int) -> [Person] {
        (childPlaces[place] ?? []).map { people[$0] }
    }

    private static func place(of reference: Int, among people: [Person]) -> Int? {
        var (low, high) = (0, people.count)
        while low < high {
            let middle = low + (high - low) / 2
            if people[middle].reference < reference { low = middle + 1 } else { high = middle }
        }
        return low < people.count && people[low].reference == reference ? low : nil
    }
}
