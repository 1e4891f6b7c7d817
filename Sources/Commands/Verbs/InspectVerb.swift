internal import CivilCalendar
internal import Diagnostics
internal import Interchange
internal import Text
internal import VCard

/// `inspect`: what was read, one JSON object a card.
struct InspectVerb {
    let operands: [String]
    let today: CivilDate
    let jobs: Int
    let context: CommandContext

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        operands = invocation.operands
        today = try Today(invocation, context).shown
        jobs = try JobCount(invocation).value
        self.context = context
    }

    func run() throws(CommandError) -> ExitStatus {
        var run = InspectRun(context)
        let paths = ContactPaths(operands)
        for failure in paths.failures { run.refuse(.file(failure)) }
        let today = today
        let pipeline = CardPipeline(
            paths: paths.files,
            jobs: jobs,
            open: context.open,
            work: { card, path in
                var writer = JSONWriter()
                writer.inspected(card, file: path, today: today)
                writer.newline()
                return writer.take()
            }
        )
        try pipeline.run { batch throws(CommandError) in try run.take(batch) }
        return try run.finish()
    }
}

/// One pass over all files of an `inspect`.
private struct InspectRun: ~Copyable {
    private(set) var status = ExitStatus.done
    private var printer: Printer
    private let context: CommandContext
    /// What of the file could not be read so far.
    private var unreadable: [Finding] = []

    init(_ context: CommandContext) {
        self.context = context
        printer = Printer(context.output)
    }

    mutating func refuse(_ error: CommandError) {
        status = status.joined(with: error.status)
        context.tell(error.sentences)
    }

    mutating func take(_ batch: FileBatch<[UInt8]>) throws(CommandError) {
        var lines = batch.results.makeIterator()
        for event in batch.events {
            switch event {
            case .begin: unreadable = []
            case .refused(let error): refuse(error)
            case .finding, .part: break
            case .card:
                printer.bytes += lines.next() ?? []
                try printer.passOn()
            case .unreadable(let entry): unreadable.append(entry.finding)
            case .end(let begun, _, nil): end(batch.path, begun: begun)
            case .end(_, _, let error?): refuse(error)
            }
        }
    }

    /// Writes what is left; how the command ends.
    mutating func finish() throws(CommandError) -> ExitStatus {
        try printer.finish()
        return status
    }

    private mutating func end(_ path: String, begun: Int) {
        status = status.joined(with: context.tellEnd(of: path, begun: begun, unreadable))
    }
}
