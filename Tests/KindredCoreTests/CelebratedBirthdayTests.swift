import CivilCalendar
import Testing
import VCard

@testable import KindredCore

@Suite struct `A birthday that comes round` {
    struct Case: Sendable, CustomTestStringConvertible {
        var birth: String
        var observed: CalendarDate?
        var today = "2026-11-30"
        var day: String
        var turns: Int
        var others: [String] = []
        var testDescription: String { "\(birth) → \(day)" }
    }

    static let chinese = CalendarDate(
        .chinese,
        era: 78,
        year: 4,
        month: 6,
        isLeapMonth: true,
        day: 10
    )

    @Test(arguments: [
        Case(birth: "1990-10-03", day: "2027-10-03", turns: 37),
        Case(birth: "1990-11-30", day: "2026-11-30", turns: 36),
        Case(birth: "1990-12-01", day: "2026-12-01", turns: 36),
        Case(birth: "2026-11-30", day: "2027-11-30", turns: 1),
        Case(birth: "2026-12-05", day: "2027-12-05", turns: 1),
        Case(birth: "2024-02-29", day: "2027-03-01", turns: 3),
        Case(birth: "2024-02-29", today: "2028-02-01", day: "2028-02-29", turns: 4),
        Case(birth: "1987-08-04", observed: chinese, day: "2027-07-13", turns: 40),
        Case(
            birth: "1987-08-04",
            observed: chinese,
            today: "2025-03-01",
            day: "2025-08-03",
            turns: 38
        ),
        Case(
            birth: "1984-02-18",
            observed: CalendarDate(.hebrew, year: 5744, month: 6, day: 15),
            day: "2027-02-22",
            turns: 43
        ),
        Case(
            birth: "1979-11-30",
            observed: CalendarDate(.islamicCivil, year: 1400, month: 1, day: 10),
            day: "2027-06-15",
            turns: 49
        ),
        Case(
            birth: "1989-01-07",
            observed: CalendarDate(.japanese, era: 234, year: 64, month: 1, day: 7),
            day: "2027-01-07",
            turns: 38
        ),
        Case(
            birth: "2010-01-01",
            observed: CalendarDate(.islamicUmmAlQura, year: 1431, month: 1, day: 15),
            today: "2040-01-01",
            day: "2040-01-29",
            turns: 31,
            others: ["2040-01-27", "2040-01-28", "2040-01-30"]
        ),
    ])
    func `comes round in its own calendar, on or after the day`(_ row: Case) throws {
        let birthday = CelebratedBirthday(birth: day(row.birth), observed: row.observed)
        let next = try birthday.next(onOrAfter: day(row.today))
        #expect(next.day == day(row.day))
        #expect(next.turns == row.turns)
        #expect(next.otherDays == row.others.map(day))
    }

    @Test(arguments: CalendarSystem.allCases.filter { $0 != .islamic })
    func `is one a year of its calendar, from the first year on`(system: CalendarSystem) throws {
        for offset in stride(from: 0, through: 800, by: 7) {
            let birth = shifted(day("1987-01-20"), by: offset)
            let observed = try CalendarDate(birth, in: system)
            for customs in [
                BirthdayCustoms(),
                BirthdayCustoms(leapDay: .lastOfFebruary, koreanLeapMonth: .regularMonth),
            ] {
                let birthday = CelebratedBirthday(birth: birth, observed: observed)
                let all = birthday.all(from: birth, before: day("2010-01-01"), customs)
                #expect(all.map(\.turns) == (1...all.count).map { $0 }, "\(observed)")
                #expect(all.count >= 20)
                #expect(zip(all, all.dropFirst()).allSatisfy { $0.day < $1.day })
            }
        }
    }

    @Test func `of an Islamic date without a variant can be on the day of each`() throws {
        let birthday = CelebratedBirthday(CalendarDate(.islamic, year: 1, month: 9, day: 1))
        let next = try birthday.next(onOrAfter: day("2025-01-01"))
        #expect(next.day == day("2025-02-28"))
        #expect(next.otherDays == [day("2025-03-01")])
        #expect(next.turns == nil)
        // On the second of the two days the first is a year away.
        let later = try birthday.next(onOrAfter: day("2025-03-01"))
        #expect(later.day == day("2025-03-01"))
        #expect(later.otherDays == [])
    }

    @Test func `falls on 28 February or 1 March by custom`() throws {
        let birthday = CelebratedBirthday(birth: day("2024-02-29"), observed: nil)
        let customs = BirthdayCustoms(leapDay: .lastOfFebruary)
        let days = birthday.all(from: day("2025-01-01"), before: day("2029-01-01"), customs)
            .map(\.day.description)
        #expect(days == ["2025-02-28", "2026-02-28", "2027-02-28", "2028-02-29"])
    }

    @Test func `is not told where the calendar is not known`() {
        let birthday = CelebratedBirthday(birth: day("1987-08-04"), observed: Self.chinese)
        #expect(throws: CalendarError.outOfRange) {
            try birthday.next(onOrAfter: day("2101-03-01"))
        }
        let last = birthday.all(from: day("2098-01-01"), before: day("2110-01-01"))
        #expect(last.map(\.day.year) == [2098, 2099, 2100])
    }

    @Test func `is not made up from an age`() throws {
        let estimate = try #require(EstimatedAge(years: 40, asOf: day("2026-11-30")))
        #expect(CelebratedBirthday(BirthInformation.estimated(estimate)) == nil)
        #expect(CelebratedBirthday(BirthInformation.unknown) == nil)
    }
}
