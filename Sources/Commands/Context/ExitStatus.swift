/// How the command ends.
package enum ExitStatus: Int32, CaseIterable, Sendable {
    /// Done.
    case done = 0
    /// `check` found something at or above `--fail-on`.
    case found = 1
    /// The command line was not understood.
    case usage = 2
    /// A person has to decide; nothing was written.
    case decisionNeeded = 3
    /// The notebook refused.
    case notebookRefused = 4
    /// Input could not be read.
    case unreadable = 5

    /// The statuses from the one that is told first to the one that is told last.
    private static let precedence: [ExitStatus] = [
        .usage, .unreadable, .notebookRefused, .decisionNeeded, .found, .done,
    ]

    /// The one status for two outcomes: of several failures the first of 2, 5, 4, 3, 1.
    package func joined(with other: ExitStatus) -> ExitStatus {
        Self.precedence.first { $0 == self || $0 == other } ?? .done
    }

    /// What the status means, as help and the man page say it.
    package var meaning: String {
        switch self {
        case .done: "Done."
        case .found: "check found something at or above --fail-on."
        case .usage: "The command line was not understood."
        case .decisionNeeded: "A decision is needed; nothing was written."
        case .notebookRefused:
            "The notebook refused: unsupported, corrupt, locked, conflict, not verified."
        case .unreadable: "Input could not be read."
        }
    }
}
