import CivilCalendar
import Testing

@Suite struct CivilDateTests {
    @Test func `every day of the years 1 to 9999 follows the day before it`() {
        var expected = -719_162
        for year in 1...9999 {
            for month in 1...12 {
                for day in [1, CivilDate.days(inMonth: month, of: year)] {
                    guard let date = CivilDate(year: year, month: month, day: day) else {
                        Issue.record("\(year)-\(month)-\(day) is refused")
                        return
                    }
                    let epochDay = EpochDay(expected + day - 1)
                    guard date.epochDay == epochDay, CivilDate(epochDay) == date else {
                        Issue.record("\(date) is misplaced")
                        return
                    }
                }
                expected += CivilDate.days(inMonth: month, of: year)
            }
        }
        #expect(expected == 2_932_897)
        #expect(CivilDate(EpochDay(expected)) == nil)
        #expect(CivilDate(EpochDay(-719_163)) == nil)
    }

    @Test(arguments: [
        (0, 1, 1), (10_000, 1, 1), (2023, 2, 29), (1900, 2, 29), (2024, 13, 1), (2024, 0, 1),
        (2024, 4, 31), (2024, 1, 0), (Int.max, Int.max, Int.max), (Int.min, Int.min, Int.min),
    ])
    func `a day that does not exist is refused`(_ year: Int, _ month: Int, _ day: Int) {
        #expect(CivilDate(year: year, month: month, day: day) == nil)
    }

    @Test(arguments: [
        "2024-2-29", "2023-02-29", "20240229", "2024-02-29 ", "+024-02-29", "2024/02/29", "",
        "２０２４-02",
    ])
    func `text that is not a whole date is refused`(_ text: String) {
        #expect(CivilDate(text) == nil)
    }

    @Test func `a date is written as it is read`() throws {
        #expect(try civil("0033-04-03").description == "0033-04-03")
        #expect(try civil("1970-01-01").epochDay == EpochDay(0))
    }

    @Test func `counting days on stops at the last that can be counted`() {
        #expect(EpochDay(Int.max).adding(days: 1) == EpochDay(Int.max))
        #expect(EpochDay(Int.min).adding(days: -1) == EpochDay(Int.min))
        #expect(EpochDay(1).adding(days: -2) == EpochDay(-1))
    }

    @Test func `a partial date is a civil date only where it is whole`() {
        #expect(PartialDate(year: 2024, month: 2, day: 29).civilDate?.description == "2024-02-29")
        #expect(PartialDate(year: 2023, month: 2, day: 29).civilDate == nil)
        #expect(PartialDate(month: 2, day: 29).civilDate == nil)
    }
}
