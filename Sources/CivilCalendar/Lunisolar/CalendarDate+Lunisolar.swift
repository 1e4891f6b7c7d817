extension CalendarDate {
    /// The civil day of a Chinese or Korean date, by the table of its years.
    func lunisolarCivilDate(in table: LunisolarTable) throws(CalendarError) -> CivilDate {
        guard (1...12).contains(month) else {
            throw .noSuchMonth(month: month, year: relatedYear ?? year)
        }
        guard day >= 1, day <= 30 else {
            throw .noSuchDay(day: day, month: month, length: 30)
        }
        guard let era else {
            guard (1...SexagenaryCycle.length).contains(year) else { throw .outOfRange }
            throw .missingEra(candidates: candidates(in: table))
        }
        guard let relatedYear else {
            if (-1000...1000).contains(era) { throw .outsideEra(era: era) }
            throw .outOfRange
        }
        guard let tableYear = table[relatedYear] else { throw .outOfRange }
        return try civilDate(in: tableYear)
    }

    /// The fields of a civil day in the Chinese or Korean calendar.
    init(
        lunisolar date: CivilDate,
        in system: CalendarSystem,
        table: LunisolarTable
    ) throws(CalendarError) {
        guard let year = table.year(holding: date),
            let (position, day) = year.monthAndDay(
                ofDay: date.epochDay.rawValue - year.newYear.rawValue
            )
        else { throw .outOfRange }
        let (cycle, yearOfCycle) = SexagenaryCycle.cycleAndYear(ofRelatedYear: year.relatedYear)
        let (month, isLeap) = year.month(atPosition: position)
        self.init(
            system,
            era: cycle,
            year: yearOfCycle,
            month: month,
            isLeapMonth: isLeap,
            day: day
        )
    }

    private func civilDate(in tableYear: LunisolarYear) throws(CalendarError) -> CivilDate {
        guard let position = tableYear.position(ofMonth: month, isLeap: isLeapMonth) else {
            throw .noSuchLeapMonth(month: month, year: tableYear.relatedYear)
        }
        let length = tableYear.length(atPosition: position)
        guard day <= length else {
            throw .noSuchDay(day: day, month: month, length: length)
        }
        let offset = tableYear.daysBefore(position: position) + day - 1
        guard let date = CivilDate(tableYear.newYear.adding(days: offset)) else {
            throw .outOfRange
        }
        return date
    }

    /// The day of these fields in each cycle of the table in which they exist, earliest first.
    private func candidates(in table: LunisolarTable) -> [CivilDate] {
        table.years.compactMap { tableYear in
            let cycle = SexagenaryCycle.cycleAndYear(ofRelatedYear: tableYear.relatedYear)
            guard cycle.year == year else { return nil }
            return try? civilDate(in: tableYear)
        }
    }
}
