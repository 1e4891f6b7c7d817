internal import CivilCalendar
internal import KindredCore

/// Which birthdays were asked for, and how they are written.
struct BirthdaysOptions {
    /// Where the birthdays come from.
    enum Source {
        /// The people of the notebook.
        case notebook(NotebookLocation)
        /// The cards of a file, or of the files of a folder.
        case cards(String)
    }

    /// How they are written.
    enum Form: Equatable {
        case text
        case json
        /// iCalendar, with what is kept in other calendars for so many years.
        case calendar(years: Int)
    }

    /// Where the birthdays come from.
    let source: Source
    /// How they are written.
    let form: Form
    /// How birthdays are kept that a year does not have.
    let customs: BirthdayCustoms
    /// How many days to look ahead; nil for the next birthday whenever it is.
    let within: Int?
    /// How many at most.
    let count: Int?
    /// The day that counts as today.
    let today: CivilDate
    /// The names of months.
    let names: MonthNames

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        let verb = invocation.verb
        for (one, other) in [(Flag.from, Flag.notebook), (.format, .ics)]
        where invocation.has(one) && invocation.has(other) {
            throw .usage(.contradiction(one, other, verb: verb))
        }
        if let path = invocation.argument(.from) {
            source = .cards(path)
        } else {
            source = .notebook(try NotebookLocation(invocation, context))
        }
        let years = try Self.number(.years, 1...100, invocation) ?? 5
        let isJSON = invocation.argument(.format) == "json"
        form = invocation.has(.ics) ? .calendar(years: years) : isJSON ? .json : .text
        customs = BirthdayCustoms(
            leapDay: invocation.argument(.leapDay) == "february" ? .lastOfFebruary : .firstOfMarch,
            koreanLeapMonth: invocation.argument(.koreanLeapMonth) == "regular"
                ? .regularMonth : .leapMonth
        )
        within = try Self.number(.within, 0...100_000, invocation)
        count = try Self.number(.count, 1...1_000_000_000, invocation)
        today = try Today(invocation, context).shown
        names = MonthNames(environment: context.environment)
    }

    private static func number(
        _ flag: Flag,
        _ range: ClosedRange<Int>,
        _ invocation: Invocation
    ) throws(CommandError) -> Int? {
        guard let text = invocation.argument(flag) else { return nil }
        guard let number = Int(text), range.contains(number) else {
            let wanted = "a whole number from \(range.lowerBound) to \(range.upperBound)"
            throw .usage(.badArgument(flag, verb: invocation.verb, wanted: wanted))
        }
        return number
    }
}
