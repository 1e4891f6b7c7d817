internal import CivilCalendar
internal import KindredCore
internal import NotebookStore
internal import Text

/// `note`: shows a person's log, and adds, edits and deletes its entries.
struct NoteVerb {
    /// What is done with the log.
    private enum Action {
        case show
        case add(String)
        case edit(Int, String?)
        case delete(Int)
    }

    private let invocation: Invocation
    private let action: Action
    private let kind: LogEntry.Kind?
    private let date: CivilDate?
    private let today: Today
    private let context: CommandContext

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        today = try Today(invocation, context)
        kind = invocation.argument(.kind).flatMap(LogEntry.Kind.init(rawValue:))
        date = try Self.date(invocation)
        action = try Self.action(invocation)
        self.invocation = invocation
        self.context = context
    }

    func run() throws(CommandError) -> ExitStatus {
        if case .show = action { return try show() }
        var desk = try NotebookDesk(invocation, context, for: .changing)
        let person = try desk.person(invocation.operands.first ?? "")
        var draft = PersonDraft(editing: person)
        try change(&draft, person)
        let receipt = try desk.use { (notebook) throws(NotebookError) in
            try notebook.save(draft, gateDay: today.gate)
        }
        try SavedPerson(receipt, try desk.profile(receipt.person, today))
            .print(invocation, context)
        return .done
    }

    private func change(_ draft: inout PersonDraft, _ person: Person) throws(CommandError) {
        switch action {
        case .show: return
        case .add(let text):
            guard draft.addEntry(on: date ?? today.shown, kind ?? .note, text) != nil else {
                throw .people(.blankText(.note))
            }
        case .edit(let number, let text):
            guard person.log.contains(where: { $0.number == number }) else {
                throw .people(.noSuchEntry)
            }
            guard draft.editEntry(number, on: date, kind, text) != nil else {
                throw .people(.blankText(.note))
            }
        case .delete(let number):
            guard let entry = draft.removeEntry(number) else { throw .people(.noSuchEntry) }
            try Confirmation(
                LogLines.lines([entry]),
                "Delete this entry?",
                what: "entry \(number) in the log of #\(person.reference) would be deleted"
            ).require(invocation, context)
        }
    }

    private func show() throws(CommandError) -> ExitStatus {
        var desk = try NotebookDesk(invocation, context, for: .reading)
        let person = try desk.person(invocation.operands.first ?? "")
        var printer = Printer(context.output)
        switch invocation.choice(.format, default: ResultFormat.text) {
        case .text:
            for line in LogLines.lines(person.log) { printer.line(line) }
        case .json:
            var writer = JSONWriter()
            writer.array { array in
                for entry in person.log.newestFirst { LogLines.write(entry, to: &array) }
            }
            printer.bytes += writer.take()
            printer.line()
        }
        try printer.finish()
        if person.log.isEmpty { context.tell("0 entries in the log of #\(person.reference).") }
        return .done
    }

    private static func action(_ invocation: Invocation) throws(CommandError) -> Action {
        let text = invocation.operands.count > 1 ? invocation.operands[1] : nil
        switch try ReviewOptions.one(of: [.edit, .delete], in: invocation) {
        case .edit?:
            let changes = text != nil || invocation.has(.kind) || invocation.has(.on)
            guard changes else { throw .usage(.nothingAsked(.note)) }
            return .edit(try number(.edit, invocation), text)
        case .delete?:
            guard text == nil else { throw .usage(.surplusOperand(.note)) }
            return .delete(try number(.delete, invocation))
        default:
            if let text { return .add(text) }
            for flag in [Flag.kind, .on] where invocation.has(flag) {
                throw .usage(.misplaced(flag, with: [.edit], verb: .note))
            }
            return .show
        }
    }

    private static func number(
        _ flag: Flag,
        _ invocation: Invocation
    ) throws(CommandError) -> Int {
        guard let number = invocation.argument(flag).flatMap({ Int($0) }), number > 0 else {
            throw .usage(.badArgument(flag, verb: .note, wanted: "the number of an entry"))
        }
        return number
    }

    private static func date(_ invocation: Invocation) throws(CommandError) -> CivilDate? {
        guard let text = invocation.argument(.on) else { return nil }
        guard let date = CivilDate(text) else {
            throw .usage(.badArgument(.on, verb: .note, wanted: "a day as YYYY-MM-DD"))
        }
        return date
    }
}
