/// Where a review stands.
public enum ReviewPhase: String, CaseIterable, Hashable, Sendable {
    /// No card is chosen yet.
    case idle
    /// A card is chosen, its birthday not yet looked at.
    case selected
    /// A person has to say something about the birth.
    case needsBirth
    /// Everything needed is there, and can still be changed.
    case reviewing
    /// The contact went into the draft of a stored person, which is not saved yet.
    case draftApplied
    /// Saving would remove a stored photo, and waits for a word.
    case confirmRemoval
    /// The store is at work.
    case saving
    /// The stored person was changed meanwhile; nothing was written.
    case conflict
    /// It may have been written, and could not be read back.
    case unverified
    /// Saved, and read back.
    case saved
    /// Given up; nothing was written.
    case cancelled
    /// The source file changed under the review; nothing was written.
    case stale
    /// The edited draft was given up; what is stored stays.
    case discarded

    /// Whether nothing can happen any more.
    public var isTerminal: Bool {
        switch self {
        case .saved, .cancelled, .stale, .discarded: true
        default: false
        }
    }

    /// The phases in which a review can be given up.
    static let open: Set<ReviewPhase> = [
        .idle, .selected, .needsBirth, .reviewing, .conflict, .unverified,
    ]
}
