public import VCard

import CivilCalendar

/// What a review takes from one card: names, what is said of the birth, and where the photo lies.
public struct Contact: Hashable, Sendable {
    /// The number of the card in its file, from 1.
    public let number: Int
    /// The names as the card gives them.
    public let name: CardName
    /// Every statement about the birth.
    public let birthday: Birthday
    /// How many related people the card names; they are reported and never become links.
    public let relatedCount: Int
    /// The photo, unread.
    package let photo: WithheldPhoto?
    /// What lets the card be found again.
    package let source: ContactSource
    /// The digest of the card without its media, in hexadecimal digits.
    package var digest: String { source.digest }

    package init(
        number: Int,
        name: CardName,
        birthday: Birthday,
        relatedCount: Int = 0,
        photo: WithheldPhoto?,
        source: ContactSource
    ) {
        self.number = number
        self.name = name
        self.birthday = birthday
        self.relatedCount = relatedCount
        self.photo = photo
        self.source = source
    }

    package init(
        number: Int,
        name: CardName,
        birthday: Birthday,
        relatedCount: Int = 0,
        photo: WithheldPhoto?,
        digest: String
    ) {
        self.init(
            number: number,
            name: name,
            birthday: birthday,
            relatedCount: relatedCount,
            photo: photo,
            source: ContactSource(digest: digest)
        )
    }

    /// The given and family names that would be recorded: those of N, or else FN as the given name.
    public var names: (given: String?, family: String?) {
        let given = RecordedName.of(name.given)
        let family = RecordedName.of(name.family)
        if given == nil, family == nil { return (RecordedName.of(name.formatted), nil) }
        return (given, family)
    }

    /// What the contact is called in messages; nil where the card gives no name.
    public var displayName: String? {
        if let formatted = RecordedName.of(name.formatted) { return formatted }
        let parts = [names.given, names.family].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }
}
