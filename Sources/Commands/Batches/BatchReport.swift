internal import KindredCore
internal import NotebookStore
internal import Text

/// What a batch prints: notes on cards, in their order, and at the end the receipts.
///
/// A note waits until the people whom it may speak of have their numbers.
struct BatchReport: ~Copyable {
    private var printer: Printer
    private let format: ResultFormat
    private var writer = JSONWriter()
    private var notes: [BatchNote] = []
    private var names = BatchNames()

    /// - Parameter list: The name of the notes' array in JSON.
    init(_ invocation: Invocation, _ context: CommandContext, list: String) {
        printer = Printer(context.output)
        format = invocation.choice(.format, default: ResultFormat.text)
        writer.beginObject()
        writer.key(list)
        writer.beginArray()
    }

    /// Says what to call somebody who waits to be saved.
    mutating func call(_ person: PersonID, _ place: String) {
        names.places[person] = place
    }

    /// Adds a note.
    mutating func add(_ place: BatchNote.Place, _ matter: BatchNote.Matter) {
        notes.append(BatchNote(place, matter))
    }

    /// Prints the notes, once it is known what became of those who waited.
    mutating func settle(_ outcomes: [BatchOutcome]) throws(CommandError) {
        for case .saved(.saved(let receipt), _) in outcomes {
            names.references[receipt.person] = receipt.reference
        }
        try passOn()
        names = BatchNames()
    }

    /// Prints the notes so far.
    mutating func passOn() throws(CommandError) {
        for note in notes {
            switch format {
            case .text: printer.line(note.line(names))
            case .json: note.write(names, to: &writer)
            }
        }
        notes.removeAll(keepingCapacity: true)
        if format == .text { try printer.passOn() }
    }

    /// Prints the receipts and the counts.
    mutating func finish(
        _ tally: BatchTally,
        _ members: (inout JSONWriter) -> Void = { _ in }
    ) throws(CommandError) {
        try passOn()
        switch format {
        case .text:
            for line in tally.receiptLines { printer.line(line) }
        case .json:
            writer.endArray()
            tally.write(to: &writer)
            members(&writer)
            writer.endObject()
            printer.bytes += writer.take()
            printer.line()
        }
        try printer.finish()
    }
}
