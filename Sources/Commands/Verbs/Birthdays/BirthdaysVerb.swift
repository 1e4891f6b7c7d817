internal import Interchange
internal import Text

/// `birthdays`: the next birthdays of the notebook or of a file.
struct BirthdaysVerb {
    private let options: BirthdaysOptions
    private let context: CommandContext

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        options = try BirthdaysOptions(invocation, context)
        self.context = context
    }

    func run() throws(CommandError) -> ExitStatus {
        let collection = try BirthdayCollection(options, context)
        let chosen = collection.chosen
        let birthdays = chosen.lazy.map { collection.found[$0] }
        var printer = Printer(context.output)
        switch options.form {
        case .text:
            try BirthdayTable(collection.found, chosen, options.today, options.names)
                .write(to: &printer)
        case .json:
            try writeJSON(birthdays, &printer)
        case .calendar(let years):
            try writeCalendar(birthdays, years: years, &printer)
        }
        try printer.finish()
        if chosen.isEmpty, options.form == .text { context.tell("0 birthdays.") }
        for message in collection.messages { context.tell(message) }
        return collection.status
    }

    private func writeJSON(
        _ birthdays: some Sequence<UpcomingBirthday>,
        _ printer: inout Printer
    ) throws(CommandError) {
        var writer = JSONWriter()
        writer.beginArray()
        for birthday in birthdays {
            writer.upcoming(birthday, today: options.today, names: options.names)
            printer.bytes += writer.take()
            try printer.passOn()
        }
        writer.endArray()
        printer.bytes += writer.take()
        printer.line()
    }

    private func writeCalendar(
        _ birthdays: some Sequence<UpcomingBirthday>,
        years: Int,
        _ printer: inout Printer
    ) throws(CommandError) {
        let product = "-//Kindred//\(CommandTable.name) \(CommandTable.version)//EN"
        var calendar = ICalendar(product: product, writtenOn: options.today)
        var events = BirthdayEvents(options, years: years)
        for birthday in birthdays {
            for event in events.events(birthday) { calendar.add(event) }
            printer.bytes += calendar.take()
            try printer.passOn()
        }
        calendar.end()
        printer.bytes += calendar.take()
    }
}
