import VCard

/// What would happen to the contact's photo if the review were accepted now.
package enum PhotoPlan: Hashable, Sendable {
    /// The card has none.
    case absent
    /// The card only links to one; it is not followed.
    case link
    /// It stays closed until something is said of the birth.
    case waitsForBirth
    /// It stays closed.
    case withheld(AdultPhotoGate.Reason)
    /// A person has to say "use this photo": the kept age is not this contact's.
    case needsWordForKeptAge
    /// A person has to say "use this photo": the card itself says otherwise.
    case needsWordAgainstCard
    /// It is read, stripped and saved by the import.
    case willBeRead
    /// It was read, and is saved by the import.
    case ready(PhotoPresence)
    /// It cannot be used.
    case unreadable(PhotoTrouble)
    /// It is left out on purpose.
    case leftOut
}

extension PhotoPlan {
    /// The plan as half a sentence.
    package var words: String {
        switch self {
        case .absent: "none in the card"
        case .link: "only a link, which is not followed"
        case .waitsForBirth: "stays closed until something is said of the birth"
        case .withheld(let reason): "stays closed and is not saved: \(ReviewWords.words(reason))"
        case .needsWordForKeptAge:
            "not read; the kept age says nothing of this contact, so the photo needs a word"
        case .needsWordAgainstCard:
            "not read; the card itself speaks of somebody under 18, so the photo needs a word"
        case .willBeRead: "not read yet; the import reads it and saves it without its metadata"
        case .ready(let presence): "read (\(presence.format.rawValue)); saved without its metadata"
        case .unreadable(let trouble): "cannot be used: \(ReviewWords.words(trouble))"
        case .leftOut: "left out"
        }
    }

    /// A stable word for the plan, where it keeps the photo out; for JSON.
    package var reason: String? {
        switch self {
        case .absent, .willBeRead, .ready: nil
        case .link: "link"
        case .waitsForBirth: "needsBirth"
        case .withheld(let reason): reason.rawValue
        case .needsWordForKeptAge: "keptAge"
        case .needsWordAgainstCard: "contradicted"
        case .unreadable: "unreadable"
        case .leftOut: "leftOut"
        }
    }
}

extension ImportReview {
    /// What would happen to the photo if the review were accepted now.
    package var photoPlan: PhotoPlan {
        guard let reference = contact?.photo?.reference else { return .absent }
        if reference.form == .uri { return .link }
        switch photo {
        case .absent: return .absent
        case .skipped: return .leftOut
        case .ready(let stored, _): return .ready(stored.presence)
        case .unreadable(let trouble): return .unreadable(trouble)
        case .undecided: break
        }
        guard let provenance else { return .waitsForBirth }
        if case .shut(let reason) = gate { return .withheld(reason) }
        if mayReadPhoto { return .willBeRead }
        return provenance == .keptExisting ? .needsWordForKeptAge : .needsWordAgainstCard
    }

    /// Whether the person's stored photo would be gone after saving.
    package var removesStoredPhoto: Bool {
        guard subject.draft.stored?.photo != nil, provenance != nil else { return false }
        if photoPlan == .willBeRead { return false }
        return proposal.photo.presence == nil
    }
}
