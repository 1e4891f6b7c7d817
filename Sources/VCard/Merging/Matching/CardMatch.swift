/// Whether two cards are of one contact.
public enum CardMatch: Hashable, Sendable {
    /// One contact: equal UID, or equal content apart from PRODID and REV.
    case same(MatchEvidence)
    /// Perhaps one contact; a person is asked.
    case possible(MatchEvidence)
    /// Nothing says that they are one contact. A name alone never does.
    case none
    /// An equal UID, but different names and nothing shared; a person is asked.
    case conflict
}

/// What speaks for two cards being of one contact, the strongest first.
public enum MatchEvidence: String, CaseIterable, Comparable, Hashable, Sendable {
    /// The content is equal apart from PRODID and REV.
    case content
    /// The UID is equal, with and without `urn:uuid:`.
    case uid
    /// A mail address is shared, and the names have a word in common or one is missing.
    case email
    /// The names are equal and a telephone number is, too.
    case telephone
    /// The names and the full birthdays are equal.
    case birthday
    /// The names are equal, and a number is but for the prefix of a country.
    case localTelephone
    /// The names are equal but for characters that one of them has lost.
    case damagedName

    public static func < (one: MatchEvidence, other: MatchEvidence) -> Bool {
        one.rank < other.rank
    }

    private var rank: Int { MatchEvidence.allCases.firstIndex(of: self) ?? 0 }
}

extension Card {
    /// Whether this card and another are of one contact.
    ///
    /// With a region, local telephone numbers are compared as numbers of that region; nothing is ever written by it.
    ///
    /// ```swift
    /// switch one.match(other) {
    /// case .same, .possible: print("perhaps one person")
    /// case .none, .conflict: print("two cards")
    /// }
    /// ```
    public func match(_ other: Card, region: TelephoneRegion? = nil) -> CardMatch {
        CardIdentity(self).match(CardIdentity(other), region: region)
    }
}
