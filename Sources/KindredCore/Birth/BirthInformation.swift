public import CivilCalendar

/// What a person's record holds about the birth; nothing else is ever stored as a birthday.
public enum BirthInformation: Hashable, Sendable {
    /// Nothing is known.
    case unknown
    /// The civil day, and the date in its own calendar as it was reviewed (for display and next birthdays only).
    case exact(CivilDate, observed: CalendarDate?)
    /// An age stated for a day.
    case estimated(EstimatedAge)

    /// Whether anything is known.
    public var isKnown: Bool { self != .unknown }

    /// The days between which the birth lies, or nil where nothing is known.
    public var bounds: ClosedRange<CivilDate>? {
        switch self {
        case .unknown: nil
        case .exact(let date, _): date...date
        case .estimated(let age):
            age.earliestBirth <= age.latestBirth ? age.earliestBirth...age.latestBirth : nil
        }
    }
}
