internal import CivilCalendar
internal import KindredCore
internal import Text

/// Birthdays as a table for a person, in 80 columns.
struct BirthdayTable {
    /// What a line needs of a birthday: little, for there may be very many.
    private struct Row {
        let place: Int
        let days: Int
        let name: String
        let turns: Int?
        /// Whether there is nothing more to tell: it is kept in the Gregorian calendar.
        let isPlain: Bool

        init(_ birthday: UpcomingBirthday, at place: Int, _ today: CivilDate) {
            self.place = place
            days = birthday.days(from: today)
            name = TerminalText.escaped(birthday.celebrant.name ?? "(no name)")
            turns = birthday.next.turns
            let system = birthday.birthday.date.system
            isPlain = system == .gregorian && birthday.next.otherDays.isEmpty
        }
    }

    private static let width = 80
    private static let gap = 2
    private let names: MonthNames
    private let birthdays: [UpcomingBirthday]
    private let rows: [Row]
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
        self.names = names
        rows = chosen.map { Row(birthdays[$0], at: $0, today) }
        // The nearest come first: the last one has the longest wait.
        for row in [rows.first, rows.last].compactMap(\.self) {
            whenWidth = max(whenWidth, Self.when(row).utf8.count)
        }
        for row in rows {
            nameWidth = max(nameWidth, TerminalText.width(row.name))
            ageWidth = max(ageWidth, age(row)?.utf8.count ?? 0)
        }
        nameWidth = min(nameWidth, Self.width - indent - (ageWidth > 0 ? ageWidth + Self.gap : 0))
    }

    /// The column in which names and what is known of the birthday stand.
    private var indent: Int { whenWidth + Self.gap + 10 + Self.gap }

    /// Writes the table.
    func write(to printer: inout Printer) throws(CommandError) {
        var head: (days: Int, text: String)?
        for row in rows {
            if head?.days != row.days {
                let when = TerminalText.padded(Self.when(row), to: whenWidth + Self.gap)
                head = (row.days, "\(when)\(birthdays[row.place].next.day)  ")
            }
            printer.text(head?.text ?? "")
            write(row, to: &printer)
            try printer.passOn()
        }
    }

    private func write(_ row: Row, to printer: inout Printer) {
        var rest: ArraySlice<String> = []
        var name = row.name
        if TerminalText.width(name) > nameWidth {
            rest = Self.broken(name, width: nameWidth)[...]
            name = rest.popFirst() ?? ""
        }
        printer.text(name)
        if let age = age(row) {
            printer.blanks(nameWidth + Self.gap - TerminalText.width(name))
            printer.text(age)
        }
        printer.line()
        for text in rest + details(row) {
            printer.blanks(indent)
            printer.line(text)
        }
    }

    private static func when(_ row: Row) -> String {
        switch row.days {
        case 0: "today"
        case 1: "tomorrow"
        case let days: "in \(days) days"
        }
    }

    /// `turns 42`, or `turns 42 (Islamic years)`.
    private func age(_ row: Row) -> String? {
        guard let turns = row.turns else { return nil }
        guard !row.isPlain, let years = birthdays[row.place].shortYears else {
            return "turns \(turns)"
        }
        return "turns \(turns) (\(years) years)"
    }

    private func details(_ row: Row) -> [String] {
        guard !row.isPlain else { return [] }
        let birthday = birthdays[row.place]
        var texts = birthday.words(names)
        let others = birthday.next.otherDays
        if !others.isEmpty {
            texts.append("or " + others.map(\.description).joined(separator: ", "))
        }
        return texts.flatMap { Wrapping.lines($0, width: Self.width - indent) }
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
