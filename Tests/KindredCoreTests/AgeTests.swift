import CivilCalendar
import KindredCore
import Testing

struct AgeTests {
    @Test(arguments: [
        ("2026-01-31", "2026-02-28", "Less than 1 month"),
        ("2026-01-31", "2026-03-01", "1 month"),
        ("2026-10-31", "2026-11-30", "Less than 1 month"),
        ("2026-10-31", "2026-12-01", "1 month"),
        ("2024-02-29", "2025-02-28", "11 months"),
        ("2024-02-29", "2025-03-01", "1 year"),
        ("2008-02-29", "2026-02-28", "17 years"),
        ("2008-02-29", "2026-03-01", "18 years"),
        ("2008-11-30", "2026-11-29", "17 years"),
        ("2008-11-30", "2026-11-30", "18 years"),
        ("2026-11-30", "2026-11-30", "Less than 1 month"),
    ])
    func `an exact age is told in years, then months, then as less than one`(
        birth: String,
        today: String,
        shows: String
    ) {
        let age = Age(of: .exact(day(birth), observed: nil), on: day(today))
        #expect(age?.description == shows)
    }

    @Test(arguments: [
        (17, "2025-11-30", "2026-11-29", "~17"),
        (17, "2025-11-30", "2026-11-30", "~18"),
        (17, "2024-02-29", "2025-02-28", "~17"),
        (17, "2024-02-29", "2025-03-01", "~18"),
        (0, "2026-11-30", "2026-11-30", "~0"),
        (0, "2026-11-30", "2026-11-01", "~0"),
        (120, "2026-11-30", "2027-11-30", "~121"),
    ])
    func `an estimate advances on each anniversary of its day`(
        years: Int,
        asOf: String,
        today: String,
        shows: String
    ) throws {
        let estimate = try #require(EstimatedAge(years: years, asOf: day(asOf)))
        #expect(Age(of: .estimated(estimate), on: day(today))?.description == shows)
    }

    @Test func `nobody has an age before birth or without one`() {
        let tomorrow = BirthInformation.exact(day("2026-12-01"), observed: nil)
        #expect(Age(of: tomorrow, on: day("2026-11-30")) == nil)
        #expect(Age(of: .unknown, on: day("2026-11-30")) == nil)
    }

    @Test(arguments: [
        (-1, "2026-11-30"), (121, "2026-11-30"), (50, "0040-01-01"), (Int.max, "2026-11-30"),
    ])
    func `an estimate outside 0 to 120, or reaching before year 1, is refused`(
        years: Int,
        asOf: String
    ) {
        #expect(EstimatedAge(years: years, asOf: day(asOf)) == nil)
    }

    @Test(arguments: [
        (17, "2025-11-30", "2007-12-01", "2008-11-30"),
        (17, "2024-02-29", "2006-03-01", "2007-02-28"),
        (3, "2024-02-29", "2020-03-01", "2021-02-28"),
        (4, "2024-02-29", "2019-03-01", "2020-02-29"),
        (0, "2026-11-30", "2025-12-01", "2026-11-30"),
    ])
    func `the births that an estimate admits lie between its bounds`(
        years: Int,
        asOf: String,
        earliest: String,
        latest: String
    ) throws {
        let estimate = try #require(EstimatedAge(years: years, asOf: day(asOf)))
        #expect(estimate.earliestBirth == day(earliest))
        #expect(estimate.latestBirth == day(latest))
    }

    @Test(
        arguments: [
            ("2019-08-01", "2026-08-31", "about 1st grade"),
            ("2019-08-01", "2026-09-01", "about 2nd grade"),
            ("2021-09-02", "2026-11-30", nil),
            ("2021-09-01", "2026-11-30", "about Kindergarten"),
            ("2008-10-01", "2026-09-30", "about 12th grade"),
            ("2008-10-01", "2026-10-02", nil),
            ("2018-06-01", "2026-11-30", "about 3rd grade"),
            ("2017-06-01", "2026-11-30", "about 4th grade"),
        ] as [(String, String, String?)]
    )
    func `a grade follows the latest first of September`(
        birth: String,
        today: String,
        shows: String?
    ) {
        let grade = Grade(of: .exact(day(birth), observed: nil), on: day(today))
        #expect(grade?.description == shows)
    }

    @Test func `an estimate gives a range of grades`() throws {
        let estimate = try #require(EstimatedAge(years: 7, asOf: day("2026-11-30")))
        let grade = Grade(of: .estimated(estimate), on: day("2026-11-30"))
        #expect(grade?.description == "about 1st–2nd grade")
        #expect(Grade(of: .unknown, on: day("2026-11-30")) == nil)
    }
}
