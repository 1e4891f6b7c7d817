extension CalendarDate {
    /// The civil day of a Hebrew date.
    func hebrewCivilDate() throws(CalendarError) -> CivilDate {
        if let era, era != 0 { throw .outsideEra(era: era) }
        guard let hebrewYear = HebrewYear(year) else { throw .outOfRange }
        if isLeapMonth { throw .noSuchLeapMonth(month: month, year: year) }
        guard let length = hebrewYear.length(ofMonth: month) else {
            throw .noSuchMonth(month: month, year: year)
        }
        guard day >= 1, day <= length else {
            throw .noSuchDay(day: day, month: month, length: length)
        }
        var offset = day - 1
        for earlier in 1..<month { offset += hebrewYear.length(ofMonth: earlier) ?? 0 }
        guard let date = CivilDate(hebrewYear.newYear.adding(days: offset)) else {
            throw .outOfRange
        }
        return date
    }

    /// The fields of a civil day in the Hebrew calendar.
    init(hebrew date: CivilDate) throws(CalendarError) {
        let epochDay = date.epochDay
        guard let hebrewYear = HebrewYear(holding: epochDay) else { throw .outOfRange }
        var remaining = epochDay.rawValue - hebrewYear.newYear.rawValue
        for month in 1...13 {
            guard let length = hebrewYear.length(ofMonth: month) else { continue }
            if remaining < length {
                self.init(.hebrew, year: hebrewYear.number, month: month, day: remaining + 1)
                return
            }
            remaining -= length
        }
        throw .engine
    }
}
