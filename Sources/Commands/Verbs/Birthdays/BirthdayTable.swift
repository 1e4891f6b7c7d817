internal import CivilCalendar
internal import KindredCore
internal import Text

/// Birthdays as a table for a person, in 80 columns.
struct BirthdayTable {
    private static let width = 80
    private static let gap = 2
    private let today: CivilDate
    private let names: MonthNames
    private let birthdays: [UpcomingBirthday]
    private let chosen: [Int]
    private var whenWidth = 0
    private var nameWidth = 0
    private var ageWidth = 0

    /// A table of those birthdays that stand at the chosen places, the nearest first.
    init(
        _ birthdays: [UpcomingBirthday],
        _ chosen: [Int],
        _ today: CivilDate,
        _ names: MonthNames
    ) {
        self.birthdays = birthdays
        self.chosen = chosen
        self.today = today
        self.names = names
        // The nearest come first: the last one has the longest wait.
        for place in [chosen.first, chosen.last].compactMap(\.self) {
            whenWidth = max(whenWidth, when(place).utf8.count)
        }
        for place in chosen {
            nameWidth = max(nameWidth, TerminalText.width(title(place)))
            ageWidth = max(ageWidth, ageWidth(place))
        }
        nameWidth = min(nameWidth, Self.width - indent - (ageWidth > 0 ? ageWidth + Self.gap : 0))
    }

    /// The column in which names and what is known of the birthday stand.
    private var indent: Int { whenWidth + Self.gap + 10 + Self.gap }

    /// Writes the table.
    func write(to printer: inout Printer) throws(CommandError) {
        var head: (day: CivilDate, text: String)?
        for place in chosen {
            let day = birthdays[place].next.day
            if head?.day != day {
                let when = TerminalText.padded(when(place), to: whenWidth + Self.gap)
                head = (day, "\(when)\(day)  ")
            }
            printer.text(head?.text ?? "")
            write(place, to: &printer)
            try printer.passOn()
        }
    }

    private func write(_ place: Int, to printer: inout Printer) {
        let title = title(place)
        var rest: ArraySlice<String> = []
        if TerminalText.width(title) > nameWidth {
            rest = Self.broken(title, width: nameWidth)[...]
            write(rest.popFirst() ?? "", place, to: &printer)
        } else {
            write(title, place, to: &printer)
        }
        let isPlain =
            birthdays[place].birthday.date.system == .gregorian
            && birthdays[place].next.otherDays.isEmpty
        let details = isPlain ? [] : details(birthdays[place], width: Self.width - indent)
        for text in rest + details {
            printer.blanks(indent)
            printer.line(text)
        }
    }

    /// Ends a line with a name, and the age in its column.
    private func write(_ name: String, _ place: Int, to printer: inout Printer) {
        printer.text(name)
        if let turns = birthdays[place].next.turns {
            printer.blanks(nameWidth + Self.gap - TerminalText.width(name))
            printer.text("turns ")
            printer.text(String(turns))
            if let years = birthdays[place].shortYears { printer.text(" (\(years) years)") }
        }
        printer.line()
    }

    private func title(_ place: Int) -> String {
        TerminalText.escaped(birthdays[place].celebrant.name ?? "(no name)")
    }

    private func when(_ place: Int) -> String {
        switch birthdays[place].days(from: today) {
        case 0: "today"
        case 1: "tomorrow"
        case let days: "in \(days) days"
        }
    }

    /// The columns of `turns 42 (Islamic years)`.
    private func ageWidth(_ place: Int) -> Int {
        guard let turns = birthdays[place].next.turns else { return 0 }
        let years = birthdays[place].shortYears.map { " (\($0) years)".utf8.count } ?? 0
        return "turns ".utf8.count + String(turns).utf8.count + years
    }

    private func details(_ birthday: UpcomingBirthday, width: Int) -> [String] {
        var texts = birthday.words(names)
        let others = birthday.next.otherDays
        if !others.isEmpty {
            texts.append("or " + others.map(\.description).joined(separator: ", "))
        }
        return texts.flatMap { Wrapping.lines($0, width: width) }
    }

    /// A text in pieces that fit a column.
    private static func broken(_ text: String, width: Int) -> [String] {
        var pieces: [String] = []
        var piece = ""
        var columns = 0
        for character in text {
            let wide = TerminalText.width(String(character))
            if columns + wide > width, !piece.isEmpty {
                pieces.append(piece)
                (piece, columns) = ("", 0)
            }
            piece.append(character)
            columns += wide
        }
        return pieces + [piece]
    }
}
