internal import CivilCalendar
internal import KindredCore
internal import NotebookStore

/// A notebook that a verb has opened, whose errors are told with its path.
struct NotebookDesk: ~Copyable {
    private var notebook: Notebook
    private let location: NotebookLocation
    private let names: MonthNames

    /// Opens the notebook that the command line means.
    init(
        _ invocation: Invocation,
        _ context: CommandContext,
        for use: Notebook.Use
    ) throws(CommandError) {
        let location = try NotebookLocation(invocation, context)
        notebook = try Self.open(location, for: use)
        self.location = location
        names = MonthNames(environment: context.environment)
    }

    private static func open(
        _ location: NotebookLocation,
        for use: Notebook.Use
    ) throws(CommandError) -> Notebook {
        do throws(NotebookError) {
            return try Notebook.open(location.place, for: use)
        } catch {
            throw .notebook(path: location.path, error)
        }
    }

    /// Does something with the notebook.
    mutating func use<Result>(
        _ body: (inout Notebook) throws(NotebookError) -> Result
    ) throws(CommandError) -> Result {
        do throws(NotebookError) {
            return try body(&notebook)
        } catch {
            throw .notebook(path: location.path, error)
        }
    }

    /// The one person who is named so, with the log.
    mutating func person(_ name: String) throws(CommandError) -> Person {
        let people = try use { (notebook) throws(NotebookError) in
            try PersonName(name).people(in: &notebook)
        }
        guard let person = people.first else { throw .noSuchPerson }
        guard people.count == 1 else { throw .severalPeople(people.map(\.reference)) }
        return person
    }

    /// The profile of a person who is in the notebook, with the people they are linked to.
    mutating func profile(
        _ person: PersonID,
        _ today: Today
    ) throws(CommandError) -> FullProfile {
        let stored = try use { (notebook) throws(NotebookError) in
            guard let person = try notebook.person(id: person) else { throw .noSuchPerson }
            return (person, try notebook.relations(of: person))
        }
        return FullProfile(stored.0, stored.1, today, names)
    }
}
