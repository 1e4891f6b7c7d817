internal import CivilCalendar
internal import KindredCore
internal import NotebookStore
internal import Text

/// `show`: tells one person of the notebook, the people they are linked to, and the log.
struct ShowVerb {
    private let invocation: Invocation
    private let today: Today
    private let context: CommandContext

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        today = try Today(invocation, context)
        self.invocation = invocation
        self.context = context
    }

    func run() throws(CommandError) -> ExitStatus {
        var desk = try NotebookDesk(invocation, context, for: .reading)
        let person = try desk.person(invocation.operands.first ?? "")
        let profile = try desk.profile(person.id, today)
        var printer = Printer(context.output)
        switch invocation.choice(.format, default: ResultFormat.text) {
        case .text:
            for line in profile.lines { printer.line(line) }
        case .json:
            var writer = JSONWriter()
            profile.write(to: &writer)
            printer.bytes += writer.take()
            printer.line()
        }
        try printer.finish()
        return .done
    }
}
