import CivilCalendar

/// A person of the notebook whom a card may be.
package struct MatchCandidate: Hashable, Sendable {
    /// How sure it is.
    package enum Certainty: String, Hashable, Sendable {
        /// By an earlier import, the UID, or name with birthday.
        case same
        /// By an address that people share, or by a statement that something else contradicts.
        case possible
    }

    /// The person.
    package let person: Person
    /// How sure it is.
    package let certainty: Certainty
    /// Why, the strongest reason first; never empty.
    package let reasons: [MatchReason]
    /// Whether the two only share a telephone number, as a household does: both bear names, and the names are others.
    package let sharesHousehold: Bool

    /// A candidate for these reasons; nil where there are none.
    init?(_ person: Person, _ contact: ComparedContact, found: Set<MatchReason>) {
        var found = found
        let birth = BirthComparison(person, contact.birth)
        let name = ComparedName(given: person.given, family: person.family)
        let names = contact.names
        let isNamed = name.map(names.contains) ?? false
        if isNamed, birth == .same { found.insert(.nameAndBirthday) }
        if isNamed, birth == .sameAnniversary { found.insert(.nameAndAnniversary) }
        guard !found.isEmpty else { return nil }
        self.person = person
        reasons = MatchReason.allCases.filter(found.contains)
        sharesHousehold = found == [.telephone] && name != nil && !names.isEmpty && !isNamed
        let isContradicted = birth == .different || !(isNamed || birth == .same)
        let isSame =
            found.contains(.earlierImport) || found.contains(.nameAndBirthday)
            || (found.contains(.uid) && !isContradicted)
        certainty = isSame ? .same : .possible
    }
}

/// What of a contact is compared with people.
struct ComparedContact {
    /// The names that it bears.
    let names: Set<ComparedName>
    /// What it says of the day of birth.
    let birth: ContactBirth

    init(_ contact: Contact, today: CivilDate) {
        names = ComparedName.all(of: contact)
        birth = ContactBirth(contact, today: today)
    }
}

/// How the birthday of a card stands to the one that is recorded.
private enum BirthComparison {
    case same, sameAnniversary, different, unknown

    init(_ person: Person, _ birth: ContactBirth) {
        guard case .exact(let recorded, _) = person.birth else {
            self = .unknown
            return
        }
        switch birth {
        case .date(let date):
            self = date == recorded ? .same : .different
        case .anniversaries(let days):
            let isSame = days.contains { $0 == (recorded.month, recorded.day) }
            self = isSame ? .sameAnniversary : .unknown
        }
    }
}
