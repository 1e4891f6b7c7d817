import CivilCalendar
import Testing

@Suite struct OccurrenceTests {
    /// A lunar date and its birthdays in consecutive years.
    private struct Birthdays {
        var date: CalendarDate
        var days: [CivilDate] = []
    }

    private func birthdays(_ rows: String, in system: CalendarSystem) throws -> [Birthdays] {
        var found: [Birthdays] = []
        for row in rows.split(separator: "\n") {
            let parts = row.split(separator: " ").map(String.init)
            if row.hasPrefix(" ") {
                for part in parts {
                    let text = "\(part.prefix(4))-\(part.dropFirst(4).prefix(2))-\(part.suffix(2))"
                    found[found.count - 1].days.append(try civil(text))
                }
            } else {
                let date = CalendarDate(
                    system,
                    year: 1,
                    month: try #require(Int(parts[0])),
                    isLeapMonth: parts[1] == "L",
                    day: try #require(Int(parts[2]))
                )
                found.append(Birthdays(date: date))
            }
        }
        return found
    }

    @Test(arguments: [
        (CalendarSystem.chinese, BirthdayFacts.chinese, 264),
        (.hebrew, BirthdayFacts.hebrew, 140),
    ])
    func `a lunar birthday comes round as people keep it`(
        _ system: CalendarSystem,
        _ rows: String,
        _ count: Int
    ) throws {
        let all = try birthdays(rows, in: system)
        #expect(all.reduce(0) { $0 + $1.days.count } == count)
        for birthdays in all {
            for (previous, day) in zip(birthdays.days, birthdays.days.dropFirst()) {
                let morrow = try #require(CivilDate(previous.epochDay.adding(days: 1)))
                #expect(try birthdays.date.occurrence(onOrAfter: morrow) == day)
                #expect(try birthdays.date.occurrence(onOrAfter: day) == day)
            }
        }
    }

    @Test
    func
        `a Chinese birthday falls once, twice or never in a Gregorian year`() throws
    {
        let date = CalendarDate(.chinese, year: 1, month: 12, day: 1)
        var counts: [Int: Int] = [:]
        var start = try civil("1950-01-01")
        while start.year < 2050 {
            let day = try date.occurrence(onOrAfter: start)
            counts[day.year, default: 0] += 1
            start = try #require(CivilDate(day.epochDay.adding(days: 1)))
        }
        let perYear = Set((1950...2048).map { counts[$0] ?? 0 })
        #expect(perYear == [0, 1, 2])
    }

    @Test(arguments: [
        (LeapDayObservance.firstOfMarch, "2027-03-01"), (.lastOfFebruary, "2027-02-28"),
    ])
    func `29 February has its day in a common year`(
        _ leapDay: LeapDayObservance,
        _ expected: String
    ) throws {
        let start = try civil("2026-11-30")
        for system in [CalendarSystem.gregorian, .buddhist, .roc, .japanese] {
            let date = CalendarDate(system, year: 1, month: 2, day: 29)
            #expect(try date.occurrence(onOrAfter: start, leapDay: leapDay) == civil(expected))
            let leapYear = try civil("2028-01-01")
            #expect(
                try date.occurrence(onOrAfter: leapYear, leapDay: leapDay) == civil("2028-02-29")
            )
        }
    }

    @Test(arguments: [
        (CalendarDate(.persian, year: 1403, month: 12, day: 30), "2026-03-01", "2026-03-20"),
        (CalendarDate(.coptic, year: 1739, month: 13, day: 6), "2024-09-01", "2024-09-10"),
        (CalendarDate(.islamicCivil, year: 1445, month: 12, day: 30), "2025-06-01", "2025-06-26"),
        (CalendarDate(.persian, year: 1, month: 1, day: 1), "2025-03-22", "2026-03-21"),
    ])
    func `a day that a month lacks is its last day`(
        _ date: CalendarDate,
        _ start: String,
        _ expected: String
    ) throws {
        #expect(try date.occurrence(onOrAfter: civil(start)) == civil(expected))
    }

    @Test(arguments: [
        CalendarDate(.gregorian, year: 1, month: 2, day: 30),
        CalendarDate(.gregorian, year: 1, month: 13, day: 1),
        CalendarDate(.chinese, year: 1, month: 1, day: 31),
        CalendarDate(.chinese, year: 1, month: 0, day: 1),
        CalendarDate(.hebrew, year: 1, month: 4, day: 30),
        CalendarDate(.hebrew, year: 1, month: 14, day: 1),
        CalendarDate(.hebrew, year: 1, month: 5, isLeapMonth: true, day: 1),
        CalendarDate(.persian, year: 1, month: 7, day: 32),
        CalendarDate(.persian, year: 1, month: 1, day: 0),
        CalendarDate(.islamicCivil, year: 1, month: 1, day: Int.max),
        CalendarDate(.coptic, year: 1, month: 14, day: Int.min),
    ])
    func `a day that no year has never comes round`(_ date: CalendarDate) throws {
        let start = try civil("2026-11-30")
        #expect(throws: CalendarError.self) { try date.occurrence(onOrAfter: start) }
    }

    @Test func `beyond the table nothing is claimed`() throws {
        let date = CalendarDate(.chinese, year: 1, month: 1, day: 1)
        #expect(throws: CalendarError.outOfRange) {
            try date.occurrence(onOrAfter: civil("2100-12-01"))
        }
        #expect(throws: CalendarError.outOfRange) {
            try CalendarDate(.gregorian, year: 1, month: 1, day: 1)
                .occurrence(onOrAfter: civil("9999-12-31"))
        }
    }

    @Test func `an Islamic day without a variant comes round on the day of each`() throws {
        let date = CalendarDate(.islamic, year: 1, month: 9, day: 1)
        let days = [try civil("2025-02-28"), try civil("2025-03-01")]
        #expect(throws: CalendarError.ambiguousVariant(candidates: days)) {
            try date.occurrence(onOrAfter: civil("2025-01-01"))
        }
    }

    @Test(arguments: [
        (LeapMonthObservance.leapMonth, "2025-07-25"), (.regularMonth, "2025-06-25"),
    ])
    func `a Korean leap month is kept where it is, or always in the regular one`(
        _ leapMonth: LeapMonthObservance,
        _ expected: String
    ) throws {
        let date = CalendarDate(.dangi, year: 1, month: 6, isLeapMonth: true, day: 1)
        let found = try date.occurrence(
            onOrAfter: civil("2025-03-01"),
            koreanLeapMonth: leapMonth
        )
        #expect(found == (try civil(expected)))
        let inCommonYear = try date.occurrence(
            onOrAfter: civil("2026-03-01"),
            koreanLeapMonth: leapMonth
        )
        #expect(try CalendarDate(inCommonYear, in: .dangi).month == 6)
        let chinese = CalendarDate(.chinese, year: 1, month: 6, isLeapMonth: true, day: 1)
        let kept = try chinese.occurrence(
            onOrAfter: civil("2025-03-01"),
            koreanLeapMonth: leapMonth
        )
        #expect(kept == (try civil("2025-07-25")))
    }

    @Test func `an Islamic day without a variant keeps month and day`() throws {
        let date = CalendarDate(.islamic, year: 1, month: 1, day: 1)
        let start = try civil("2025-01-01").epochDay
        var years: Set<Int> = []
        for offset in stride(from: 0, to: 3_000, by: 1) {
            guard let day = CivilDate(start.adding(days: offset)),
                case .ambiguousVariant(let days)? = error(of: date, from: day),
                let first = days.first
            else { continue }
            let fields = try date.fields(onOccurrence: first)
            #expect((fields.month, fields.day) == (1, 1))
            years.insert(fields.year)
        }
        #expect(years.sorted() == Array(1447...1455))
    }

    private func error(of date: CalendarDate, from start: CivilDate) -> CalendarError? {
        do throws(CalendarError) {
            _ = try date.occurrence(onOrAfter: start)
            return nil
        } catch {
            return error
        }
    }
}
