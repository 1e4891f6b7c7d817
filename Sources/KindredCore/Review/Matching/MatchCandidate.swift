import CivilCalendar
import VCard

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

    /// A candidate for these reasons; nil where there are none.
    init?(_ person: Person, _ contact: Contact, found: Set<MatchReason>, today: CivilDate) {
        var found = found
        let birth = BirthComparison(person, contact, today: today)
        let isNamed = SameName.holds(person, contact)
        if isNamed, birth == .same { found.insert(.nameAndBirthday) }
        if isNamed, birth == .sameAnniversary { found.insert(.nameAndAnniversary) }
        guard !found.isEmpty else { return nil }
        self.person = person
        reasons = MatchReason.allCases.filter(found.contains)
        let isContradicted = birth == .different || !(isNamed || birth == .same)
        let isSame =
            found.contains(.earlierImport) || found.contains(.nameAndBirthday)
            || (found.contains(.uid) && !isContradicted)
        certainty = isSame ? .same : .possible
    }
}

/// How the birthday of a card stands to the one that is recorded.
private enum BirthComparison {
    case same, sameAnniversary, different, unknown

    init(_ person: Person, _ contact: Contact, today: CivilDate) {
        guard case .exact(let recorded, _) = person.birth else {
            self = .unknown
            return
        }
        if case .usable(let date, _) = BirthResolution(contact.birthday, today: today) {
            self = date == recorded ? .same : .different
            return
        }
        let isAnniversary = contact.birthday.readings.contains { reading in
            reading.calendar == "gregorian"
                && (reading.year == nil || reading.reason == .placeholderYear)
                && reading.month == recorded.month && reading.day == recorded.day
        }
        self = isAnniversary ? .sameAnniversary : .unknown
    }
}

/// Whether a card and a person bear one name, compared without case and white space.
private enum SameName {
    static func holds(_ person: Person, _ contact: Contact) -> Bool {
        let recorded = plain([person.given, person.family])
        guard !recorded.isEmpty, person.given != nil else { return false }
        let names = contact.names
        return [plain([names.given, names.family]), plain([contact.name.formatted])]
            .contains(recorded)
    }

    private static func plain(_ parts: [String?]) -> String {
        parts.compactMap(\.self).joined(separator: " ").lowercased()
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
