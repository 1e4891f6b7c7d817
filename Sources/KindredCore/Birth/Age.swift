public import CivilCalendar

/// How old somebody is, as it is shown.
public enum Age: Hashable, Sendable {
    /// Whole years, 1 or more.
    case years(Int)
    /// Whole months, 1…11.
    case months(Int)
    /// Born, and not a month old.
    case lessThanOneMonth
    /// About so many years, from an estimate; never months.
    case about(Int)

    /// The age on a day, or nil where the birth is unknown or lies after that day.
    public init?(of birth: BirthInformation, on today: CivilDate) {
        switch birth {
        case .unknown:
            return nil
        case .exact(let date, _):
            self.init(from: date, to: today)
        case .estimated(let estimate):
            self = .about(max(0, estimate.years + estimate.asOf.years(to: today)))
        }
    }

    private init?(from birth: CivilDate, to today: CivilDate) {
        guard birth <= today else { return nil }
        let years = birth.years(to: today)
        let months = birth.months(to: today)
        self = years >= 1 ? .years(years) : months >= 1 ? .months(months) : .lessThanOneMonth
    }

    /// The age in whole years.
    public var years: Int {
        switch self {
        case .years(let years), .about(let years): years
        case .months, .lessThanOneMonth: 0
        }
    }
}

extension Age: CustomStringConvertible {
    /// The age in words: `17 years`, `1 month`, `Less than 1 month`, `~17`.
    public var description: String {
        switch self {
        case .years(let years): years == 1 ? "1 year" : "\(years) years"
        case .months(let months): months == 1 ? "1 month" : "\(months) months"
        case .lessThanOneMonth: "Less than 1 month"
        case .about(let years): "~\(years)"
        }
    }
}
