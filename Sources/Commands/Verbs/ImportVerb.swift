internal import CivilCalendar
internal import KindredCore
internal import NotebookStore

/// `import`: reviews a card and saves the person.
struct ImportVerb {
    private let options: ReviewOptions
    private let place: NotebookLocation
    private let context: CommandContext

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        options = try ReviewOptions(invocation, context)
        place = try NotebookLocation(invocation, context)
        self.context = context
    }

    func run() throws(CommandError) -> ExitStatus {
        let selected = try options.selection.contact(
            of: options.path,
            today: options.today.shown,
            in: context
        )
        guard let selected else {
            context.tell("\(options.path): is empty: 0 cards, nothing to import.")
            return .done
        }
        var session = try ReviewSession(selected.contact, options, .import)
        if let refusal = session.readPhoto() { context.tell("\(options.path): \(refusal).") }
        try session.accept()
        guard selected.isUnchanged else {
            session.hear(.sourceChanged)
            throw .sourceChanged(options.path)
        }
        return try save(&session)
    }

    private func save(_ session: inout ReviewSession) throws(CommandError) -> ExitStatus {
        guard let approval = session.takeApproval() else {
            throw .decision(path: options.path, OpenDecision(session.review))
        }
        let outcome: SaveOutcome
        let person: Person?
        do throws(NotebookError) {
            var notebook = try Notebook.open(place.place, for: .writing)
            outcome = try notebook.save(approval, on: options.today.shown)
            person = try outcome.reference.flatMap { (number) throws(NotebookError) in
                try notebook.person(reference: number)
            }
        } catch {
            session.hear(ReviewEvent(error))
            throw .notebook(path: place.path, error)
        }
        session.hear(ReviewEvent(outcome))
        return try tell(outcome, person)
    }

    private func tell(
        _ outcome: SaveOutcome,
        _ person: Person?
    ) throws(CommandError) -> ExitStatus {
        guard let person else {
            context.tell(
                "\(options.path): was imported before, and the person was deleted since; "
                    + "nothing was written."
            )
            return .notebookRefused
        }
        var printer = Printer(context.output)
        if let receipt = outcome.receipt {
            for line in receipt.lines { printer.line(line) }
            printer.line()
        }
        let names = MonthNames(environment: context.environment)
        for line in Profile(person, options.today, names: names).lines { printer.line(line) }
        try printer.finish()
        switch outcome {
        case .saved: break
        case .alreadySaved:
            context.tell("\(options.path): was imported before; nothing was written.")
        case .editedSince, .deletedSince:
            context.tell(
                "\(options.path): was imported before, and the person was edited since; "
                    + "nothing was written."
            )
        }
        return .done
    }
}

extension SaveOutcome {
    /// The number of the person who is stored.
    fileprivate var reference: Int? {
        switch self {
        case .saved(let receipt), .alreadySaved(let receipt): receipt.reference
        case .editedSince(let reference): reference
        case .deletedSince: nil
        }
    }
}

extension ReviewEvent {
    /// What the review hears of a save that did not fail.
    fileprivate init(_ outcome: SaveOutcome) {
        self =
            switch outcome {
            case .saved: .saveVerified
            case .alreadySaved: .alreadyDone
            case .editedSince, .deletedSince: .alreadyImportedEditedSince
            }
    }

    /// What the review hears of a save that failed.
    fileprivate init(_ error: NotebookError) {
        self =
            switch error {
            case .conflict: .conflict
            case .committedButUnverified: .unverified
            default: .notCommitted
            }
    }
}
