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

extension BirthdayReading {
    /// Reads the value of `X-ALTBDAY` in the calendar that `CALSCALE` names.
    mutating func readAlternate(_ text: DateText, in system: CalendarSystem, today: CivilDate) {
        guard let parts = AlternateBirthday(text.bytes) else {
            refuse(.syntax)
            return
        }
        settle(on: parts, in: system, today: today)
    }

    /// Judges the fields of a Foundation date.
    mutating func settle(on parts: AlternateBirthday, in system: CalendarSystem, today: CivilDate) {
        era = system.countsEras ? parts.era : nil
        month = parts.month
        isLeapMonth = parts.isLeapMonth
        day = parts.day
        let filler = parts.fillerYear(in: system)
        if let filler { notes.append(.fillerYear(filler)) }
        guard let written = parts.year, filler == nil else {
            settleYearless(in: system)
            return
        }
        year = written
        if !system.countsEras, let era = parts.era, era > 1 {
            refuse(.impossibleDate)
            return
        }
        let date = CalendarDate(
            system,
            era: era,
            year: written,
            month: parts.month,
            isLeapMonth: parts.isLeapMonth,
            day: parts.day
        )
        settle(on: date, today: today)
    }

    /// A month and a day of a calendar without a year.
    mutating func settleYearless(in system: CalendarSystem) {
        guard let month, let day else {
            refuse(.syntax)
            return
        }
        if system.hasMonth(month, isLeap: isLeapMonth, day: day) {
            settleAsIncomplete()
        } else if isLeapMonth, system.hasMonth(month, isLeap: false, day: day) {
            refuse(.nonexistentLeapMonth)
        } else {
            refuse(.impossibleDate)
        }
    }
}
