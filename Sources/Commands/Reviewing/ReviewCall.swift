internal import KindredCore
internal import NotebookStore

/// What `review` and `import` begin with: what was asked, and the world in which it is done.
struct ReviewCall {
    let options: ReviewOptions
    let invocation: Invocation
    let context: CommandContext

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        options = try ReviewOptions(invocation, context)
        self.invocation = invocation
        self.context = context
    }

    /// Tells that the file holds no card.
    func tellEmpty() {
        let verb = invocation.verb.rawValue
        context.tell("\(options.path): is empty: 0 cards, nothing to \(verb).")
    }

    /// The contact under review, with the answers of the options given.
    func session(
        _ contact: Contact,
        in desk: inout NotebookDesk
    ) throws(CommandError) -> ReviewSession {
        try ReviewSession(
            contact,
            into: try options.subject(in: &desk),
            options.answers,
            options.today,
            invocation.verb,
            calledNew: options.target == .new
        )
    }

    /// Reads the photo as far as the options and the gate let it be read.
    func readPhoto(in session: inout ReviewSession) {
        if let refusal = session.readPhoto() { context.tell("\(options.path): \(refusal).") }
    }
}
