/// A stated relation between two people; nothing is ever inferred from it.
public enum Link: Sendable {
    /// One is a parent of the other.
    case parent(PersonID, child: PersonID, ParentKind)
    /// Both are partners; the order says nothing.
    case partners(PersonID, PersonID, PartnerStatus)

    /// What kind of parent.
    public enum ParentKind: String, CaseIterable, Hashable, Sendable {
        case biological
        case adoptive
        case step
        case unspecified
    }

    /// Whether the partnership goes on.
    public enum PartnerStatus: String, CaseIterable, Hashable, Sendable {
        case current
        case former
        case unknown
    }

    /// Both ends: parent and child, or the partners with the smaller identity first.
    public var ends: (PersonID, PersonID) {
        switch self {
        case .parent(let parent, let child, _): (parent, child)
        case .partners(let one, let other, _): one < other ? (one, other) : (other, one)
        }
    }

    /// Whether the person is at one of the ends.
    public func touches(_ person: PersonID) -> Bool {
        ends.0 == person || ends.1 == person
    }

    /// Whether both say the same relation of the same people, whatever its kind or status.
    public func isSameRelation(as other: Link) -> Bool {
        switch (self, other) {
        case (.parent, .parent), (.partners, .partners): ends == other.ends
        default: false
        }
    }
}

extension Link: Hashable {
    /// Compares the relation, its kind or status, and the people; the order of partners says nothing.
    public static func == (left: Link, right: Link) -> Bool {
        guard left.isSameRelation(as: right) else { return false }
        switch (left, right) {
        case (.parent(_, _, let one), .parent(_, _, let other)): return one == other
        case (.partners(_, _, let one), .partners(_, _, let other)): return one == other
        default: return false
        }
    }

    /// Hashes what equal links have in common.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ends.0)
        hasher.combine(ends.1)
    }
}

/// A link that a new person gets together with the first save.
public enum PendingLink: Hashable, Sendable {
    /// The new person is a parent of that one.
    case parentOf(PersonID, Link.ParentKind)
    /// The new person is a child of that one.
    case childOf(PersonID, Link.ParentKind)
    /// The new person is a partner of that one.
    case partnerOf(PersonID, Link.PartnerStatus)

    /// The link once the new person has an identity.
    public func link(for person: PersonID) -> Link {
        switch self {
        case .parentOf(let child, let kind): .parent(person, child: child, kind)
        case .childOf(let parent, let kind): .parent(parent, child: person, kind)
        case .partnerOf(let partner, let status): .partners(person, partner, status)
        }
    }

    /// The other end, who is there already.
    public var other: PersonID {
        switch self {
        case .parentOf(let person, _), .childOf(let person, _), .partnerOf(let person, _): person
        }
    }

    /// What the new person is called while unnamed.
    public var label: ContextLabel {
        switch self {
        case .parentOf: .parent
        case .childOf: .child
        case .partnerOf: .partner
        }
    }
}
