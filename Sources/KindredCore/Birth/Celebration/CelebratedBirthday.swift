public import CivilCalendar

/// A birthday as it comes round: month and day in the calendar in which it is kept.
public struct CelebratedBirthday: Hashable, Sendable {
    /// Month and day in their own calendar; the year means nothing unless ``isYearKnown``.
    public let date: CalendarDate
    /// Whether the year of birth is known.
    public let isYearKnown: Bool
    /// The civil day of birth, where it is known.
    public let birth: CivilDate?

    /// The birthday of someone born on a civil day, kept in the calendar in which the birth was
    /// observed, else in the Gregorian one.
    public init(birth: CivilDate, observed: CalendarDate?) {
        date =
            observed
            ?? CalendarDate(.gregorian, year: birth.year, month: birth.month, day: birth.day)
        isYearKnown = true
        self.birth = birth
    }

    /// The birthday of someone whose day of birth is not known: of the date only month and day, and
    /// the year where it is known, count.
    public init(_ date: CalendarDate, isYearKnown: Bool = false) {
        self.date = date
        self.isYearKnown = isYearKnown
        birth = nil
    }

    /// The birthday that a record gives; nil where it holds no day, for none is made up from an age.
    public init?(_ birth: BirthInformation) {
        guard case .exact(let date, let observed) = birth else { return nil }
        self.init(birth: date, observed: observed)
    }

    /// Whether the birthday has its day in the Gregorian year, whatever the years are counted from.
    public var isGregorian: Bool {
        switch date.system {
        case .gregorian, .buddhist, .roc, .japanese: true
        default: false
        }
    }
}
