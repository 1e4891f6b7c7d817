import CivilCalendar

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
