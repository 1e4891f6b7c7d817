/// The people at the other ends of a person's links; nothing is inferred from them.
public struct Relations: Hashable, Sendable {
    /// Somebody and what they are to the person.
    public struct Relative<Nature: Hashable & Sendable>: Hashable, Sendable {
        /// Who it is.
        public let person: Person
        /// The kind of parentage, or the status of the partnership.
        public let nature: Nature
    }

    /// The stated parents, by reference.
    public private(set) var parents: [Relative<Link.ParentKind>] = []
    /// The stated partners, by reference.
    public private(set) var partners: [Relative<Link.PartnerStatus>] = []
    /// The stated children, by reference, which says nothing of who was born first.
    public private(set) var children: [Relative<Link.ParentKind>] = []

    /// The relations that links state of a person; links to people who are not given are left out.
    public init(of person: PersonID, links: [Link], people: [PersonID: Person]) {
        for link in links {
            switch link {
            case .parent(let parent, let child, let kind) where child == person:
                if let parent = people[parent] {
                    parents.append(.init(person: parent, nature: kind))
                }
            case .parent(let parent, let child, let kind) where parent == person:
                if let child = people[child] { children.append(.init(person: child, nature: kind)) }
            case .partners(let one, let other, let status) where link.touches(person):
                let partner = people[one == person ? other : one]
                if let partner { partners.append(.init(person: partner, nature: status)) }
            default: break
            }
        }
        parents.sort { $0.person.reference < $1.person.reference }
        partners.sort { $0.person.reference < $1.person.reference }
        children.sort { $0.person.reference < $1.person.reference }
    }
}
