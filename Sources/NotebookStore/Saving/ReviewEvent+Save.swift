package import KindredCore

extension SaveOutcome {
    /// What the review has to hear.
    package var event: ReviewEvent {
        switch self {
        case .saved: .saveVerified
        case .alreadySaved: .alreadyDone
        case .editedSince, .deletedSince: .alreadyImportedEditedSince
        }
    }
}

extension NotebookError {
    /// What the review has to hear of a save that threw.
    package var event: ReviewEvent {
        switch self {
        case .conflict: .conflict
        case .committedButUnverified: .unverified
        default: .notCommitted
        }
    }
}
