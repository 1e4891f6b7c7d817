internal import KindredCore
internal import NotebookStore
internal import Text

/// `list`: the people of the notebook who stand in its index, each with their stated children.
struct ListVerb {
    private let call: PeopleCall

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        call = try PeopleCall(invocation, context)
    }

    func run() throws(CommandError) -> ExitStatus {
        var desk = try call.desk(for: .reading)
        let index = try desk.use { (notebook) throws(NotebookError) in try notebook.index() }
        let isAll = call.invocation.has(.all)
        let places = index.people.indices.filter { isAll || index.people[$0].isListed }
        var printer = Printer(call.context.output)
        switch call.invocation.choice(.format, default: ResultFormat.text) {
        case .text:
            try write(places, of: index, &printer)
        case .json:
            try writeJSON(places, of: index, &printer)
        }
        try printer.finish()
        if places.isEmpty { tellEmpty(index) }
        return .done
    }

    /// The children of a person as the index shows them: none while the recorded age is under 16.
    private func children(_ place: Int, of index: PeopleIndex) -> [Person] {
        index.people[place].showsPartnersAndChildren(on: call.today.shown)
            ? index.children(ofPersonAt: place) : []
    }

    private func write(
        _ places: [Int],
        of index: PeopleIndex,
        _ printer: inout Printer
    ) throws(CommandError) {
        let lines = PersonLines(places.lazy.map { index.people[$0] }, call.today)
        for place in places {
            let person = index.people[place]
            lines.write(person, extra: person.isListed ? [] : ["unlisted"], to: &printer)
            for child in children(place, of: index) { lines.write(child, indent: 4, to: &printer) }
            try printer.passOn()
        }
    }

    private func writeJSON(
        _ places: [Int],
        of index: PeopleIndex,
        _ printer: inout Printer
    ) throws(CommandError) {
        var writer = JSONWriter()
        writer.beginArray()
        for place in places {
            writer.beginObject()
            Profile(index.people[place], call.today).writeMembers(to: &writer)
            writer.array("children") { array in
                for child in children(place, of: index) {
                    array.object { $0.personHead(child, call.today.shown) }
                }
            }
            writer.endObject()
            printer.bytes += writer.take()
            try printer.passOn()
        }
        writer.endArray()
        printer.bytes += writer.take()
        printer.line()
    }

    private func tellEmpty(_ index: PeopleIndex) {
        let unlisted = index.people.count
        call.context.tell(
            unlisted == 0
                ? "0 people in the notebook."
                : "0 people in the index, \(unlisted) unlisted; list --all shows them."
        )
    }
}
