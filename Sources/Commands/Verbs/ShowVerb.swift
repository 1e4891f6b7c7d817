internal import CivilCalendar
internal import KindredCore
internal import NotebookStore
internal import Text

/// `show`: tells one person of the notebook.
struct ShowVerb {
    /// How the person is written.
    private enum Format: String {
        case text
        case json
    }

    private let name: PersonName
    private let today: Today
    private let format: Format
    private let location: NotebookLocation
    private let context: CommandContext

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        name = PersonName(invocation.operands.first ?? "")
        today = try Today(invocation, context)
        format = invocation.choice(.format, default: .text)
        location = try NotebookLocation(invocation, context)
        self.context = context
    }

    func run() throws(CommandError) -> ExitStatus {
        let people: [Person]
        do throws(NotebookError) {
            var notebook = try Notebook.open(location.place, for: .reading)
            people = try name.people(in: &notebook)
        } catch {
            throw .notebook(path: location.path, error)
        }
        guard let person = people.first else { throw .noSuchPerson }
        guard people.count == 1 else { throw .severalPeople(people.map(\.reference)) }
        let profile = Profile(person, today, names: MonthNames(environment: context.environment))
        var printer = Printer(context.output)
        switch format {
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
