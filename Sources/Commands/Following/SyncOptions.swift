internal import NotebookStore

/// What a `sync` was asked for.
struct SyncOptions {
    /// How many cards a replay looks at: 100 pages.
    static let replayLimit = 100 * SaveBatch.largest

    /// The command line.
    let invocation: Invocation
    /// The folder.
    let path: String
    /// Whether what is proposed is saved.
    let isAccepted: Bool
    /// Whether this notebook may follow this folder.
    let isApproved: Bool
    /// Whether files are looked at that were not touched.
    let isReplay: Bool
    /// The notebook.
    let location: NotebookLocation
    /// What holds for every card.
    let answers: BatchAnswers

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        self.invocation = invocation
        path = invocation.operands.first ?? ""
        isAccepted = invocation.has(.accept)
        isApproved = invocation.has(.approve)
        isReplay = invocation.has(.replay)
        answers = try BatchAnswers(invocation, context)
        location = try NotebookLocation(invocation, context)
    }
}
