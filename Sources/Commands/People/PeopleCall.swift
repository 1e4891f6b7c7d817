internal import NotebookStore

/// What a verb about people begins with: the command line, the day that counts as today, and the
/// world in which it is done.
struct PeopleCall {
    let invocation: Invocation
    let today: Today
    let context: CommandContext

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        today = try Today(invocation, context)
        self.invocation = invocation
        self.context = context
    }

    /// Opens the notebook that the command line means.
    func desk(for use: Notebook.Use) throws(CommandError) -> NotebookDesk {
        try NotebookDesk(invocation, context, for: use)
    }

    /// What the first operand says, which names a person.
    var operand: String { invocation.operands.first ?? "" }
}
