internal import CivilCalendar
internal import Files
internal import KindredCore
internal import NotebookStore
internal import Text

/// The end of an import: the accepted review is saved, and what is stored is told.
struct ImportSave {
    private let selected: SelectedContact
    private let today: Today
    private let invocation: Invocation
    private let context: CommandContext

    init(
        _ selected: SelectedContact,
        _ today: Today,
        _ invocation: Invocation,
        _ context: CommandContext
    ) {
        self.selected = selected
        self.today = today
        self.invocation = invocation
        self.context = context
    }

    /// Saves the review in one transaction; an interrupt is answered only after it is told.
    func save(
        _ session: consuming ReviewSession,
        plan: Digest? = nil
    ) throws(CommandError) -> ExitStatus {
        var session = session
        guard selected.isUnchanged else {
            session.hear(.sourceChanged)
            throw .sourceChanged(selected.path)
        }
        guard let approval = session.takeApproval() else {
            throw .decision(path: selected.path, OpenDecision(session.review))
        }
        let hold = SignalHold()
        defer { hold.release() }
        let place = try NotebookLocation(invocation, context)
        let outcome: SaveOutcome
        let person: Person?
        do throws(NotebookError) {
            var notebook = try Notebook.open(place.place, for: .writing)
            outcome = try notebook.save(
                approval,
                on: today.shown,
                plan: plan,
                reviving: session.isCalledNew
            )
            person = try outcome.reference.flatMap { (number) throws(NotebookError) in
                try notebook.person(reference: number)
            }
        } catch {
            session.hear(error.event)
            throw .notebook(path: place.path, error)
        }
        session.hear(outcome.event)
        return try tell(outcome, person)
    }

    private func tell(
        _ outcome: SaveOutcome,
        _ person: Person?
    ) throws(CommandError) -> ExitStatus {
        guard let person else {
            context.tell(
                "\(selected.path): was imported before, and the person was deleted since; "
                    + "nothing was written."
            )
            return .notebookRefused
        }
        try print(outcome, person)
        switch outcome {
        case .saved: break
        case .alreadySaved:
            context.tell("\(selected.path): was imported before; nothing was written.")
        case .editedSince, .deletedSince:
            context.tell(
                "\(selected.path): was imported before, and the person was edited since; "
                    + "nothing was written."
            )
        }
        return .done
    }

    private func print(_ outcome: SaveOutcome, _ person: Person) throws(CommandError) {
        let names = MonthNames(environment: context.environment)
        let profile = Profile(person, today, names: names)
        let receipt = outcome.receipt.map { $0.lines + [""] } ?? []
        try context.print(receipt + profile.lines, for: invocation) { writer in
            writer.object { object in
                object.member("outcome", outcome.word)
                object.key("receipt")
                if let receipt = outcome.receipt {
                    receipt.write(to: &object)
                } else {
                    object.null()
                }
                object.object("person") { profile.writeMembers(to: &$0) }
            }
        }
    }
}

extension SaveOutcome {
    /// The outcome in a stable word, for JSON.
    fileprivate var word: String {
        switch self {
        case .saved: "saved"
        case .alreadySaved: "savedBefore"
        case .editedSince: "editedSince"
        case .deletedSince: "deletedSince"
        }
    }

    /// The number of the person who is stored.
    fileprivate var reference: Int? {
        switch self {
        case .saved(let receipt), .alreadySaved(let receipt): receipt.reference
        case .editedSince(let reference): reference
        case .deletedSince: nil
        }
    }
}
