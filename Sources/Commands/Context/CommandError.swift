package import Files
package import Interchange
package import KindredCore
package import NotebookStore

/// Why a verb could not do what was asked.
package enum CommandError: Error {
    /// The command line was not understood.
    case usage(UsageError)
    /// The answer that an option gives cannot be taken.
    case answer(Flag, verb: Verb, ReviewRefusal)
    /// A file could not be opened or read.
    case file(FileError)
    /// The output could not be written; quiet where its reader has gone.
    case output(FileError)
    /// The file holds something else than cards.
    case content(path: String, UnreadableContent)
    /// The file holds no baseline.
    case noBaseline(String)
    /// The file is not in the form that it was taken for.
    case interchange(path: String, InterchangeError)
    /// The file is no longer what was reviewed.
    case sourceChanged(String)
    /// The machine's clock shows no day of our calendar.
    case clock
    /// A person has to choose between cards.
    case choice(CardListing)
    /// A person has to decide something about a card.
    case decision(path: String, OpenDecision)
    /// Nobody is named so.
    case noSuchPerson
    /// Several people are named so; their numbers.
    case severalPeople([Int])
    /// People were left as they are.
    case people(PeopleRefusal)
    /// Nothing may be taken from the folder.
    case folder(path: String, FolderRefusal)
    /// A plan is not carried out.
    case plan(path: String, PlanRefusal)
    /// A stored photo is not written.
    case photo(PhotoRefusal)
    /// Something stands already where a file shall be written.
    case exists(String)
    /// There is no telling where the notebook is.
    case noNotebook
    /// The notebook refused.
    case notebook(path: String, NotebookError)
}

extension CommandError {
    /// How the command ends with it.
    package var status: ExitStatus {
        switch self {
        case .usage, .answer, .noSuchPerson, .noNotebook, .notebook(_, .notBegun): .usage
        case .plan(_, .noPlan), .exists: .unreadable
        case .plan, .photo: .notebookRefused
        case .file, .content, .interchange, .noBaseline, .sourceChanged, .clock: .unreadable
        case .output(let error): error.kind == .brokenPipe ? .done : .unreadable
        case .choice(let listing): listing.status
        case .decision, .severalPeople: .decisionNeeded
        case .people(let refusal): refusal.status
        case .folder(_, let refusal): refusal.status
        case .notebook: .notebookRefused
        }
    }
}
