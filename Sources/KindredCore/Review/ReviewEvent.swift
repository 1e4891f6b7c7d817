public import CivilCalendar

/// What happens to a review.
public enum ReviewEvent: Hashable, Sendable {
    /// A card is chosen among those of the file.
    case select([Contact], CardChoice?)
    /// The card's birthday is looked at.
    case evaluate
    /// A person enters the day of birth, and the date in its own calendar where it was written in one.
    case enterExact(CivilDate, observed: CalendarDate?)
    /// A person enters an age for a day.
    case enterEstimate(years: Int, asOf: CivilDate)
    /// A person leaves the birth unknown.
    case leaveUnknown
    /// The stored person's birth stays as it is.
    case keepExisting
    /// The names are edited; nil or blank is unknown.
    case editNames(given: String?, family: String?)
    /// The connections of a new person are chosen.
    case setConnections(Set<Connection>)
    /// The photo is asked for.
    case readPhoto
    /// A person says "use this photo".
    case confirmPhoto
    /// The photo was read at that revision; the digest is that of the card's own bytes.
    case photoRead(StoredPhoto, digest: String, revision: Int)
    /// The photo could not be read at that revision.
    case photoFailed(PhotoTrouble, revision: Int)
    /// The photo is left out.
    case continueWithoutPhoto
    /// The contact goes into the draft of the stored person.
    case importIntoDraft
    /// The new person is accepted and saved.
    case importAndSave(ReviewToken)
    /// The applied draft is saved.
    case save(ReviewToken)
    /// The stored photo stays, and the draft unsaved.
    case cancelRemoval
    /// The stored photo is removed and the draft saved.
    case removePhotoAndSave(ReviewToken)
    /// The review is given up.
    case cancel
    /// The source file is no longer what was reviewed.
    case sourceChanged
    /// The store wrote it and read it back.
    case saveVerified
    /// The store found the same import, read back as it was saved.
    case alreadyDone
    /// The store found the same import, and the person edited since.
    case alreadyImportedEditedSince
    /// The store found a newer revision of the person.
    case conflict
    /// The store wrote nothing.
    case notCommitted
    /// The store wrote, and could not read the same back.
    case unverified

    /// The events without what they carry, as rows of the table name them.
    enum Kind: String, CaseIterable, Hashable, Sendable {
        case select, evaluate, enterExact, enterEstimate, leaveUnknown, keepExisting, editNames
        case setConnections, readPhoto, confirmPhoto, photoRead, photoFailed
        case continueWithoutPhoto, importIntoDraft, importAndSave, save, cancelRemoval
        case removePhotoAndSave, cancel, sourceChanged, saveVerified, alreadyDone
        case alreadyImportedEditedSince, conflict, notCommitted, unverified
    }

    var kind: Kind {
        switch self {
        case .select: .select
        case .evaluate: .evaluate
        case .enterExact: .enterExact
        case .enterEstimate: .enterEstimate
        case .leaveUnknown: .leaveUnknown
        case .keepExisting: .keepExisting
        case .editNames: .editNames
        case .setConnections: .setConnections
        case .readPhoto: .readPhoto
        case .confirmPhoto: .confirmPhoto
        case .photoRead: .photoRead
        case .photoFailed: .photoFailed
        case .continueWithoutPhoto: .continueWithoutPhoto
        case .importIntoDraft: .importIntoDraft
        case .importAndSave: .importAndSave
        case .save: .save
        case .cancelRemoval: .cancelRemoval
        case .removePhotoAndSave: .removePhotoAndSave
        case .cancel: .cancel
        case .sourceChanged: .sourceChanged
        case .saveVerified: .saveVerified
        case .alreadyDone: .alreadyDone
        case .alreadyImportedEditedSince: .alreadyImportedEditedSince
        case .conflict: .conflict
        case .notCommitted: .notCommitted
        case .unverified: .unverified
        }
    }

    /// The token that the event brings.
    var token: ReviewToken? {
        switch self {
        case .importAndSave(let token), .save(let token), .removePhotoAndSave(let token): token
        default: nil
        }
    }
}

/// How a card is named among several.
public enum CardChoice: Hashable, Sendable {
    /// By its number in the file, from 1.
    case number(Int)
    /// By its name, compared without case.
    case name(String)

    /// Whether the contact is meant.
    func means(_ contact: Contact) -> Bool {
        switch self {
        case .number(let number):
            return contact.number == number
        case .name(let text):
            let names = contact.names
            let both = [names.given, names.family].compactMap { $0 }.joined(separator: " ")
            let wanted = RecordedName.of(text)?.lowercased()
            return [contact.displayName, both, names.given, names.family]
                .contains { $0?.lowercased() == wanted && wanted != nil }
        }
    }
}
