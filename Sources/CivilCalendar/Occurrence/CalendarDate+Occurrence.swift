extension CalendarDate {
    /// The first day on or after a day on which the month and day of this date come round in its
    /// own calendar.
    ///
    /// The year of the date does not matter; the civil day is derived for each year of the calendar
    /// anew. Where a year lacks the month or the day:
    /// - Chinese and Korean: the month of the same number stands in for a leap month, day 29 for
    ///   day 30 (RFC 7529 `SKIP=BACKWARD`). Some Gregorian years hold no such day, and some two.
    ///   A Korean leap month can, by `koreanLeapMonth`, give way to the regular one in every year.
    /// - Hebrew: Adar stands in for Adar I; a day 30 that is missing is the first of the next
    ///   month.
    /// - Gregorian months (Buddhist, Minguo and Japanese too): 29 February by `leapDay`.
    /// - All others: the last day of the month.
    ///
    /// - Throws: ``CalendarError/outOfRange`` where the calendar is not known for the years needed,
    ///   ``CalendarError/ambiguousVariant(candidates:)`` with the day of each variant for
    ///   `islamic`; otherwise why no year has such a day.
    public func occurrence(
        onOrAfter start: CivilDate,
        leapDay: LeapDayObservance = .firstOfMarch,
        koreanLeapMonth: LeapMonthObservance = .leapMonth
    ) throws(CalendarError) -> CivilDate {
        switch system {
        case .gregorian, .buddhist, .roc, .japanese:
            return try gregorianOccurrence(onOrAfter: start, leapDay: leapDay)
        case .islamic:
            throw try ambiguousOccurrence(onOrAfter: start)
        default:
            let current = try CalendarDate(start, in: system)
            var kept = self
            if system == .dangi, koreanLeapMonth == .regularMonth { kept.isLeapMonth = false }
            for step in 0...1 {
                let date = try kept.occurrence(yearsAfter: current, step)
                if date >= start { return date }
            }
            throw .engine
        }
    }

    /// The occurrence in the calendar year so many years after that of a date.
    private func occurrence(
        yearsAfter current: CalendarDate,
        _ step: Int
    ) throws(CalendarError) -> CivilDate {
        switch system {
        case .chinese, .dangi:
            let table = system == .chinese ? ChineseYears.table : KoreanYears.table
            guard let year = current.relatedYear.flatMap({ table[$0 + step] })
            else { throw .outOfRange }
            return try lunisolarOccurrence(in: year)
        case .hebrew:
            guard let year = HebrewYear(current.year + step) else { throw .outOfRange }
            return try hebrewOccurrence(in: year)
        default:
            var date = self
            date.era = current.era
            date.year = current.year + step
            return try date.lastDayInstead()
        }
    }

    private func lunisolarOccurrence(in year: LunisolarYear) throws(CalendarError) -> CivilDate {
        guard (1...12).contains(month) else {
            throw .noSuchMonth(month: month, year: year.relatedYear)
        }
        guard (1...30).contains(day) else {
            throw .noSuchDay(day: day, month: month, length: 30)
        }
        let exact = year.position(ofMonth: month, isLeap: isLeapMonth)
        guard let position = exact ?? year.position(ofMonth: month, isLeap: false) else {
            throw .noSuchMonth(month: month, year: year.relatedYear)
        }
        let dayInMonth = min(day, year.length(atPosition: position))
        let offset = year.daysBefore(position: position) + dayInMonth - 1
        guard let date = CivilDate(year.newYear.adding(days: offset)) else { throw .outOfRange }
        return date
    }

    /// The first of the month, and so many days on: a day that the month lacks falls on the first
    /// of the next.
    private func hebrewOccurrence(in year: HebrewYear) throws(CalendarError) -> CivilDate {
        if isLeapMonth { throw .noSuchLeapMonth(month: month, year: year.number) }
        guard (1...13).contains(month) else {
            throw .noSuchMonth(month: month, year: year.number)
        }
        // Cheshvan, Kislev and Adar I can have 30 days; the other months always have the same
        // number.
        let longest = [2, 3, 6].contains(month) ? 30 : year.length(ofMonth: month) ?? 30
        guard (1...longest).contains(day) else {
            throw .noSuchDay(day: day, month: month, length: longest)
        }
        let monthInYear = month == 6 && !year.isLeap ? 7 : month
        let first = CalendarDate(.hebrew, year: year.number, month: monthInYear, day: 1)
        let firstDay = try first.hebrewCivilDate().epochDay
        guard let date = CivilDate(firstDay.adding(days: day - 1)) else { throw .outOfRange }
        return date
    }

    /// The day of this date, or the day before where the month of that year is one day shorter.
    private func lastDayInstead() throws(CalendarError) -> CivilDate {
        do throws(CalendarError) {
            return try engineCivilDate()
        } catch .noSuchDay(_, _, let length) where length > 4 && day == length + 1 {
            var last = self
            last.day = length
            return try last.engineCivilDate()
        } catch {
            throw error
        }
    }

    private func gregorianOccurrence(
        onOrAfter start: CivilDate,
        leapDay: LeapDayObservance
    ) throws(CalendarError) -> CivilDate {
        if isLeapMonth { throw .noSuchLeapMonth(month: month, year: start.year) }
        guard (1...12).contains(month) else {
            throw .noSuchMonth(month: month, year: start.year)
        }
        let longest = CivilDate.days(inMonth: month, of: 2000)
        guard (1...longest).contains(day) else {
            throw .noSuchDay(day: day, month: month, length: longest)
        }
        for year in start.year...(start.year + 1) {
            let isMissing = month == 2 && day == 29 && !CivilDate.isLeap(year)
            let date =
                isMissing
                ? leapDay == .firstOfMarch
                    ? CivilDate(year: year, month: 3, day: 1)
                    : CivilDate(year: year, month: 2, day: 28)
                : CivilDate(year: year, month: month, day: day)
            if let date, date >= start { return date }
        }
        throw .outOfRange
    }

    /// The error that names the next day of each Islamic variant, or why there is none.
    private func ambiguousOccurrence(
        onOrAfter start: CivilDate
    ) throws(CalendarError) -> CalendarError {
        var days: Set<CivilDate> = []
        for variant in CalendarSystem.islamicVariants where variant != .islamic {
            var date = self
            date.system = variant
            days.insert(try date.occurrence(onOrAfter: start))
        }
        return .ambiguousVariant(candidates: days.sorted())
    }
}
