package import CivilCalendar

/// A name with a month and a day of birth, without the year: all that a card and a person need to
/// have in common to be found by name.
///
/// Whom ``Matching`` would take for a candidate by name has one of the contact's; so it is enough
/// to look these up instead of comparing the contact with everybody.
package struct NameDay: Hashable, Sendable {
    private let name: ComparedName
    private let month: Int
    private let day: Int

    private init(_ name: ComparedName, month: Int, day: Int) {
        self.name = name
        self.month = month
        self.day = day
    }

    /// What a person of these recorded names and this day of birth is found by; nil while the given
    /// name is unknown.
    package init?(given: String?, family: String?, born: CivilDate) {
        guard let name = ComparedName(given: given, family: family) else { return nil }
        self.init(name, month: born.month, day: born.day)
    }

    /// What a contact's person would be found by.
    package static func all(of contact: Contact, today: CivilDate) -> Set<NameDay> {
        let days = ContactBirth(contact, today: today).days
        guard !days.isEmpty else { return [] }
        return ComparedName.all(of: contact).reduce(into: []) { found, name in
            for day in days { found.insert(NameDay(name, month: day.month, day: day.day)) }
        }
    }
}

extension PersonDraft {
    /// What the person is found by; nil without a given name or a day of birth.
    package var nameDay: NameDay? {
        guard case .exact(let born, _) = birth else { return nil }
        return NameDay(given: given, family: family, born: born)
    }
}
