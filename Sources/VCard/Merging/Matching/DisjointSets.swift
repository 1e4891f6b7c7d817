/// Sets without a common member, which are joined (union–find by rank, with path halving).
struct DisjointSets {
    private var parents: [Int32]
    private var ranks: [UInt8]

    /// Each of `count` members in a set of its own.
    init(count: Int) {
        parents = (0..<Int32(clamping: count)).map(\.self)
        ranks = Array(repeating: 0, count: parents.count)
    }

    /// The member that stands for the set of another.
    mutating func representative(of member: Int) -> Int {
        var member = Int32(truncatingIfNeeded: member)
        while parents[Int(member)] != member {
            let above = parents[Int(parents[Int(member)])]
            parents[Int(member)] = above
            member = above
        }
        return Int(member)
    }

    /// The member that stands for the set of another; nothing is shortened on the way.
    func root(of member: Int) -> Int {
        var member = Int32(truncatingIfNeeded: member)
        while parents[Int(member)] != member { member = parents[Int(member)] }
        return Int(member)
    }

    /// Joins the sets of two members.
    mutating func join(_ one: Int, _ other: Int) {
        let one = representative(of: one)
        let other = representative(of: other)
        guard one != other else { return }
        if ranks[one] < ranks[other] {
            parents[one] = Int32(truncatingIfNeeded: other)
        } else {
            parents[other] = Int32(truncatingIfNeeded: one)
            if ranks[one] == ranks[other] { ranks[one] += 1 }
        }
    }

    /// Whether two members are in one set.
    func areJoined(_ one: Int, _ other: Int) -> Bool {
        root(of: one) == root(of: other)
    }

    /// The sets with more than one member; members and sets in order.
    mutating func groups() -> [[Int]] {
        var sizes = [Int32](repeating: 0, count: parents.count)
        for member in parents.indices { sizes[representative(of: member)] += 1 }
        var places: [Int: Int] = [:]
        var groups: [[Int]] = []
        for member in parents.indices {
            let set = representative(of: member)
            guard sizes[set] > 1 else { continue }
            if let place = places[set] {
                groups[place].append(member)
            } else {
                places[set] = groups.count
                groups.append([member])
            }
        }
        return groups
    }
}
