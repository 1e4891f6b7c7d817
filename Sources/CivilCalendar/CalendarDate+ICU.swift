extension CalendarDate {
    /// The civil day of a date in a calendar that ICU computes rightly.
    func engineCivilDate() throws(CalendarError) -> CivilDate {
        if isLeapMonth { throw .noSuchLeapMonth(month: month, year: year) }
        guard (1...system.monthCount).contains(month) else {
            throw .noSuchMonth(month: month, year: year)
        }
        guard system.engineYears.contains(year) else { throw .outOfRange }
        let engine = try ICUCalendar(system)
        let engineEra = era ?? system.mainEra
        guard let found = try engine.day(era: engineEra, year: year, month: month, day: day)
        else { throw try reason(engine, era: engineEra) }
        guard system.engineDays.contains(found), let date = CivilDate(found) else {
            throw .outOfRange
        }
        return date
    }

    /// The fields of a civil day in a calendar that ICU computes rightly.
    init(engine date: CivilDate, in system: CalendarSystem) throws(CalendarError) {
        let epochDay = date.epochDay
        guard system.engineDays.contains(epochDay) else { throw .outOfRange }
        let fields = try ICUCalendar(system).fields(of: epochDay)
        guard system.engineYears.contains(fields.year) else { throw .outOfRange }
        let isMainEra = fields.era == system.mainEra && system != .japanese
        self.init(
            system,
            era: isMainEra ? nil : fields.era,
            year: fields.year,
            month: fields.month,
            day: fields.day
        )
    }

    /// Why ICU refused: the month is shorter, or no day of that year and era is known at all.
    private func reason(_ engine: borrowing ICUCalendar, era: Int) throws(CalendarError)
        -> CalendarError
    {
        for length in stride(from: 32, through: 1, by: -1)
        where try engine.day(era: era, year: year, month: month, day: length) != nil {
            return (1...length).contains(day)
                ? .outsideEra(era: era) : .noSuchDay(day: day, month: month, length: length)
        }
        let isEraKnown = try engine.day(era: era, year: 1, month: month, day: 1) != nil
        return isEraKnown ? .outOfRange : .outsideEra(era: era)
    }
}

extension CalendarSystem {
    /// How many months a year has at most, by number.
    var monthCount: Int {
        switch self {
        case .hebrew, .coptic, .ethiopic, .ethiopicAmeteAlem: 13
        default: 12
        }
    }

    /// ICU's number of the era that a date without one means.
    var mainEra: Int {
        switch self {
        case .coptic, .ethiopic, .roc, .gregorian: 1
        default: 0
        }
    }

    /// The years that we let ICU compute.
    ///
    /// ICU has a table of Umm al-Qura from AH 1300 to 1600; outside it goes on with the civil calendar
    /// and does not say so.
    fileprivate var engineYears: ClosedRange<Int> {
        self == .islamicUmmAlQura ? 1300...1600 : 1...20_000
    }

    /// The days that we let ICU compute.
    ///
    /// Its Buddhist, Minguo and Japanese calendars turn Julian before 1582-10-15. Japan's own
    /// calendar was lunisolar until 1872, and ICU 72 starts Meiji on a lunisolar date read as a
    /// Gregorian one.
    fileprivate var engineDays: PartialRangeFrom<EpochDay> {
        switch self {
        case .japanese: EpochDay.japaneseReform...
        case .buddhist, .roc: EpochDay.gregorianReform...
        default: EpochDay.firstCivilDay...
        }
    }
}

extension EpochDay {
    /// 0001-01-01.
    fileprivate static let firstCivilDay = EpochDay(-719_162)
    /// 1582-10-15, the first day on which the Gregorian calendar was used.
    fileprivate static let gregorianReform = EpochDay(-141_427)
    /// 1873-01-01, the first day on which Japan used the Gregorian calendar.
    static let japaneseReform = EpochDay(-35_428)
}
