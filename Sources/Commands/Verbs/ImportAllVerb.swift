internal import Diagnostics
internal import Files
internal import KindredCore
internal import NotebookStore
internal import Text
internal import VCard

/// `import --all`: saves every card that needs no decision, and lists the others.
struct ImportAllVerb {
    private let operands: [String]
    private let answers: BatchAnswers
    private let location: NotebookLocation
    private let rejects: String?
    private let context: CommandContext

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        operands = invocation.operands
        answers = try BatchAnswers(invocation, context)
        location = try NotebookLocation(invocation, context)
        rejects = invocation.argument(.rejects)
        self.context = context
    }

    func run() throws(CommandError) -> ExitStatus {
        let paths = ContactPaths(operands)
        try paths.requireOthers(than: rejects, of: .rejects, verb: .import)
        var run = ImportAllRun(answers, location, rejects, context)
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
    private var notebook: Notebook?
    private var printer: Printer
    private var rejects: RejectFile?
    private let answers: BatchAnswers
    private let location: NotebookLocation
    private let context: CommandContext

    init(
        _ answers: BatchAnswers,
        _ location: NotebookLocation,
        _ rejects: String?,
        _ context: CommandContext
    ) {
        self.answers = answers
        self.location = location
        self.rejects = rejects.map { RejectFile($0) }
        self.context = context
        printer = Printer(context.output)
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
                    try tell(path, "line \(entry.finding.position.line): could not be read")
                case .part, .unreadable: break
                }
                if batch.isFull { try save(path, file.status) }
            }
            try save(path, file.status)
            try file.requireContacts()
        } catch {
            // What was read of the file since the last save is not saved either.
            batch = SaveBatch()
            switch error {
            case .file, .content: refuse(error)
            default: throw error
            }
        }
    }

    private mutating func take(_ card: Card, of path: String) throws(CommandError) {
        var review = BatchReview(Contact(card, today: answers.today.shown), answers)
        if let approval = review.accept() {
            batch.add(approval, on: answers.today.shown)
        } else if case .waits(let reason) = review.verdict {
            tally.waiting += 1
            try tell(path, "card \(card.number): needs a decision: \(reason)")
        }
    }

    /// Saves what waits, where the file is still what was read.
    private mutating func save(_ path: String, _ status: FileStatus?) throws(CommandError) {
        guard !batch.isEmpty else { return }
        var ready = SaveBatch()
        swap(&ready, &batch)
        guard status?.stands(at: path) ?? true else { throw .sourceChanged(path) }
        do throws(NotebookError) {
            if notebook == nil { notebook = try Notebook.open(location.place, for: .writing) }
            for outcome in try notebook?.save(ready) ?? [] { tally.add(outcome) }
        } catch {
            throw .notebook(path: location.path, error)
        }
    }

    private mutating func tell(_ path: String, _ words: String) throws(CommandError) {
        printer.line("\(TerminalText.escaped(path)): \(words)")
        try printer.passOn()
    }

    /// Tells the receipts and the counts.
    mutating func finish() throws(CommandError) {
        for line in tally.receiptLines { printer.line(line) }
        try printer.finish()
        context.tell(tally.sentence)
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
