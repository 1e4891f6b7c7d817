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
    private let invocation: Invocation
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
        self.invocation = invocation
        self.context = context
    }

    func run() throws(CommandError) -> ExitStatus {
        switch action {
        case .path:
            try print([location.path]) { $0.member("path", location.path) }
        case .check: try check()
        case .backup(let file): try backUp(to: file)
        }
        return .done
    }

    /// Prints a result as lines, or as one JSON object; programs build on its members, so they are
    /// only ever added to.
    private func print(
        _ lines: [String],
        _ members: (inout JSONWriter) -> Void
    ) throws(CommandError) {
        try context.print(lines, for: invocation) { $0.object(members) }
    }

    private func check() throws(CommandError) {
        let census: NotebookCensus?
        do throws(NotebookError) {
            var notebook = try Notebook.open(location.place, for: .reading, trusting: false)
            census = notebook.isBegun ? try notebook.census() : nil
        } catch {
            throw .notebook(path: location.path, error)
        }
        var text = LabelledText()
        if let census {
            text.add("Notebook", TerminalText.escaped(location.path))
            text.add("Inspected", "whole, and sound")
            for (label, _, count) in census.parts { text.add(label, "\(count)") }
        }
        try print(text.lines) { object in
            object.member("path", location.path)
            object.member("begun", census != nil)
            for (_, name, count) in (census ?? .nothing).parts { object.member(name, count) }
        }
        if census == nil { context.tell("\(location.path): is not begun yet: 0 people.") }
    }

    private func backUp(to file: String) throws(CommandError) {
        let census: NotebookCensus?
        do throws(NotebookError) {
            var notebook = try Notebook.open(location.place, for: .reading)
            census =
                notebook.isBegun ? try notebook.backUp(to: file, replacing: isReplacing) : nil
        } catch {
            switch error {
            case .file, .isTheNotebook, .backupExists: throw .notebook(path: file, error)
            default: throw .notebook(path: location.path, error)
            }
        }
        var text = LabelledText()
        if let census {
            text.add("Backup", TerminalText.escaped(file))
            text.add("Read back", "\(census.people) people, equal to the notebook")
        }
        try print(text.lines) { object in
            object.member("path", location.path)
            object.member("begun", census != nil)
            object.member("backup", census == nil ? nil : file)
            for (_, name, count) in (census ?? .nothing).parts { object.member(name, count) }
        }
        if census == nil {
            context.tell("\(location.path): is not begun yet; there is nothing to back up.")
        }
    }
}

extension NotebookCensus {
    /// What is counted: as a label, as the name of a JSON member, and how many there are.
    fileprivate var parts: [(label: String, name: String, count: Int)] {
        [
            ("People", "people", people), ("Links", "links", links),
            ("Log entries", "logEntries", logEntries), ("Photos", "photos", photos),
            ("Imports", "imports", imports), ("Folders", "folders", folders),
        ]
    }
}
