/// In which month someone born in a leap month has a birthday in a year that has that leap month.
public enum LeapMonthObservance: Hashable, Sendable, CaseIterable {
    /// In the leap month; in other years in the month of the same number.
    case leapMonth
    /// In the month of the same number, in every year.
    case regularMonth
}
