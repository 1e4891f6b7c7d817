internal import KindredCore
internal import NotebookStore
internal import Text

/// `list`: the people of the notebook who stand in its index.
struct ListVerb {
    /// How the people are written.
    private enum Format: String {
        case text
        case json
    }

    private let today: Today
    private let format: Format
    private let location: NotebookLocation
    private let context: CommandContext

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        today = try Today(invocation, context)
        format = invocation.choice(.format, default: .text)
        location = try NotebookLocation(invocation, context)
        self.context = context
    }

    func run() throws(CommandError) -> ExitStatus {
        let people: [Person]
        do throws(NotebookError) {
            var notebook = try Notebook.open(location.place, for: .reading)
            people = try notebook.people().filter(\.isListed)
        } catch {
            throw .notebook(path: location.path, error)
        }
        var printer = Printer(context.output)
        switch format {
        case .text:
            try write(people, &printer)
        case .json:
            try writeJSON(people, &printer)
        }
        try printer.finish()
        if people.isEmpty, format == .text { context.tell("0 people in the notebook.") }
        return .done
    }

    private func write(_ people: [Person], _ printer: inout Printer) throws(CommandError) {
        let names = people.map { TerminalText.escaped($0.displayName) }
        let references = people.map { "#\($0.reference)" }
        let widestReference = references.map(\.count).max() ?? 0
        let widestName = min(40, names.map(TerminalText.width).max() ?? 0)
        for (index, person) in people.enumerated() {
            let words = [
                TerminalText.padded(references[index], to: widestReference),
                TerminalText.padded(names[index], to: widestName),
                person.age(on: today.shown)?.description ?? "age unknown",
                person.grade(on: today.shown)?.description ?? "",
            ]
            printer.line(words.filter { !$0.isEmpty }.joined(separator: "  "))
            try printer.passOn()
        }
    }

    private func writeJSON(_ people: [Person], _ printer: inout Printer) throws(CommandError) {
        var writer = JSONWriter()
        writer.beginArray()
        for person in people {
            Profile(person, today).write(to: &writer)
        }
        writer.endArray()
        printer.bytes += writer.take()
        printer.line()
    }
}
