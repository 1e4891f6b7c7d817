/// The people of a notebook and their links, which keep the rules: no duplicates, nobody linked to
/// themselves, nobody their own ancestor.
public struct PeopleGraph: Sendable {
    /// Everybody.
    public private(set) var people: Set<PersonID>
    /// The links of each person, in the order they were made; every link stands at both ends.
    private var linksOfPerson: [PersonID: [Link]] = [:]
    /// The links, in the order they were made.
    public private(set) var links: [Link] = []

    /// People without any link.
    public init(people: Set<PersonID> = []) {
        self.people = people
    }

    /// People and their links, checked one by one.
    public init(people: Set<PersonID>, links: [Link]) throws(PeopleError) {
        self.init(people: people)
        for link in links { try add(link) }
    }

    /// Adds a person; somebody who is there already stays as they are.
    public mutating func add(_ person: PersonID) {
        people.insert(person)
    }

    /// Adds a link, or throws and changes nothing.
    public mutating func add(_ link: Link) throws(PeopleError) {
        try check(link)
        links.append(link)
        linksOfPerson[link.ends.0, default: []].append(link)
        linksOfPerson[link.ends.1, default: []].append(link)
    }

    /// Whether a link can be added: throws what stands in its way.
    public func check(_ link: Link) throws(PeopleError) {
        let (one, other) = link.ends
        for end in [one, other] where !people.contains(end) { throw .unknownPerson(end) }
        if one == other { throw .linkToOneself(one) }
        if let stored = self.link(like: link) { throw .duplicateLink(stored) }
        if case .parent(let parent, let child, _) = link, isAncestor(child, of: parent) {
            throw .parentageCycle(parent: parent, child: child)
        }
    }

    /// The link of the same relation between the same people, whatever its kind or status.
    public func link(like link: Link) -> Link? {
        linksOfPerson[link.ends.0]?.first { $0.isSameRelation(as: link) }
    }

    /// The links at whose ends a person is, in the order they were made.
    public func links(of person: PersonID) -> [Link] {
        linksOfPerson[person] ?? []
    }

    /// Removes a link whatever its kind or status; both people stay.
    public mutating func remove(_ link: Link) {
        guard self.link(like: link) != nil else { return }
        links.removeAll { $0.isSameRelation(as: link) }
        for end in [link.ends.0, link.ends.1] {
            linksOfPerson[end]?.removeAll { $0.isSameRelation(as: link) }
        }
    }

    /// Removes a person and that person's links, and nobody else.
    public mutating func remove(_ person: PersonID) {
        for link in links(of: person) { remove(link) }
        linksOfPerson[person] = nil
        people.remove(person)
    }
}

extension PeopleGraph {
    /// The parents that are stated, in the order they were linked.
    public func parents(of person: PersonID) -> [(PersonID, Link.ParentKind)] {
        links(of: person).compactMap { link in
            guard case .parent(let parent, person, let kind) = link else { return nil }
            return (parent, kind)
        }
    }

    /// The children that are stated, in the order they were linked.
    public func children(of person: PersonID) -> [(PersonID, Link.ParentKind)] {
        links(of: person).compactMap { link in
            guard case .parent(person, let child, let kind) = link else { return nil }
            return (child, kind)
        }
    }

    /// The partners that are stated, in the order they were linked.
    public func partners(of person: PersonID) -> [(PersonID, Link.PartnerStatus)] {
        links(of: person).compactMap { link in
            guard case .partners(let one, let other, let status) = link else { return nil }
            return (one == person ? other : one, status)
        }
    }

    /// Whether one person is an ancestor of another by the stated links.
    public func isAncestor(_ ancestor: PersonID, of person: PersonID) -> Bool {
        var waiting = [person]
        var seen: Set<PersonID> = [person]
        while let next = waiting.popLast() {
            for (parent, _) in parents(of: next) where seen.insert(parent).inserted {
                if parent == ancestor { return true }
                waiting.append(parent)
            }
        }
        return false
    }
}

extension PeopleGraph: Hashable {
    /// Compares people and links, in the order the links were made.
    public static func == (left: PeopleGraph, right: PeopleGraph) -> Bool {
        left.people == right.people && left.links == right.links
    }

    /// Hashes people and links.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(people)
        hasher.combine(links)
    }
}
