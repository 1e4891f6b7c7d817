/// The cycle of sixty years by which the Chinese and Korean calendars count, and the other counts
/// of the same years.
///
/// A year is known by the Gregorian year in which it begins, its *related* year. The count from
/// which the cycles are taken is the related year + 2636: 1984 is year 1 of cycle 78.
public enum SexagenaryCycle {
    /// How many years a cycle has.
    static let length = 60

    /// The cycle and the year in it (1…60) of a related Gregorian year.
    public static func cycleAndYear(ofRelatedYear year: Int) -> (cycle: Int, year: Int) {
        let count = year &+ 2636
        let inCycle = (count % length + length) % length
        return ((count &- inCycle) / length + 1, inCycle + 1)
    }

    /// The related Gregorian year of a cycle and a year in it, or nil where the year is not 1…60 or
    /// far out of history.
    public static func relatedYear(cycle: Int, year: Int) -> Int? {
        guard (1...length).contains(year), (-1000...1000).contains(cycle) else { return nil }
        return (cycle - 1) * length + year - 1 - 2636
    }

    /// How far the year numbers of RFC 7529 lie above the related year: Chinese 4650 and Korean
    /// 4346 are 2013.
    ///
    /// Nil in a calendar that is not counted in cycles.
    static func extendedYearOffset(in system: CalendarSystem) -> Int? {
        switch system {
        case .chinese: 2637
        case .dangi: 2333
        default: nil
        }
    }

    /// The related Gregorian year of a year number as RFC 7529 writes it (Chinese 4650 is 2013), or
    /// nil in other calendars.
    public static func relatedYear(ofExtendedYear year: Int, in system: CalendarSystem) -> Int? {
        guard let offset = extendedYearOffset(in: system) else { return nil }
        let (related, overflow) = year.subtractingReportingOverflow(offset)
        return overflow ? nil : related
    }

    /// The year number of RFC 7529 for a related Gregorian year (2013 is Chinese 4650), or nil in
    /// other calendars.
    public static func extendedYear(ofRelatedYear year: Int, in system: CalendarSystem) -> Int? {
        guard let offset = extendedYearOffset(in: system) else { return nil }
        let (extended, overflow) = year.addingReportingOverflow(offset)
        return overflow ? nil : extended
    }
}

extension CalendarDate {
    /// A Chinese or Korean date of a year number as RFC 7529 writes it, or nil in other calendars.
    public init?(
        _ system: CalendarSystem,
        extendedYear: Int,
        month: Int,
        isLeapMonth: Bool = false,
        day: Int
    ) {
        guard
            let related = SexagenaryCycle.relatedYear(ofExtendedYear: extendedYear, in: system)
        else { return nil }
        let (cycle, year) = SexagenaryCycle.cycleAndYear(ofRelatedYear: related)
        self.init(
            system,
            era: cycle,
            year: year,
            month: month,
            isLeapMonth: isLeapMonth,
            day: day
        )
    }

    /// The Gregorian year in which the Chinese or Korean year of this date begins; nil in other
    /// calendars or without a cycle.
    public var relatedYear: Int? {
        guard system == .chinese || system == .dangi, let era else { return nil }
        return SexagenaryCycle.relatedYear(cycle: era, year: year)
    }
}
