/// Why a date of a calendar has no civil day.
public enum CalendarError: Error, Hashable, Sendable {
    /// The calendar has no month of that number in that year.
    case noSuchMonth(month: Int, year: Int)
    /// The year has no such leap month.
    case noSuchLeapMonth(month: Int, year: Int)
    /// The month is shorter: it has `length` days.
    case noSuchDay(day: Int, month: Int, length: Int)
    /// The date lies outside the era it names.
    case outsideEra(era: Int)
    /// The era is needed and absent; the civil days of the eras that are possible.
    case missingEra(candidates: [CivilDate])
    /// The variants of the calendar disagree; each one's day.
    case ambiguousVariant(candidates: [CivilDate])
    /// The date lies outside the years for which we know the calendar.
    case outOfRange
    /// The calendar engine does not know the calendar, or did not give back what it was given.
    case engine
}
