import CivilCalendar

/// The value of `X-ALTBDAY`: Foundation's fields of a date, era, year, month and day without separators.
///
/// Four digits of era, four of year, two of month, `L` for a leap month, two of day; an absent era or year is one `-`
/// (`007800310318`, `0078003109L15`, `--0815`). Hebrew months run 1 Tishri … 13 Elul and never carry `L`.
struct AlternateBirthday: Hashable {
    /// The era or sexagenary cycle as written; nil for `-`.
    var era: Int?
    /// The year as written; nil for `-`.
    var year: Int?
    /// The month.
    var month: Int
    /// Whether `L` stands behind the month.
    var isLeapMonth: Bool
    /// The day of the month.
    var day: Int

    /// The parts of a whole value, or nil where it is not of this form.
    init?(_ bytes: ArraySlice<UInt8>) {
        var scanner = ByteScanner(bytes)
        let hyphen = UInt8(ascii: "-")
        if !scanner.take(hyphen) {
            guard let number = scanner.number(digits: 4) else { return nil }
            era = number
        }
        if !scanner.take(hyphen) {
            guard let number = scanner.number(digits: 4) else { return nil }
            year = number
        }
        guard let month = scanner.number(digits: 2) else { return nil }
        self.month = month
        isLeapMonth = scanner.take(anyOf: "Ll")
        guard let day = scanner.number(digits: 2), scanner.isAtEnd else { return nil }
        self.day = day
    }

    /// The year if it is a leftover of a picker that was asked for no year: Chinese cycles below 60, Hebrew year 6, Islamic year 7.
    func fillerYear(in system: CalendarSystem) -> Int? {
        guard let year else { return nil }
        switch system {
        case .chinese, .dangi:
            guard let era, era < 60 else { return nil }
            return year
        case .hebrew: return year == 6 ? year : nil
        case .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura:
            return year == 7 ? year : nil
        default: return nil
        }
    }
}

extension CalendarSystem {
    /// Whether the calendar counts its years in eras that a date must name.
    var countsEras: Bool { self == .chinese || self == .dangi || self == .japanese }

    /// Whether a month of that number (and a leap month of it) with that day is possible in some year.
    func hasMonth(_ month: Int, isLeap: Bool, day: Int) -> Bool {
        switch self {
        case .chinese, .dangi:
            return (1...12).contains(month) && (1...30).contains(day)
        case .hebrew, .coptic, .ethiopic, .ethiopicAmeteAlem:
            let longest = month == 13 && self != .hebrew ? 6 : 30
            return !isLeap && (1...13).contains(month) && (1...longest).contains(day)
        case .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura:
            return !isLeap && (1...12).contains(month) && (1...30).contains(day)
        case .persian, .indian:
            return !isLeap && (1...12).contains(month) && (1...31).contains(day)
        case .gregorian, .buddhist, .roc, .japanese:
            return !isLeap && PartialDate(month: month, day: day).isPossible
        }
    }
}
