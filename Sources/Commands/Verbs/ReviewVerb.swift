internal import CivilCalendar
internal import Files
internal import KindredCore
internal import NotebookStore
internal import Text

/// `review`: previews the import of a card, and writes nothing but the plan it is asked for.
struct ReviewVerb {
    private let call: ReviewCall
    private var options: ReviewOptions { call.options }
    private var invocation: Invocation { call.invocation }
    private var context: CommandContext { call.context }

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        call = try ReviewCall(invocation, context)
    }

    func run() throws(CommandError) -> ExitStatus {
        let selected = try options.selection.contact(
            of: options.path,
            today: options.today.shown,
            in: context
        )
        guard let selected else {
            call.tellEmpty()
            return .done
        }
        let plan = invocation.argument(.plan)
        var desk = try NotebookDesk(place(), context, for: plan == nil ? .reading : .writing)
        let matching = try options.matching(selected.contact, in: &desk)
        var session = try call.session(selected.contact, in: &desk)
        if let plan {
            call.readPhoto(in: &session)
            try write(plan, session, matching, &desk)
        }
        try print(session.review, matching)
        return .done
    }

    /// The notebook that is looked at: an empty one where none is meant and none needed.
    private func place() throws(CommandError) -> Invocation {
        guard options.target == .open, options.link == nil, !invocation.has(.plan) else {
            return invocation
        }
        do throws(CommandError) {
            _ = try NotebookLocation(invocation, context)
            return invocation
        } catch {
            guard case .noNotebook = error else { throw error }
            var trial = invocation
            trial.occurrences.append(.init(flag: .notebook, argument: ":memory:"))
            return trial
        }
    }

    private func print(_ review: ImportReview, _ matching: Matching?) throws(CommandError) {
        let command = ReviewCommand(invocation)
        let text = ReviewText(
            review,
            matching: matching,
            names: MonthNames(environment: context.environment),
            command: command.line
        )
        try context.print(text.lines, for: invocation) { writer in
            writer.value(review.summary(matching: matching).json(command: command.line))
        }
    }

    /// Saves the decisions, where none is left to take, as a file that only its owner can read.
    private func write(
        _ path: String,
        _ session: ReviewSession,
        _ matching: Matching?,
        _ desk: inout NotebookDesk
    ) throws(CommandError) {
        let review = session.review
        let isKept = !review.removesStoredPhoto || options.answers.removesStoredPhoto
        guard matching?.needsChoice != true, isKept,
            let token = Digest(bytes: RandomBytes.make(Digest.byteCount)),
            let plan = ImportPlan(review, options.answers, token: token)
        else { throw .decision(path: options.path, OpenDecision(review, matching)) }
        let key = try desk.use { (notebook) throws(NotebookError) in
            try notebook.key(for: ImportPlan.keyPurpose)
        }
        try PrivateOutput(path).write(plan.bytes(key: key))
    }
}
