internal import CivilCalendar
internal import KindredCore
internal import NotebookStore
internal import Text

/// `show`: tells one person of the notebook, the people they are linked to, and the log.
struct ShowVerb {
    private let call: PeopleCall

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        call = try PeopleCall(invocation, context)
    }

    func run() throws(CommandError) -> ExitStatus {
        var desk = try call.desk(for: .reading)
        let person = try desk.person(call.operand)
        let profile = try desk.profile(person.id, call.today)
        try call.context.print(profile.lines, for: call.invocation) { profile.write(to: &$0) }
        return .done
    }
}
