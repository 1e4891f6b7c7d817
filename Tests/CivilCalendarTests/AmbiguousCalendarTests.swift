import CivilCalendar
import Testing

/// Dates that a calendar's name, or its use, leaves open.
@Suite struct AmbiguousCalendarTests {
    @Test func `an Islamic date without a variant has the day of each`() throws {
        // 1 Ramadan 1446: Umm al-Qura and civil 1 March 2025, tabular a day earlier.
        let date = CalendarDate(.islamic, year: 1446, month: 9, day: 1)
        guard case .failure(.ambiguousVariant(let days)) = resolve(date) else {
            Issue.record("the variants are said to agree")
            return
        }
        for variant in [CalendarSystem.islamicUmmAlQura, .islamicCivil, .islamicTabular] {
            let fields = CalendarDate(variant, year: 1446, month: 9, day: 1)
            #expect(days.contains(try fields.civilDate()))
        }
        #expect(days.contains(try civil("2025-03-01")))
        #expect(days.contains(try civil("2025-02-28")))
        #expect(days == days.sorted() && days.count <= 4)
    }

    @Test func `no day of 1900 to 2077 is the same in all Islamic variants`() throws {
        let first = try civil("1900-01-01").epochDay.rawValue
        let last = try civil("2077-12-31").epochDay.rawValue
        for day in stride(from: first, through: last, by: 97) {
            let date = try #require(CivilDate(EpochDay(day)))
            let expected = CalendarError.ambiguousVariant(candidates: [date])
            #expect(fields(date, in: .islamic) == .failure(expected))
        }
    }

    @Test func `an Islamic date that no variant has is refused with its reason`() {
        #expect(
            resolve(CalendarDate(.islamic, year: 1446, month: 13, day: 1))
                == .failure(.noSuchMonth(month: 13, year: 1446))
        )
        #expect(
            resolve(CalendarDate(.islamic, year: 1446, month: 1, day: 31))
                == .failure(.noSuchDay(day: 31, month: 1, length: 29))
        )
    }

    @Test(arguments: [
        (2470, 1, 15, ["1927-01-15", "1928-01-15"]),
        (2482, 3, 31, ["1939-03-31", "1940-03-31"]),
        (2455, 1, 1, ["1912-01-01", "1913-01-01"]),
        (2467, 2, 29, ["1924-02-29"]),
        (2470, 2, 29, ["1928-02-29"]),
    ])
    func `a Thai January to March before 1941 has two years`(
        _ year: Int,
        _ month: Int,
        _ day: Int,
        _ days: [String]
    ) throws {
        let date = CalendarDate(.buddhist, year: year, month: month, day: day)
        let candidates = try days.map { try civil($0) }
        #expect(resolve(date) == .failure(.ambiguousVariant(candidates: candidates)))
    }

    @Test(arguments: [
        (2470, 4, 1, "1927-04-01"), (2483, 1, 1, "1940-01-01"), (2484, 1, 1, "1941-01-01"),
        (2454, 3, 31, "1911-03-31"), (2470, 12, 31, "1927-12-31"),
    ])
    func `other Thai dates have one`(
        _ year: Int,
        _ month: Int,
        _ day: Int,
        _ expected: String
    ) throws {
        let date = CalendarDate(.buddhist, year: year, month: month, day: day)
        #expect(resolve(date) == .success(try civil(expected)))
    }

    @Test func `a Thai day that neither count has is refused`() {
        let date = CalendarDate(.buddhist, year: 2470, month: 1, day: 32)
        #expect(resolve(date) == .failure(.noSuchDay(day: 32, month: 1, length: 31)))
    }
}
