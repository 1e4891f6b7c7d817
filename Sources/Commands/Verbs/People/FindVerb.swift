internal import KindredCore
internal import NotebookStore
internal import Text

/// `find`: everybody in whose name, notes or log a text stands, listed or not.
struct FindVerb {
    private let call: PeopleCall
    private let text: SearchText

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        guard let text = SearchText(invocation.operands.first ?? "") else {
            throw .people(.blankText(.find))
        }
        self.text = text
        call = try PeopleCall(invocation, context)
    }

    func run() throws(CommandError) -> ExitStatus {
        var desk = try call.desk(for: .reading)
        let found = try desk.use { (notebook) throws(NotebookError) in try notebook.find(text) }
        var printer = Printer(call.context.output)
        switch call.invocation.choice(.format, default: ResultFormat.text) {
        case .text:
            let rows = PersonLines(found.map(\.person), call.today)
            for one in found {
                rows.write(one.person, extra: one.words, to: &printer)
                try printer.passOn()
            }
        case .json:
            var writer = JSONWriter()
            writer.beginArray()
            for one in found {
                writer.beginObject()
                Profile(one.person, call.today).writeMembers(to: &writer)
                writer.member("foundIn", one.placeNames)
                writer.endObject()
                printer.bytes += writer.take()
                try printer.passOn()
            }
            writer.endArray()
            printer.bytes += writer.take()
            printer.line()
        }
        try printer.finish()
        if found.isEmpty { call.context.tell("0 people found.") }
        return .done
    }
}

extension FoundPerson {
    /// The places in which the text was found, in the order of the profile.
    fileprivate var placeNames: [String] {
        SearchText.Place.allCases.filter(places.contains).map(\.rawValue)
    }

    /// Where the text was found, unless it is the name, which is seen; and whether the person is unlisted.
    fileprivate var words: [String] {
        let hidden = placeNames.filter { $0 != SearchText.Place.name.rawValue }
        let place = hidden.isEmpty ? nil : "in \(hidden.joined(separator: " and "))"
        return [place, person.isListed ? nil : "unlisted"].compactMap(\.self)
    }
}
