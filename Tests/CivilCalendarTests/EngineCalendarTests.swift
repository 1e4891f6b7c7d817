import CivilCalendar
import Testing

/// The calendars that the system ICU computes, against tables and rules that do not come from it.
@Suite struct EngineCalendarTests {
    /// The new years of a digit a year: so many days after the same day of consecutive civil years.
    private func newYears(
        _ digits: String,
        from year: Int,
        afterMonth month: Int,
        day: Int
    ) throws -> [CivilDate] {
        try digits.enumerated().map { index, digit in
            let base = try #require(CivilDate(year: year + index, month: month, day: day))
            let shift = try #require(digit.wholeNumberValue)
            return try #require(CivilDate(base.epochDay.adding(days: shift)))
        }
    }

    /// Every month of the years is where its length puts it; `lengths` tells them by the length of
    /// the year.
    private func expectYears(
        _ system: CalendarSystem,
        from number: Int,
        newYears: [CivilDate],
        lengths: (Int) -> [Int],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        for (index, pair) in zip(newYears, newYears.dropFirst()).enumerated() {
            var first = pair.0
            let yearLength = pair.1.epochDay.rawValue - pair.0.epochDay.rawValue
            for (month, length) in lengths(yearLength).enumerated() {
                let date = CalendarDate(system, year: number + index, month: month + 1, day: 1)
                try expectMonth(date, from: first, days: length, sourceLocation: sourceLocation)
                first = try #require(CivilDate(first.epochDay.adding(days: length)))
            }
            #expect(first == pair.1, sourceLocation: sourceLocation)
        }
    }

    @Test func `every Persian month of 1180 to 1527`() throws {
        try expectYears(
            .persian,
            from: 1180,
            newYears: newYears(NewYearFacts.persian, from: 1801, afterMonth: 3, day: 20),
            lengths: { Array(repeating: 31, count: 6) + [30, 30, 30, 30, 30, $0 - 336] }
        )
    }

    @Test(arguments: [
        (CalendarSystem.coptic, 1517), (.ethiopic, 1793), (.ethiopicAmeteAlem, 7293),
    ])
    func `every Coptic and Ethiopic month of the civil years 1800 to 2149`(
        _ system: CalendarSystem,
        _ number: Int
    ) throws {
        try expectYears(
            system,
            from: number,
            newYears: newYears(NewYearFacts.coptic, from: 1800, afterMonth: 9, day: 10),
            lengths: { Array(repeating: 30, count: 12) + [$0 - 360] }
        )
    }

    @Test func `every Indian national month of 1722 to 2071`() throws {
        try expectYears(
            .indian,
            from: 1722,
            newYears: newYears(NewYearFacts.indian, from: 1800, afterMonth: 3, day: 21),
            lengths: { [$0 - 335, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30] }
        )
    }

    @Test(arguments: [(CalendarSystem.islamicCivil, "1882-11-12"), (.islamicTabular, "1882-11-11")])
    func `every month of the tabular Islamic years 1300 to 1500`(
        _ system: CalendarSystem,
        _ firstDay: String
    ) throws {
        var days = [try civil(firstDay)]
        for leap in NewYearFacts.islamicLeapYears {
            let length = leap == "1" ? 355 : 354
            let last = try #require(days.last)
            days.append(try #require(CivilDate(last.epochDay.adding(days: length))))
        }
        try expectYears(
            system,
            from: 1300,
            newYears: days,
            lengths: { [30, 29, 30, 29, 30, 29, 30, 29, 30, 29, 30, $0 - 325] }
        )
    }

    @Test(arguments: [(CalendarSystem.islamicCivil, 0), (.islamicTabular, -1)])
    func `the tabular Islamic calendars are the thirty-year rule`(
        _ system: CalendarSystem,
        _ shift: Int
    ) throws {
        // 1 Muharram 1 is 622-07-19 of the proleptic Gregorian calendar, day -492,148.
        for year in stride(from: 1, through: 1700, by: 7) {
            for month in 1...12 {
                let day =
                    (year - 1) * 354 + (11 * year + 3) / 30 + (59 * (month - 1) + 1) / 2
                    - 492_148 + shift
                let date = CalendarDate(system, year: year, month: month, day: 1)
                #expect(resolve(date) == CivilDate(EpochDay(day)).map { .success($0) })
            }
        }
    }

    @Test(arguments: [
        (CalendarSystem.buddhist, 543), (.roc, -1911),
    ])
    func `Buddhist and Minguo years are Gregorian years counted from elsewhere`(
        _ system: CalendarSystem,
        _ offset: Int
    ) throws {
        for year in 1941...2199 {
            for month in 1...12 {
                let first = try #require(CivilDate(year: year, month: month, day: 1))
                try expectMonth(
                    CalendarDate(system, year: year + offset, month: month, day: 1),
                    from: first,
                    days: CivilDate.days(inMonth: month, of: year)
                )
            }
        }
    }

    @Test(arguments: [
        CalendarSystem.persian, .coptic, .ethiopic, .ethiopicAmeteAlem, .indian, .islamicCivil,
        .islamicTabular, .roc, .gregorian,
    ])
    func `every day of 1800 to 2199 comes back from its fields`(_ system: CalendarSystem) throws {
        expectRoundTrip(system, from: try civil("1800-01-01"), through: try civil("2199-12-31"))
    }

    @Test(arguments: [
        (CalendarSystem.japanese, "1873-01-01", "2199-12-31"),
        (.islamicUmmAlQura, "1882-11-12", "2174-11-25"),
    ])
    func `every day that the calendar is known for comes back from its fields`(
        _ system: CalendarSystem,
        _ first: String,
        _ last: String
    ) throws {
        expectRoundTrip(system, from: try civil(first), through: try civil(last))
    }

    @Test func `every Buddhist day of 1800 to 2199 that Thai use leaves no doubt of comes back`()
        throws
    {
        expectRoundTrip(
            .buddhist,
            from: try civil("1800-01-01"),
            through: try civil("2199-12-31"),
            except: { $0.month <= 3 && (1912...1939).contains($0.year) }
        )
    }

    @Test(arguments: [CalendarSystem.buddhist, .roc])
    func `before the Gregorian reform ICU would count in Julian days and is not asked`(
        _ system: CalendarSystem
    ) throws {
        #expect(fields(try civil("1582-10-14"), in: system) == .failure(.outOfRange))
        let date = CalendarDate(.buddhist, year: 2000, month: 1, day: 1)
        #expect(resolve(date) == .failure(.outOfRange))
    }

    @Test func `Minguo years before the era have era 0`() throws {
        let date = CalendarDate(.roc, era: 0, year: 1, month: 12, day: 31)
        #expect(resolve(date) == .success(try civil("1911-12-31")))
        #expect(fields(try civil("1911-12-31"), in: .roc) == .success(date))
        #expect(
            resolve(CalendarDate(.roc, era: 1, year: 1, month: 1, day: 1))
                == .success(try civil("1912-01-01"))
        )
    }

    @Test(arguments: [
        (CalendarDate(.persian, era: 0, year: 1403, month: 12, day: 30), nil as CalendarError?),
        (CalendarDate(.persian, era: 5, year: 1403, month: 12, day: 30), .outsideEra(era: 5)),
        (CalendarDate(.persian, era: -1, year: 1403, month: 12, day: 30), .outsideEra(era: -1)),
        (CalendarDate(.persian, year: 0, month: 1, day: 1), .outOfRange),
        (CalendarDate(.persian, year: 15_000, month: 1, day: 1), .outOfRange),
        (CalendarDate(.persian, year: Int.max, month: 1, day: 1), .outOfRange),
        (
            CalendarDate(.persian, year: 1403, month: 13, day: 1),
            .noSuchMonth(month: 13, year: 1403)
        ),
        (CalendarDate(.coptic, year: 1740, month: 14, day: 1), .noSuchMonth(month: 14, year: 1740)),
        (
            CalendarDate(.persian, year: 1403, month: 1, isLeapMonth: true, day: 1),
            .noSuchLeapMonth(month: 1, year: 1403)
        ),
        (
            CalendarDate(.persian, year: 1404, month: 12, day: 30),
            .noSuchDay(day: 30, month: 12, length: 29)
        ),
        (
            CalendarDate(.coptic, year: 1740, month: 13, day: Int.max),
            .noSuchDay(day: Int.max, month: 13, length: 5)
        ),
        (CalendarDate(.gregorian, year: 0, month: 1, day: 1), .outOfRange),
        (CalendarDate(.gregorian, era: 0, year: 44, month: 3, day: 15), .outsideEra(era: 0)),
        (CalendarDate(.gregorian, era: 1, year: 2024, month: 2, day: 29), nil),
        (CalendarDate(.gregorian, year: 1582, month: 10, day: 10), nil),
    ])
    func `fields of no day are refused with their reason`(
        _ date: CalendarDate,
        _ error: CalendarError?
    ) {
        switch resolve(date) {
        case .success: #expect(error == nil)
        case .failure(let found): #expect(found == error)
        }
    }
}
