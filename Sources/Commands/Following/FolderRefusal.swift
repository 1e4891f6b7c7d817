/// Why nothing is taken from a folder.
package enum FolderRefusal: Equatable, Sendable {
    /// Another notebook accepted it first.
    case ofAnotherNotebook
    /// The notebook follows another folder, and this one was never accepted.
    case anotherFolder
    /// It cannot be written, so it cannot be marked as this notebook's.
    case cannotBeMarked
    /// It holds more cards than a replay looks at.
    case tooManyCards(limit: Int)

    /// How the command ends.
    var status: ExitStatus {
        switch self {
        case .ofAnotherNotebook, .anotherFolder, .cannotBeMarked: .decisionNeeded
        case .tooManyCards: .unreadable
        }
    }

    /// What to tell the person.
    var sentence: String {
        switch self {
        case .ofAnotherNotebook:
            "belongs to another notebook, and nothing was taken; --approve lets this one follow it."
        case .anotherFolder:
            "is not the folder that this notebook follows, and nothing was taken; "
                + "--approve lets it follow this one too."
        case .cannotBeMarked:
            "cannot be written, so it cannot be marked as this notebook's, and nothing was taken; "
                + "--approve follows it all the same."
        case .tooManyCards(let limit):
            "holds more than \(limit) cards, which --replay does not look through; "
                + "nothing was taken."
        }
    }
}
