internal import CivilCalendar
internal import KindredCore
internal import Text

/// Birthdays as a table for a person, in 80 columns.
struct BirthdayTable {
    private static let width = 80
    private static let gap = 2
    private let today: CivilDate
    private let names: MonthNames

    init(today: CivilDate, names: MonthNames) {
        self.today = today
        self.names = names
    }

    /// The lines of the table, without line ends.
    func lines(_ birthdays: [UpcomingBirthday]) -> [String] {
        let whens = birthdays.map { when($0) }
        let ages = birthdays.map { age($0) }
        let titles = birthdays.map { TerminalText.escaped($0.celebrant.name ?? "(no name)") }
        let whenWidth = whens.map(\.count).max() ?? 0
        let ageWidth = ages.map(\.count).max() ?? 0
        let indent = whenWidth + Self.gap + 10 + Self.gap
        let room = Self.width - indent - (ageWidth > 0 ? ageWidth + Self.gap : 0)
        let nameWidth = min(room, titles.map(TerminalText.width).max() ?? 0)
        let margin = String(repeating: " ", count: indent)
        var lines: [String] = []
        for (index, birthday) in birthdays.enumerated() {
            var parts = Self.broken(titles[index], width: nameWidth)[...]
            let first = parts.popFirst() ?? ""
            let line =
                TerminalText.padded(whens[index], to: whenWidth + Self.gap)
                + "\(birthday.next.day)  " + first
            let column = ages[index].isEmpty ? 0 : indent + nameWidth + Self.gap
            lines.append(TerminalText.padded(line, to: column) + ages[index])
            for text in parts + details(birthday, width: Self.width - indent) {
                lines.append(margin + text)
            }
        }
        return lines
    }

    private func when(_ birthday: UpcomingBirthday) -> String {
        switch birthday.days(from: today) {
        case 0: "today"
        case 1: "tomorrow"
        case let days: "in \(days) days"
        }
    }

    private func age(_ birthday: UpcomingBirthday) -> String {
        guard let turns = birthday.next.turns else { return "" }
        return "turns \(turns)" + (birthday.shortYears.map { " (\($0) years)" } ?? "")
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
