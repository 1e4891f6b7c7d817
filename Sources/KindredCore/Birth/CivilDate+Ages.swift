import CivilCalendar

extension CivilDate {
    /// Whole years from this day to another; 29 February counts from 1 March in common years.
    func years(to day: CivilDate) -> Int {
        day.year - year - ((day.month, day.day) < (month, self.day) ? 1 : 0)
    }

    /// Whole months from this day to another; the end of a month is not clamped.
    func months(to day: CivilDate) -> Int {
        12 * (day.year - year) + (day.month - month) - (day.day < self.day ? 1 : 0)
    }

    /// The same day so many years before; 28 February where it would be a 29th that is not there, and nil before year 1.
    func subtracting(years: Int) -> CivilDate? {
        let (wanted, overflow) = year.subtractingReportingOverflow(years)
        guard !overflow else { return nil }
        return CivilDate(year: wanted, month: month, day: day)
            ?? (month == 2 && day == 29 ? CivilDate(year: wanted, month: 2, day: 28) : nil)
    }

    /// The next day, or nil after the last one we count.
    var next: CivilDate? { CivilDate(epochDay.adding(days: 1)) }
}
