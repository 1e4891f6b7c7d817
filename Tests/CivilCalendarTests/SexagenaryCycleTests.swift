import CivilCalendar
import Testing

@Suite struct SexagenaryCycleTests {
    @Test(arguments: [
        (1983, 77, 60), (1984, 78, 1), (2014, 78, 31), (2043, 78, 60), (2044, 79, 1),
        (1900, 76, 37),
        (-2636, 1, 1), (-2637, 0, 60),
    ])
    func `1984 is year 1 of cycle 78`(_ related: Int, _ cycle: Int, _ year: Int) {
        let counted = SexagenaryCycle.cycleAndYear(ofRelatedYear: related)
        #expect(counted.cycle == cycle)
        #expect(counted.year == year)
        #expect(SexagenaryCycle.relatedYear(cycle: cycle, year: year) == related)
    }

    @Test func `every related year comes back from its cycle`() {
        for related in -5000...5000 {
            let counted = SexagenaryCycle.cycleAndYear(ofRelatedYear: related)
            #expect(
                SexagenaryCycle.relatedYear(cycle: counted.cycle, year: counted.year) == related
            )
        }
    }

    @Test func `RFC 7529 writes 2013 as Chinese 4650 and Korean 4346`() {
        #expect(SexagenaryCycle.relatedYear(ofExtendedYear: 4650, in: .chinese) == 2013)
        #expect(SexagenaryCycle.extendedYear(ofRelatedYear: 2013, in: .chinese) == 4650)
        #expect(SexagenaryCycle.relatedYear(ofExtendedYear: 4346, in: .dangi) == 2013)
        #expect(SexagenaryCycle.extendedYear(ofRelatedYear: 2013, in: .dangi) == 4346)
        #expect(SexagenaryCycle.relatedYear(ofExtendedYear: 5784, in: .hebrew) == nil)
    }

    @Test func `an extended year makes a date of its cycle`() throws {
        let date = try #require(
            CalendarDate(.chinese, extendedYear: 4650, month: 1, day: 1)
        )
        #expect(date == CalendarDate(.chinese, era: 78, year: 30, month: 1, day: 1))
        #expect(date.relatedYear == 2013)
        #expect(try date.civilDate() == CivilDate("2013-02-10"))
        #expect(CalendarDate(.persian, extendedYear: 1403, month: 1, day: 1) == nil)
    }

    @Test(arguments: [Int.min, Int.max])
    func `a count beyond all reason does not trap`(_ year: Int) {
        _ = SexagenaryCycle.cycleAndYear(ofRelatedYear: year)
        _ = CalendarDate(.chinese, extendedYear: year, month: 1, day: 1)
        #expect(SexagenaryCycle.relatedYear(cycle: year, year: 1) == nil)
        #expect(SexagenaryCycle.relatedYear(cycle: 78, year: year) == nil)
    }
}
