internal import CivilCalendar
internal import Files
internal import KindredCore
internal import NotebookStore

/// `import`: reviews a card and saves the person; a person at a terminal is asked what is open.
struct ImportVerb {
    private let call: ReviewCall
    private var options: ReviewOptions { call.options }
    private var invocation: Invocation { call.invocation }
    private var context: CommandContext { call.context }

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        call = try ReviewCall(invocation, context)
    }

    func run() throws(CommandError) -> ExitStatus {
        if invocation.has(.plan) {
            return try PlanImport(invocation, options.today, context).run()
        }
        guard let selected = try selected() else {
            call.tellEmpty()
            return .done
        }
        let session = try accepted(selected.contact)
        return try ImportSave(selected, options.today, invocation, context).save(session)
    }

    /// Whether a person at a terminal can be asked what is open.
    private var talks: Bool { context.canAsk && options.path != FileSource.standardInputName }

    /// The contact that is meant; of several a person at a terminal chooses one.
    private func selected() throws(CommandError) -> SelectedContact? {
        do throws(CommandError) {
            return try found()
        } catch {
            guard talks, case .choice(let listing) = error, listing.status == .decisionNeeded else {
                throw error
            }
            return try CardQuestion(options.path, options.today.shown, context).ask(listing)
        }
    }

    /// The contact that the options name; what of its file could not be read is kept where that was asked for.
    private func found() throws(CommandError) -> SelectedContact? {
        let kept = invocation.argument(.rejects)
        try ContactPaths([options.path]).requireOthers(than: kept, of: .rejects, verb: .import)
        var rejects = kept.map { RejectFile($0) }
        let selected: SelectedContact?
        do throws(CommandError) {
            selected = try options.selection.contact(
                of: options.path,
                today: options.today.shown,
                keeping: &rejects,
                in: context
            )
        } catch {
            // The file was read to its end, though no card of it is chosen.
            switch error {
            case .choice, .content: try close(&rejects)
            default: break
            }
            throw error
        }
        try close(&rejects)
        return selected
    }

    private func close(_ rejects: inout RejectFile?) throws(CommandError) {
        if let rejected = try rejects?.close() { context.tell(rejected) }
    }

    /// The review of the contact once it is accepted: by the options alone, or by what a person
    /// answers at a terminal.
    private func accepted(_ contact: Contact) throws(CommandError) -> ReviewSession {
        guard !talks || options.acceptsAll else { return try talk(contact) }
        do throws(CommandError) {
            return try decided(contact)
        } catch {
            guard talks, case .decision = error else { throw error }
            return try talk(contact)
        }
    }

    private func talk(_ contact: Contact) throws(CommandError) -> ReviewSession {
        var desk = try NotebookDesk(invocation, context, for: .reading)
        return try Conversation(contact, options, context).run(&desk)
    }

    private func decided(_ contact: Contact) throws(CommandError) -> ReviewSession {
        var desk = try NotebookDesk(invocation, context, for: .reading)
        var session = try call.session(contact, in: &desk)
        call.readPhoto(in: &session)
        let matching = try matching(contact, session, &desk)
        guard matching?.needsChoice != true,
            session.accept(removing: options.answers.removesStoredPhoto)
        else { throw .decision(path: options.path, OpenDecision(session.review, matching)) }
        return session
    }

    /// Whom the card may be, unless the very same import was done before.
    private func matching(
        _ contact: Contact,
        _ session: ReviewSession,
        _ desk: inout NotebookDesk
    ) throws(CommandError) -> Matching? {
        let review = session.review
        let isRepeated = try desk.use { (notebook) throws(NotebookError) in
            guard review.isReadyToImport else { return false }
            return try notebook.isImported(review.importKey)
        }
        return isRepeated ? nil : try options.matching(contact, in: &desk)
    }
}
