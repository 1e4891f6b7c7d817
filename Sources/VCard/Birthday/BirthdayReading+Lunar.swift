import CivilCalendar

extension BirthdayReading {
    /// Reads digits that a label calls lunar while nothing names the calendar: the Gregorian day and the lunar ones are possible.
    mutating func readLunar(
        _ text: DateText,
        of statement: BirthdayStatement,
        in system: CalendarSystem,
        today: CivilDate
    ) {
        readGregorian(text, of: statement, today: today)
        guard let year, let month, let day else { return }
        var days = candidates
        if let date { days.append(date) }
        for isLeapMonth in [false, true] {
            let lunar = CalendarDate(
                system,
                relatedYear: year,
                month: month,
                isLeapMonth: isLeapMonth,
                day: day
            )
            days += lunar.days(until: nil)
        }
        guard !days.isEmpty else { return }
        date = nil
        settle(among: days, .ambiguousVariant)
    }
}
