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

    private let call: PeopleCall
    private let action: Action
    private let kind: LogEntry.Kind?
    private let date: CivilDate?

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        call = try PeopleCall(invocation, context)
        kind = invocation.argument(.kind).flatMap(LogEntry.Kind.init(rawValue:))
        date = try Self.date(invocation)
        action = try Self.action(invocation)
    }

    func run() throws(CommandError) -> ExitStatus {
        if case .show = action { return try show() }
        var desk = try call.desk(for: .changing)
        let person = try desk.person(call.operand)
        var draft = PersonDraft(editing: person)
        try change(&draft, person)
        let receipt = try desk.use { (notebook) throws(NotebookError) in
            try notebook.save(draft, gateDay: call.today.gate)
        }
        try SavedPerson(receipt, try desk.profile(receipt.person, call.today)).print(call)
        return .done
    }

    private func change(_ draft: inout PersonDraft, _ person: Person) throws(CommandError) {
        switch action {
        case .show: return
        case .add(let text):
            guard draft.addEntry(on: date ?? call.today.shown, kind ?? .note, text) != nil else {
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
            ).require(call.invocation, call.context)
        }
    }

    private func show() throws(CommandError) -> ExitStatus {
        var desk = try call.desk(for: .reading)
        let person = try desk.person(call.operand)
        try call.context.print(LogLines.lines(person.log), for: call.invocation) { writer in
            writer.array { array in
                for entry in person.log.newestFirst { LogLines.write(entry, to: &array) }
            }
        }
        if person.log.isEmpty { call.context.tell("0 entries in the log of #\(person.reference).") }
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
