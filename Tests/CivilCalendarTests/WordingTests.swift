import CivilCalendar
import Testing

@Suite struct WordingTests {
    @Test(arguments: [
        (
            CalendarDate(.chinese, era: 78, year: 4, month: 6, isLeapMonth: true, day: 10),
            "Chinese leap month 6, day 10, 1987 (cycle 78, year 4)"
        ),
        (
            CalendarDate(.dangi, year: 4, month: 6, day: 10),
            "Korean month 6, day 10, year 4 of an unknown cycle"
        ),
        (CalendarDate(.hebrew, year: 5784, month: 6, day: 15), "Hebrew 15 Adar I 5784"),
        (CalendarDate(.hebrew, year: 5784, month: 7, day: 15), "Hebrew 15 Adar II 5784"),
        (CalendarDate(.hebrew, year: 5785, month: 7, day: 15), "Hebrew 15 Adar 5785"),
        (CalendarDate(.hebrew, year: 5785, month: 13, day: 1), "Hebrew 1 Elul 5785"),
        (
            CalendarDate(.islamicUmmAlQura, year: 1446, month: 9, day: 1),
            "Islamic (Umm al-Qura) 1 Ramadan 1446"
        ),
        (CalendarDate(.persian, year: 1403, month: 12, day: 30), "Persian 30 Esfand 1403"),
        (CalendarDate(.japanese, era: 236, year: 1, month: 5, day: 1), "Japanese 1 May, Reiwa 1"),
        (
            CalendarDate(.roc, era: 0, year: 1, month: 12, day: 31),
            "Minguo 31 December 1 before the era"
        ),
        (CalendarDate(.coptic, year: 1739, month: 13, day: 6), "Coptic 6 Nasie 1739"),
        (CalendarDate(.persian, year: 1403, month: 14, day: 1), "Persian 1 month 14 1403"),
    ])
    func `a date is told in words`(_ date: CalendarDate, _ words: String) {
        #expect(date.description == words)
    }

    @Test(arguments: [
        (
            CalendarDate(.chinese, era: 78, year: 38, month: 4, isLeapMonth: true, day: 1),
            "2021 has no leap month 4"
        ),
        (
            CalendarDate(.chinese, era: 78, year: 41, month: 1, day: 30),
            "month 1 of that year has 29 days"
        ),
        (
            CalendarDate(.chinese, era: 78, year: 42, month: 6, isLeapMonth: true, day: 30),
            "leap month 6 of that year has 29 days"
        ),
        (
            CalendarDate(.chinese, era: 70, year: 1, month: 1, day: 1),
            "the Chinese calendar is not known for that year"
        ),
        (
            CalendarDate(.chinese, era: 78, year: 61, month: 1, day: 1),
            "a cycle has 60 years, not 61"
        ),
        (
            CalendarDate(.chinese, year: 4, month: 6, isLeapMonth: true, day: 10),
            "the cycle is not given; it can be 1987-08-04"
        ),
        (
            CalendarDate(.chinese, year: 4, month: 6, day: 10),
            "the cycle is not given; it can be 1927-07-08, 1987-07-05 or 2047-08-01"
        ),
        (
            CalendarDate(.chinese, year: 4, month: 7, isLeapMonth: true, day: 1),
            "the cycle is not given, and no cycle has that date"
        ),
        (
            CalendarDate(.hebrew, year: 5785, month: 6, day: 1),
            "5785 has no Adar I: it is not a leap year"
        ),
        (CalendarDate(.hebrew, year: 5784, month: 2, day: 30), "Cheshvan of that year has 29 days"),
        (CalendarDate(.hebrew, year: 5784, month: 14, day: 1), "5784 has no month 14"),
        (CalendarDate(.persian, year: 1404, month: 12, day: 0), "there is no day 0"),
        (
            CalendarDate(.persian, year: 1404, month: 2, isLeapMonth: true, day: 1),
            "the Persian calendar writes no month as a leap month"
        ),
        (
            CalendarDate(.persian, era: 3, year: 1404, month: 2, day: 1),
            "the Persian calendar has no era 3"
        ),
        (
            CalendarDate(.japanese, era: 234, year: 64, month: 1, day: 8),
            "that day lies outside the era Showa"
        ),
        (CalendarDate(.japanese, era: 300, year: 1, month: 1, day: 8), "there is no era 300"),
        (
            CalendarDate(.japanese, year: 64, month: 1, day: 7),
            "the era is not given; it can be 1989-01-07 or 2082-01-07"
        ),
        (
            CalendarDate(.buddhist, year: 2470, month: 1, day: 15),
            "Thai years began in April then; it can be 1927-01-15 or 1928-01-15"
        ),
    ])
    func `a refusal is told in words`(_ date: CalendarDate, _ words: String) {
        guard case .failure(let error) = resolve(date) else {
            Issue.record("\(date) is accepted")
            return
        }
        #expect(error.sentence(for: date) == words)
    }

    @Test func `the Islamic calendar without a variant names what it can be`() {
        let date = CalendarDate(.islamic, year: 1446, month: 9, day: 1)
        guard case .failure(let error) = resolve(date) else { return }
        let words = error.sentence(for: date)
        #expect(words.hasPrefix("the Islamic calendar has several forms; it can be 2025-02-28"))
        #expect(
            CalendarError.engine.sentence(for: date)
                == "the system's calendar library does not provide the Islamic calendar"
        )
    }

    @Test(arguments: CalendarSystem.allCases)
    func `every calendar has a name, and a name for each month it does not number`(
        _ system: CalendarSystem
    ) {
        #expect(!system.name.isEmpty)
        let isNumbered = system == .chinese || system == .dangi
        let names = (1...13).compactMap { system.monthName($0) }
        let hasThirteen = [.hebrew, .coptic, .ethiopic, .ethiopicAmeteAlem].contains(system)
        #expect(names.count == (isNumbered ? 0 : hasThirteen ? 13 : 12))
        #expect(Set(names).count == names.count)
        #expect(system.monthName(0) == nil)
        #expect(system.monthName(Int.max) == nil)
    }

    @Test func `names of calendars are told apart`() {
        #expect(Set(CalendarSystem.allCases.map(\.name)).count == CalendarSystem.allCases.count)
    }
}
