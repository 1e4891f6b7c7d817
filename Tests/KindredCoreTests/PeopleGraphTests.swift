import KindredCore
import TestSupport
import Testing

/// Random graphs: whatever is tried, the rules hold, and only what the rules refuse is refused.
@Suite struct PeopleGraphTests {
    private static let people = (1...7).map { person(UInt8($0)) }

    private static func randomLink(_ random: inout SeededGenerator) -> Link {
        let one = people.randomElement(using: &random) ?? people[0]
        let other = people.randomElement(using: &random) ?? people[0]
        if Bool.random(using: &random) {
            let kind = Link.ParentKind.allCases.randomElement(using: &random) ?? .unspecified
            return .parent(one, child: other, kind)
        }
        let status = Link.PartnerStatus.allCases.randomElement(using: &random) ?? .unknown
        return .partners(one, other, status)
    }

    /// The pairs of ancestor and descendant, by the plainest way to reckon them.
    private static func closure(_ links: [Link]) -> Set<[PersonID]> {
        var pairs: Set<[PersonID]> = []
        for case .parent(let parent, let child, _) in links { pairs.insert([parent, child]) }
        while true {
            var more = pairs
            for one in pairs {
                for other in pairs where one[1] == other[0] { more.insert([one[0], other[1]]) }
            }
            if more == pairs { return pairs }
            pairs = more
        }
    }

    /// What stands in the way of a link, reckoned without the graph.
    private static func isAllowed(_ link: Link, beside links: [Link]) -> Bool {
        let (one, other) = link.ends
        if one == other || links.contains(where: { $0.isSameRelation(as: link) }) { return false }
        guard case .parent = link else { return true }
        return !closure(links).contains([other, one])
    }

    @Test(arguments: UInt64(1)...60)
    func `a random graph takes what the rules allow, and nothing else`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var graph = PeopleGraph(people: Set(Self.people))
        var links: [Link] = []
        for _ in 0..<60 {
            let link = Self.randomLink(&random)
            if Int.random(in: 0..<5, using: &random) == 0 {
                graph.remove(link)
                links.removeAll { $0.isSameRelation(as: link) }
            } else {
                let before = graph
                let isAllowed = Self.isAllowed(link, beside: links)
                do throws(PeopleError) {
                    try graph.add(link)
                    #expect(isAllowed)
                    links.append(link)
                } catch {
                    #expect(!isAllowed)
                    #expect(graph == before)
                }
            }
            #expect(graph.links == links)
        }
        let pairs = Self.closure(links)
        for one in Self.people {
            #expect(!graph.isAncestor(one, of: one))
            for other in Self.people {
                #expect(graph.isAncestor(one, of: other) == pairs.contains([one, other]))
                let isPartner = graph.partners(of: one).contains { $0.0 == other }
                #expect(isPartner == graph.partners(of: other).contains { $0.0 == one })
                let isParent = graph.parents(of: one).contains { $0.0 == other }
                #expect(isParent == graph.children(of: other).contains { $0.0 == one })
            }
        }
    }

    @Test(arguments: UInt64(1)...20)
    func `a person who is removed takes only their own links along`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var graph = PeopleGraph(people: Set(Self.people))
        for _ in 0..<30 { try? graph.add(Self.randomLink(&random)) }
        let before = graph
        let gone = Self.people[Int(seed) % Self.people.count]
        graph.remove(gone)
        #expect(graph.people == before.people.subtracting([gone]))
        #expect(graph.links == before.links.filter { !$0.touches(gone) })
        for one in graph.people {
            #expect(graph.links(of: one) == before.links(of: one).filter { !$0.touches(gone) })
        }
    }

    @Test func `a long line of ancestors is walked without recursion`() throws {
        let line = (0..<3000).compactMap { number in
            PersonID(
                bytes: [UInt8](repeating: 9, count: 14) + [
                    UInt8(number / 256), UInt8(number % 256),
                ]
            )
        }
        var graph = PeopleGraph(people: Set(line))
        for (parent, child) in zip(line, line.dropFirst()) {
            try graph.add(.parent(parent, child: child, .biological))
        }
        let loop = Link.parent(line[2999], child: line[0], .step)
        #expect(throws: PeopleError.parentageCycle(parent: line[2999], child: line[0])) {
            try graph.check(loop)
        }
    }
}
