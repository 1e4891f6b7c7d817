import CivilCalendar
import Testing

@Suite struct MonthNamesTests {
    private static let locales = [
        "de", "fr_FR", "he", "zh_TW", "zh", "ko_KR", "ja_JP", "fa", "ar", "am", "th", "ru_RU",
        "nl", "vi",
    ]
    private static let leapMonth = CalendarDate(
        .chinese,
        era: 78,
        year: 4,
        month: 6,
        isLeapMonth: true,
        day: 10
    )

    @Test(arguments: [
        ("de", CalendarDate(.gregorian, year: 2026, month: 3, day: 4), "Gregorian 4 März 2026"),
        ("fr_FR", CalendarDate(.gregorian, year: 1987, month: 8, day: 4), "Gregorian 4 août 1987"),
        ("de", CalendarDate(.hebrew, year: 5784, month: 5, day: 9), "Hebrew 9 Schevat 5784"),
        ("nl", CalendarDate(.hebrew, year: 5784, month: 6, day: 9), "Hebrew 9 Adar A 5784"),
        ("nl", CalendarDate(.hebrew, year: 5784, month: 7, day: 9), "Hebrew 9 Adar B 5784"),
        ("nl", CalendarDate(.hebrew, year: 5785, month: 7, day: 9), "Hebrew 9 Adar 5785"),
        ("fa", CalendarDate(.persian, year: 1403, month: 1, day: 1), "Persian 1 فروردین 1403"),
        ("zh_TW", leapMonth, "Chinese leap 六月, day 10, 1987 (cycle 78, year 4)"),
        (
            "ja_JP", CalendarDate(.japanese, era: 236, year: 8, month: 1, day: 2),
            "Japanese 2 1月, Reiwa 8"
        ),
    ])
    func `months have the name of the language`(
        locale: String,
        date: CalendarDate,
        words: String
    ) {
        #expect(date.words(MonthNames(locale: locale)) == words)
    }

    @Test(arguments: [
        ("de", leapMonth, "Chinese leap month 6, day 10, 1987 (cycle 78, year 4)"),
        ("ru", leapMonth, "Chinese leap month 6, day 10, 1987 (cycle 78, year 4)"),
        ("vi", CalendarDate(.coptic, year: 1739, month: 1, day: 6), "Coptic 6 Tout 1739"),
        ("hi", CalendarDate(.hebrew, year: 5784, month: 2, day: 6), "Hebrew 6 Cheshvan 5784"),
    ])
    func `months that the language has no name for are told in English`(
        locale: String,
        date: CalendarDate,
        words: String
    ) {
        #expect(date.words(MonthNames(locale: locale)) == words)
    }

    @Test(arguments: [
        "en", "en_GB", "en-US", "xx", "zz_ZZ", "", "C", "root", "de@calendar=hebrew", "../../etc",
        "de\u{0}", "d e", "é", String(repeating: "de_", count: 100),
    ])
    func `what names no other language is English`(locale: String) throws {
        let names = MonthNames(locale: locale)
        for date in try everyMonth() { #expect(date.words(names) == date.description) }
    }

    @Test(arguments: locales)
    func `every month has a name in every language`(locale: String) throws {
        let names = MonthNames(locale: locale)
        for date in try everyMonth() {
            let name = names.name(of: date)
            #expect(name?.isEmpty != true)
            #expect(name?.contains(where: \.isNewline) != true)
            let isNumbered = date.system == .chinese || date.system == .dangi
            #expect((name != nil) || isNumbered)
        }
    }

    @Test(arguments: locales)
    func `a month that no year has keeps its number`(locale: String) {
        let names = MonthNames(locale: locale)
        for (system, month) in [
            (CalendarSystem.gregorian, 13), (.hebrew, 14), (.hebrew, 0), (.chinese, 13),
            (.persian, Int.max), (.coptic, Int.min),
        ] {
            let date = CalendarDate(system, year: 1, month: month, day: 1)
            #expect(names.name(of: date) == nil)
        }
        // Adar I of a common year.
        #expect(names.name(of: CalendarDate(.hebrew, year: 5785, month: 6, day: 1)) == nil)
    }

    /// A day of every month of a year of every calendar.
    private func everyMonth() throws -> [CalendarDate] {
        var dates: Set<CalendarDate> = []
        let start = try civil("2024-01-01").epochDay
        for system in CalendarSystem.allCases where system != .islamic {
            for offset in 0..<366 {
                let date = try #require(CivilDate(start.adding(days: offset)))
                var fields = try CalendarDate(date, in: system)
                fields.day = 1
                dates.insert(fields)
            }
        }
        return Array(dates)
    }
}
