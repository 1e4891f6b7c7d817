public import CivilCalendar

/// Why a birth that somebody enters by hand cannot be taken.
public enum BirthEntryError: Error, Hashable, Sendable {
    /// The day is still to come.
    case future
    /// The age would be over 120.
    case over120
    /// An age outside 0…120, or one whose births lie before our calendar.
    case ageOutOfRange
}

extension BirthInformation {
    /// The birth of a day that somebody entered, by the rules that hold in a review.
    public static func entered(
        _ date: CivilDate,
        today: CivilDate
    ) throws(BirthEntryError) -> BirthInformation {
        guard date <= today else { throw .future }
        guard date.years(to: today) <= EstimatedAge.range.upperBound else { throw .over120 }
        return .exact(date, observed: nil)
    }

    /// The birth of an age that somebody entered for a day.
    public static func entered(
        years: Int,
        asOf day: CivilDate
    ) throws(BirthEntryError) -> BirthInformation {
        guard let estimate = EstimatedAge(years: years, asOf: day) else { throw .ageOutOfRange }
        return .estimated(estimate)
    }
}
