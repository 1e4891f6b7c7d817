internal import NotebookStore
internal import Text

/// `notebook`: inspects the notebook, copies it, or tells where it is.
struct NotebookVerb {
    private enum Action {
        case check
        case backup(String)
        case path
    }

    private let action: Action
    private let isReplacing: Bool
    private let location: NotebookLocation
    private let context: CommandContext

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        switch (invocation.operands.first, invocation.operands.dropFirst().first) {
        case ("check", nil): action = .check
        case ("path", nil): action = .path
        case ("backup", let file?) where !file.isEmpty: action = .backup(file)
        case ("backup", _): throw .usage(.missingOperand(.notebook))
        default: throw .usage(.surplusOperand(.notebook))
        }
        isReplacing = invocation.has(.force)
        location = try NotebookLocation(invocation, context)
        self.context = context
    }

    func run() throws(CommandError) -> ExitStatus {
        var printer = Printer(context.output)
        switch action {
        case .path: printer.line(location.path)
        case .check: try check(&printer)
        case .backup(let file): try backUp(to: file, &printer)
        }
        try printer.finish()
        return .done
    }

    private func check(_ printer: inout Printer) throws(CommandError) {
        let census: NotebookCensus?
        do throws(NotebookError) {
            var notebook = try Notebook.open(location.place, for: .reading, trusting: false)
            census = notebook.isBegun ? try notebook.census() : nil
        } catch {
            throw .notebook(path: location.path, error)
        }
        guard let census else {
            context.tell("\(location.path): is not begun yet: 0 people.")
            return
        }
        var text = LabelledText()
        text.add("Notebook", TerminalText.escaped(location.path))
        text.add("Inspected", "whole, and sound")
        text.add("People", "\(census.people)")
        text.add("Links", "\(census.links)")
        text.add("Log entries", "\(census.logEntries)")
        text.add("Photos", "\(census.photos)")
        text.add("Imports", "\(census.imports)")
        text.add("Folders", "\(census.folders)")
        for line in text.lines { printer.line(line) }
    }

    private func backUp(to file: String, _ printer: inout Printer) throws(CommandError) {
        let census: NotebookCensus?
        do throws(NotebookError) {
            var notebook = try Notebook.open(location.place, for: .reading)
            if notebook.isBegun { try notebook.backUp(to: file, replacing: isReplacing) }
            census = notebook.isBegun ? try notebook.census() : nil
        } catch {
            switch error {
            case .file, .isTheNotebook, .backupExists: throw .notebook(path: file, error)
            default: throw .notebook(path: location.path, error)
            }
        }
        guard let census else {
            context.tell("\(location.path): is not begun yet; there is nothing to back up.")
            return
        }
        var text = LabelledText()
        text.add("Backup", TerminalText.escaped(file))
        text.add("Read back", "\(census.people) people, equal to the notebook")
        for line in text.lines { printer.line(line) }
    }
}
