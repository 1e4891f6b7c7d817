import CivilCalendar
public import VCard

extension CelebratedBirthday {
    /// The birthday that a card gives; nil where month and day are not settled.
    ///
    /// The year may be missing or in doubt: then no age is told, and no year made up.
    public init?(_ birthday: Birthday) {
        switch birthday.verdict {
        case .exact:
            guard let day = birthday.date else { return nil }
            self.init(birth: day, observed: birthday.observed)
        case .incomplete:
            let dated = birthday.readings.filter { $0.verdict == .incomplete }
            guard let own = CelebratedBirthday.ownCalendar(dated) else { return nil }
            self = own
        case .ambiguous:
            let doubtful = birthday.readings.filter(\.leavesOnlyTheYearOpen)
            if let own = CelebratedBirthday.ownCalendar(doubtful) {
                self = own
            } else if let shared = CelebratedBirthday(sharedBy: birthday.candidates) {
                self = shared
            } else {
                return nil
            }
        case .invalid, .future, .conflict, .absent:
            return nil
        }
    }

    /// Month and day of the readings that name them, before all in a calendar of their own.
    private static func ownCalendar(_ readings: [BirthdayReading]) -> CelebratedBirthday? {
        let dated = readings.compactMap { reading -> CelebratedBirthday? in
            guard let system = CalendarSystem(identifier: reading.calendar),
                let month = reading.month, let day = reading.day
            else { return nil }
            let isYearKnown = system == .islamic && reading.year != nil
            let date = CalendarDate(
                system,
                year: isYearKnown ? reading.year ?? 1 : 1,
                month: month,
                isLeapMonth: reading.isLeapMonth,
                day: day
            )
            return CelebratedBirthday(date, isYearKnown: isYearKnown)
        }
        return dated.first { !$0.isGregorian } ?? dated.first
    }

    /// The month and day that all possible days have in common.
    private init?(sharedBy candidates: [CivilDate]) {
        guard let first = candidates.first,
            candidates.allSatisfy({ $0.month == first.month && $0.day == first.day })
        else { return nil }
        self.init(CalendarDate(.gregorian, year: 1, month: first.month, day: first.day))
    }
}

extension BirthdayReading {
    /// Whether month and day stand as written in the reading's calendar, and only the year, or the
    /// form of the calendar, is in doubt.
    fileprivate var leavesOnlyTheYearOpen: Bool {
        guard verdict == .ambiguous else { return false }
        return switch reason {
        case .missingEra: true
        case .ambiguousVariant: calendar == CalendarSystem.islamic.identifier
        default: false
        }
    }
}
