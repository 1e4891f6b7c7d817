import Testing

@testable import CivilCalendar

@Suite struct LunisolarTests {
    struct Source: Sendable, CustomTestStringConvertible {
        var system: CalendarSystem
        var rows: String
        var years: ClosedRange<Int>
        var testDescription: String { system.name }
    }

    static let sources = [
        Source(system: .chinese, rows: ChineseMonthFacts.rows, years: 1900...2100),
        Source(system: .dangi, rows: KoreanMonthFacts.rows, years: 1900...2050),
    ]

    func date(_ fact: MonthFact, leapMonth: Int?, in system: CalendarSystem) -> CalendarDate {
        let (cycle, year) = SexagenaryCycle.cycleAndYear(ofRelatedYear: fact.year)
        let isLater = leapMonth.map { fact.position > $0 } ?? false
        return CalendarDate(
            system,
            era: cycle,
            year: year,
            month: isLater ? fact.position - 1 : fact.position,
            isLeapMonth: fact.isLeap,
            day: 1
        )
    }

    @Test(arguments: sources)
    func `every published month begins and ends where it is published`(_ source: Source) throws {
        let facts = MonthFact.months(source.rows)
        #expect(facts.count == (source.system == .chinese ? 2486 : 1868))
        let byYear = Dictionary(grouping: facts, by: \.year)
        #expect(byYear.keys.sorted() == Array(source.years))
        for months in byYear.values {
            let leapMonth = months.first(where: \.isLeap).map { $0.position - 1 }
            for fact in months {
                let first = date(fact, leapMonth: leapMonth, in: source.system)
                try expectMonth(first, from: fact.firstDay, days: fact.dayCount)
            }
        }
    }

    @Test(arguments: sources)
    func `a leap month that year does not have is refused`(_ source: Source) {
        let byYear = Dictionary(grouping: MonthFact.months(source.rows), by: \.year)
        for (year, months) in byYear {
            let leapMonth = months.first(where: \.isLeap).map { $0.position - 1 }
            let (cycle, yearOfCycle) = SexagenaryCycle.cycleAndYear(ofRelatedYear: year)
            for month in 1...12 where month != leapMonth {
                let date = CalendarDate(
                    source.system,
                    era: cycle,
                    year: yearOfCycle,
                    month: month,
                    isLeapMonth: true,
                    day: 1
                )
                #expect(resolve(date) == .failure(.noSuchLeapMonth(month: month, year: year)))
            }
        }
    }

    @Test(arguments: sources)
    func `every day of the table comes back from its fields`(_ source: Source) throws {
        let table = try #require(source.system == .chinese ? ChineseYears.table : KoreanYears.table)
        #expect(table.years.count == source.years.count)
        let first = try #require(table.years.first.flatMap { CivilDate($0.newYear) })
        let final = try #require(table.years.last)
        let last = try #require(
            CivilDate(final.newYear.adding(days: final.dayCount - 1))
        )
        expectRoundTrip(source.system, from: first, through: last)
        let before = try #require(CivilDate(first.epochDay.adding(days: -1)))
        let after = try #require(CivilDate(last.epochDay.adding(days: 1)))
        #expect(fields(before, in: source.system) == .failure(.outOfRange))
        #expect(fields(after, in: source.system) == .failure(.outOfRange))
    }

    @Test(arguments: sources)
    func `a year outside the table is out of range, never computed`(_ source: Source) {
        for year in [source.years.lowerBound - 1, source.years.upperBound + 1, 1, 9999, -50_000] {
            let (cycle, yearOfCycle) = SexagenaryCycle.cycleAndYear(ofRelatedYear: year)
            let date = CalendarDate(
                source.system,
                era: cycle,
                year: yearOfCycle,
                month: 1,
                day: 1
            )
            #expect(resolve(date) == .failure(.outOfRange))
        }
    }

    @Test func `a birthday in leap month 6 of 1987 is 4 August`() throws {
        let date = CalendarDate(
            .chinese,
            era: 78,
            year: 4,
            month: 6,
            isLeapMonth: true,
            day: 10
        )
        #expect(resolve(date) == .success(try civil("1987-08-04")))
    }

    @Test(arguments: [
        (4, 6, false, 10, ["1927-07-08", "1987-07-05", "2047-08-01"]),
        (4, 6, true, 10, ["1987-08-04"]),
        (37, 1, false, 1, ["1900-01-31", "1960-01-28", "2020-01-25", "2080-01-22"]),
        (4, 7, true, 1, []),
    ])
    func `a missing cycle gives the day of each cycle that has it`(
        _ year: Int,
        _ month: Int,
        _ isLeap: Bool,
        _ day: Int,
        _ days: [String]
    ) throws {
        let date = CalendarDate(.chinese, year: year, month: month, isLeapMonth: isLeap, day: day)
        let candidates = try days.map { try civil($0) }
        #expect(resolve(date) == .failure(.missingEra(candidates: candidates)))
    }

    @Test(arguments: [
        (
            CalendarDate(.chinese, era: 78, year: 61, month: 1, day: 1),
            CalendarError.outsideEra(era: 78)
        ),
        (CalendarDate(.chinese, era: 78, year: 0, month: 1, day: 1), .outsideEra(era: 78)),
        (CalendarDate(.chinese, era: Int.max, year: 1, month: 1, day: 1), .outOfRange),
        (CalendarDate(.chinese, era: Int.min, year: Int.min, month: 1, day: 1), .outOfRange),
        (CalendarDate(.chinese, year: 61, month: 1, day: 1), .outOfRange),
        (CalendarDate(.chinese, year: Int.min, month: 1, day: 1), .outOfRange),
        (
            CalendarDate(.chinese, era: 78, year: 41, month: 13, day: 1),
            .noSuchMonth(month: 13, year: 2024)
        ),
        (
            CalendarDate(.chinese, era: 78, year: 41, month: 0, day: 1),
            .noSuchMonth(month: 0, year: 2024)
        ),
        (
            CalendarDate(.chinese, era: 78, year: 41, month: 1, day: Int.max),
            .noSuchDay(day: Int.max, month: 1, length: 30)
        ),
    ])
    func `fields outside any year are refused`(_ date: CalendarDate, _ error: CalendarError) {
        #expect(resolve(date) == .failure(error))
    }
}
