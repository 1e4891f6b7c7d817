public import CivilCalendar

/// An age that somebody stated deliberately, 0…120 years, and the day for which it was stated.
///
/// No birthday is made up from it: only the days between which the birth must lie are known.
public struct EstimatedAge: Hashable, Sendable {
    /// The stated age in years, 0…120.
    public let years: Int
    /// The day for which it was stated.
    public let asOf: CivilDate
    /// The earliest day on which such a person can be born: the day after `asOf` minus `years + 1` years.
    public let earliestBirth: CivilDate
    /// The latest day on which such a person can be born: `asOf` minus `years` years.
    public let latestBirth: CivilDate

    /// The ages that can be stated.
    public static let range = 0...120

    /// An estimate, or nil where the age is outside 0…120 or the births lie before year 1.
    public init?(years: Int, asOf: CivilDate) {
        guard EstimatedAge.range.contains(years),
            let latest = asOf.subtracting(years: years),
            let earliest = asOf.subtracting(years: years + 1)?.next
        else { return nil }
        self.years = years
        self.asOf = asOf
        earliestBirth = earliest
        latestBirth = latest
    }
}
