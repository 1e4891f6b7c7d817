/// What an event came to.
public enum ReviewOutcome: Hashable, Sendable {
    /// The review moved by that row of the table, and asks for these actions.
    case moved(row: String, [ReviewAction])
    /// The review stays as it was.
    case refused(ReviewRefusal)
    /// The review is over.
    case ignored

    /// What the caller has to do now.
    public var actions: [ReviewAction] {
        if case .moved(_, let actions) = self { actions } else { [] }
    }

    /// Why the event was refused, where it was.
    public var refusal: ReviewRefusal? {
        if case .refused(let refusal) = self { refusal } else { nil }
    }
}

/// What a review asks its caller to do; the review itself does nothing.
public enum ReviewAction: Hashable, Sendable {
    /// Read the photo, with the proof that the review now gives out.
    case readPhoto
    /// Forget the bytes of a photo read earlier.
    case forgetPhoto
    /// Take the approval and save.
    case save
}

/// Why a review refused an event.
public enum ReviewRefusal: Hashable, Sendable {
    /// The file holds no card.
    case noCard
    /// Several cards could be meant: their numbers and names.
    case chooseCard([CardName])
    /// No card is named so.
    case noSuchCard([CardName])
    /// The day of birth, or the day of the estimate, is still to come.
    case future
    /// The birth would be more than 120 years ago.
    case over120
    /// The age is outside 0…120.
    case ageOutOfRange
    /// There is no photo that could be read.
    case photoAbsent
    /// The gate is shut.
    case gateShut(AdultPhotoGate.Reason)
    /// The birth does not speak for this photo; a person has to confirm it.
    case photoNeedsConfirmation
    /// Whether the photo is used is not decided.
    case photoUndecided
    /// The photo cannot be read; it has to be left out.
    case photoUnreadable(PhotoTrouble)
    /// The token was used before.
    case tokenUsed
    /// The token was drawn for another revision.
    case tokenOfAnotherRevision
    /// Only an existing person has something to keep.
    case nothingToKeep
    /// The event has no place in this phase.
    case notNow(ReviewPhase)

    /// A card in a list to choose from.
    public struct CardName: Hashable, Sendable {
        /// The number of the card in its file, from 1.
        public let number: Int
        /// Its name; nil where it has none.
        public let name: String?
    }
}
