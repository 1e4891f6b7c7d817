/// The people of a notebook and their links, which keep the rules: no duplicates, nobody linked to
/// themselves, nobody their own ancestor.
public struct PeopleGraph: Hashable, Sendable {
    /// Everybody.
    public private(set) var people: Set<PersonID>
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
        let (one, other) = link.ends
        for end in [one, other] where !people.contains(end) { throw .unknownPerson(end) }
        if one == other { throw .linkToOneself(one) }
        if links.contains(where: { $0.isSameRelation(as: link) }) { throw .duplicateLink(link) }
        if case .parent(let parent, let child, _) = link, isAncestor(child, of: parent) {
            throw .parentageCycle(parent: parent, child: child)
        }
        links.append(link)
    }

    /// Removes a link whatever its kind or status; both people stay.
    public mutating func remove(_ link: Link) {
        links.removeAll { $0.isSameRelation(as: link) }
    }

    /// Removes a person and that person's links, and nobody else.
    public mutating func remove(_ person: PersonID) {
        people.remove(person)
        links.removeAll { $0.touches(person) }
    }

    /// The parents that are stated, in the order they were linked.
    public func parents(of person: PersonID) -> [(PersonID, Link.ParentKind)] {
        links.compactMap { link in
            guard case .parent(let parent, person, let kind) = link else { return nil }
            return (parent, kind)
        }
    }

    /// The children that are stated, in the order they were linked.
    public func children(of person: PersonID) -> [(PersonID, Link.ParentKind)] {
        links.compactMap { link in
            guard case .parent(person, let child, let kind) = link else { return nil }
            return (child, kind)
        }
    }

    /// The partners that are stated, in the order they were linked.
    public func partners(of person: PersonID) -> [(PersonID, Link.PartnerStatus)] {
        links.compactMap { link in
            guard case .partners(let one, let other, let status) = link else { return nil }
            if one == person { return (other, status) }
            return other == person ? (one, status) : nil
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
