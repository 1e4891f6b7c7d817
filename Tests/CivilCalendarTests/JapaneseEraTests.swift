import CivilCalendar
import Testing

@Suite struct JapaneseEraTests {
    @Test(arguments: [
        (232, 6, "1873-01-01", "1912-07-29"),
        (233, 1, "1912-07-30", "1926-12-24"),
        (234, 1, "1926-12-25", "1989-01-07"),
        (235, 1, "1989-01-08", "2019-04-30"),
        (236, 1, "2019-05-01", "9999-12-31"),
    ])
    func `an era begins and ends on its days and the days around them are not in it`(
        _ era: Int,
        _ firstYear: Int,
        _ first: String,
        _ last: String
    ) throws {
        let firstDay = try civil(first)
        let lastDay = try civil(last)
        for day in [firstDay, lastDay] {
            let date = CalendarDate(
                .japanese,
                era: era,
                year: firstYear + day.year - firstDay.year,
                month: day.month,
                day: day.day
            )
            #expect(resolve(date) == .success(day))
            #expect(fields(day, in: .japanese) == .success(date))
        }
        for day in [firstDay.epochDay.adding(days: -1), lastDay.epochDay.adding(days: 1)] {
            guard let outside = CivilDate(day) else { continue }
            let date = CalendarDate(
                .japanese,
                era: era,
                year: firstYear + outside.year - firstDay.year,
                month: outside.month,
                day: outside.day
            )
            let isBeforeReform = outside.year < 1873
            #expect(
                resolve(date) == .failure(isBeforeReform ? .outOfRange : .outsideEra(era: era))
            )
        }
    }

    @Test func `before 1873 Japan's months were lunar, and no day is claimed`() throws {
        #expect(fields(try civil("1872-12-31"), in: .japanese) == .failure(.outOfRange))
        for year in 1...5 {
            let date = CalendarDate(.japanese, era: 232, year: year, month: 10, day: 23)
            #expect(resolve(date) == .failure(.outOfRange))
        }
        let keio = CalendarDate(.japanese, era: 231, year: 3, month: 1, day: 1)
        #expect(resolve(keio) == .failure(.outOfRange))
    }

    @Test(arguments: [
        (31, 4, 30, ["1898-04-30", "1956-04-30", "2019-04-30", "2049-04-30"]),
        (64, 1, 7, ["1989-01-07", "2082-01-07"]),
        (1, 1, 7, []),
        (1, 5, 1, ["1989-05-01", "2019-05-01"]),
        (45, 2, 29, ["1912-02-29"]),
    ])
    func `a missing era gives the day of each era that has it`(
        _ year: Int,
        _ month: Int,
        _ day: Int,
        _ days: [String]
    ) throws {
        let date = CalendarDate(.japanese, year: year, month: month, day: day)
        let candidates = try days.map { try civil($0) }
        #expect(resolve(date) == .failure(.missingEra(candidates: candidates)))
    }

    @Test(arguments: [
        (
            CalendarDate(.japanese, era: 237, year: 1, month: 1, day: 1),
            CalendarError.outsideEra(era: 237)
        ),
        (
            CalendarDate(.japanese, era: Int.max, year: 1, month: 1, day: 1),
            .outsideEra(era: Int.max)
        ),
        (CalendarDate(.japanese, era: 236, year: 0, month: 6, day: 1), .outsideEra(era: 236)),
        (CalendarDate(.japanese, era: 236, year: Int.min, month: 6, day: 1), .outsideEra(era: 236)),
        (
            CalendarDate(.japanese, era: 236, year: 5, month: 13, day: 1),
            .noSuchMonth(month: 13, year: 5)
        ),
        (
            CalendarDate(.japanese, era: 236, year: 5, month: 2, day: 29),
            .noSuchDay(day: 29, month: 2, length: 28)
        ),
        (
            CalendarDate(.japanese, year: 5, month: 2, isLeapMonth: true, day: 1),
            .noSuchLeapMonth(month: 2, year: 5)
        ),
    ])
    func `fields of no day are refused with their reason`(
        _ date: CalendarDate,
        _ error: CalendarError
    ) {
        #expect(resolve(date) == .failure(error))
    }
}
