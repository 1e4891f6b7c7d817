internal import Diagnostics
internal import Files
internal import KindredCore
internal import NotebookStore
internal import Text
internal import VCard

/// `import --all`: saves every card that needs no decision, and lists the others.
struct ImportAllVerb {
    private let invocation: Invocation
    private let answers: BatchAnswers
    private let location: NotebookLocation
    private let rejects: String?
    private let context: CommandContext

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        answers = try BatchAnswers(invocation, context)
        location = try NotebookLocation(invocation, context)
        rejects = invocation.argument(.rejects)
        self.invocation = invocation
        self.context = context
    }

    func run() throws(CommandError) -> ExitStatus {
        let paths = ContactPaths(invocation.operands)
        try paths.requireOthers(than: rejects, of: .rejects, verb: .import)
        let report = BatchReport(invocation, context, list: "cards")
        var run = ImportAllRun(answers, location, report, rejects, context)
        for failure in paths.failures { run.refuse(.file(failure)) }
        do throws(CommandError) {
            for path in paths.files { try run.take(path) }
        } catch {
            if run.hasSaved { try? run.finish() }
            throw error
        }
        try run.finish()
        return run.status
    }
}

/// One pass over all files of an `import --all`.
private struct ImportAllRun: ~Copyable {
    private(set) var status = ExitStatus.done
    private var tally = BatchTally()
    private var batch = SaveBatch()
    private var matcher = ContactMatcher()
    private var notebook: Notebook?
    private var report: BatchReport
    private var rejects: RejectFile?
    /// Whether it is open whom some card is.
    private var asksWhom = false
    private let answers: BatchAnswers
    private let location: NotebookLocation
    private let context: CommandContext

    init(
        _ answers: BatchAnswers,
        _ location: NotebookLocation,
        _ report: consuming BatchReport,
        _ rejects: String?,
        _ context: CommandContext
    ) {
        self.answers = answers
        self.location = location
        self.report = report
        self.rejects = rejects.map { RejectFile($0) }
        self.context = context
    }

    /// Whether anything is in the notebook by now.
    var hasSaved: Bool { !tally.receiptLines.isEmpty }

    /// Tells why a file is passed over.
    mutating func refuse(_ error: CommandError) {
        status = status.joined(with: error.status)
        context.tell(error.sentences)
    }

    /// Takes the cards of a file; one that cannot be read is told and passed over.
    mutating func take(_ path: String) throws(CommandError) {
        do throws(CommandError) {
            var file = try CardFile(path, in: context)
            while let entry = try file.next() {
                try rejects?.add(entry, path: path)
                switch entry {
                case .card(let card): try take(card, of: path)
                case .unreadable(let entry) where entry.finding.card != nil:
                    tally.unreadable += 1
                    let place = BatchNote.Place.line(entry.finding.position.line, file: path)
                    report.add(place, .unreadable("could not be read"))
                case .part, .unreadable: break
                }
                if batch.isFull { try save(path, file.status) }
            }
            try save(path, file.status)
            try file.requireContacts()
        } catch {
            // What was read of the file since the last save is not saved either.
            batch = SaveBatch()
            matcher.forgetWaiting()
            switch error {
            case .file, .content: refuse(error)
            default: throw error
            }
        }
    }

    private mutating func take(_ card: Card, of path: String) throws(CommandError) {
        let contact = Contact(card, today: answers.today.shown)
        var review = BatchReview(contact, answers)
        let approval = review.accept()
        let isRepeated = try use { (notebook, _) throws(NotebookError) in
            try notebook?.isImported(review.importKey) ?? false
        }
        guard !isRepeated else {
            // The store tells what became of the very same import.
            if let approval { batch.add(approval, on: answers.today.shown) }
            return
        }
        switch try standing(of: contact) {
        case .known: tally.known += 1
        case .editedHere: tally.editedSince += 1
        case .deletedHere: tally.deletedSince += 1
        case .undecided(let candidates):
            asksWhom = true
            ask(.person(candidates), card, path)
        case .nobody:
            guard let approval else {
                if case .waits(let reason) = review.verdict { ask(.review(reason), card, path) }
                return
            }
            matcher.add(approval.draft, photo: review.photoDigest, of: contact)
            report.call(approval.draft.id, "card \(card.number)")
            batch.add(approval, on: answers.today.shown, reviving: answers.takesAsNew)
        }
    }

    private mutating func ask(_ question: BatchQuestion, _ card: Card, _ path: String) {
        tally.waiting += 1
        report.add(.card(card.number, file: path), .question(question))
    }

    private mutating func standing(of contact: Contact) throws(CommandError) -> BatchStanding {
        let (answers, day) = (answers, answers.today.shown)
        return try use { (notebook, matcher) throws(NotebookError) in
            let match = try notebook?.match(contact, today: day, by: &matcher)
            return (match ?? matcher.match(contact, today: day)).standing(of: contact, answers)
        }
    }

    /// Saves what waits, where the file is still what was read.
    private mutating func save(_ path: String, _ status: FileStatus?) throws(CommandError) {
        guard !batch.isEmpty else { return }
        var ready = SaveBatch()
        swap(&ready, &batch)
        guard status?.stands(at: path) ?? true else { throw .sourceChanged(path) }
        let outcomes: [BatchOutcome]
        do throws(NotebookError) {
            if notebook == nil { notebook = try Notebook.open(location.place, for: .writing) }
            outcomes = try notebook?.save(ready) ?? []
            try notebook?.settle(outcomes, in: &matcher)
        } catch {
            throw .notebook(path: location.path, error)
        }
        for outcome in outcomes { tally.add(outcome) }
        try report.settle(outcomes)
    }

    /// Does something with the notebook, where there is one.
    private mutating func use<Result>(
        _ body: (inout Notebook?, inout ContactMatcher) throws(NotebookError) -> Result
    ) throws(CommandError) -> Result {
        do throws(NotebookError) {
            if notebook == nil { notebook = try Notebook.openIfBegun(location.place) }
            return try body(&notebook, &matcher)
        } catch {
            throw .notebook(path: location.path, error)
        }
    }

    /// Tells the receipts and the counts.
    mutating func finish() throws(CommandError) {
        try report.finish(tally)
        context.tell(tally.sentence)
        if asksWhom {
            context.hint(
                "import FILE --card N with --into PERSON or --new says whom one card is; "
                    + "import --all --new takes all of these as new people."
            )
        }
        status = status.joined(with: tally.status)
        if let rejected = try rejects?.close() { context.tell(rejected) }
    }
}

extension FileStatus {
    /// Whether what stands at the path is still the file of this status.
    fileprivate func stands(at path: String) -> Bool {
        (try? FileStatus(of: path, followingLinks: true)) == self
    }
}
