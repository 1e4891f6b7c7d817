extension CalendarDate {
    /// A running number of the year, so that the difference of two of one calendar is the years
    /// between them; nil where the cycle is missing or the date counts in eras.
    package var yearCount: Int? {
        switch system {
        case .chinese, .dangi: relatedYear
        case .japanese: nil
        default: era == nil || era == system.mainEra ? year : nil
        }
    }

    /// The fields of this month and day where they come round on a civil day.
    ///
    /// In `islamic`, whose variants differ by days, month and day stay as they are and only the year
    /// is that of the civil day; in every other calendar they are the fields of the day itself.
    package func fields(onOccurrence day: CivilDate) throws(CalendarError) -> CalendarDate {
        guard system == .islamic else { return try CalendarDate(day, in: system) }
        let near = try CalendarDate(day, in: .islamicCivil)
        var date = self
        date.era = nil
        date.year = near.year
        if month == 1, near.month == 12 { date.year += 1 }
        if month == 12, near.month == 1 { date.year -= 1 }
        return date
    }
}
