import CUnicode
import CivilCalendar
import Testing

/// Why the Chinese, Korean and Hebrew calendars are our own: what the system ICU does with them.
///
/// Each test looks at ICU in a process of its own, for its caches remember what was asked before.
/// With ICU 72 it fails where a fault is gone; with another ICU it warns, so that the tables can be
/// thought over.
@Suite struct KnownFaultTests {
    /// Notes a fault that is not there.
    static func expect(_ stands: Bool, _ fault: String) {
        guard !stands else { return }
        if ICU.version == 72 {
            Issue.record("ICU 72 does not have the known fault: \(fault)")
        } else {
            Issue.record("ICU \(ICU.version) behaves otherwise: \(fault)", severity: .warning)
        }
    }

    /// Year, month, `L` for a leap month, ICU's first day, `none` where it has no such month; the
    /// true day is in our tables.
    static let chineseFaults = """
        1917 2 L none
        1917 3 - 1917-03-23
        1917 3 L 1917-04-21
        1922 5 L none
        1922 6 - 1922-06-25
        1922 6 L 1922-07-24
        1954 1 - 1954-02-04
        1955 2 - 1955-02-23
        1987 6 L none
        1987 7 - 1987-07-26
        1987 7 L 1987-08-24
        1998 12 - 1999-01-18
        2012 7 - 2012-08-18
        2018 10 - 2018-11-07
        2027 1 - 2027-02-07
        2030 1 - 2030-02-02
        2057 9 - 2057-09-29
        2070 2 - 2070-03-13
        """

    /// Compares ICU's months with the faults, and makes sure that the tables say something else.
    static func expectFaults(
        _ rows: String,
        icu: kindred_calendar_system,
        system: CalendarSystem
    ) {
        for row in rows.split(separator: "\n") {
            let parts = row.split(separator: " ")
            guard parts.count == 4, let year = Int(parts[0]), let month = Int(parts[1]) else {
                Issue.record("not a row: \(row)")
                continue
            }
            let isLeap = parts[2] == "L"
            let found = ICU.firstDay(icu, year: year, month: month, isLeap: isLeap)
            expect(found == CivilDate(String(parts[3])), "\(system.name) \(row)")
            let counted = SexagenaryCycle.cycleAndYear(ofRelatedYear: year)
            let date = CalendarDate(
                system,
                era: counted.cycle,
                year: counted.year,
                month: month,
                isLeapMonth: isLeap,
                day: 1
            )
            if let published = try? date.civilDate() {
                #expect("\(published)" != parts[3])
            } else {
                #expect(isLeap)
            }
        }
    }

    @Test func `ICU 72 places Chinese months wrong in 12 clusters`() async {
        await #expect(processExitsWith: .success) {
            KnownFaultTests.expectFaults(
                KnownFaultTests.chineseFaults,
                icu: KINDRED_CHINESE,
                system: .chinese
            )
        }
    }

    @Test func `ICU 72 places Korean month 2 of 2017 a day late`() async {
        await #expect(processExitsWith: .success) {
            KnownFaultTests.expectFaults(
                "2017 2 - 2017-02-27",
                icu: KINDRED_DANGI,
                system: .dangi
            )
        }
    }

    @Test func `ICU 72 loses Chinese new years after any Korean ones`() async {
        await #expect(processExitsWith: .success) {
            let years = [1916, 1944, 1958, 1966, 1988, 1997, 2028, 2030, 2061, 2089, 2092]
            for year in 1900...2100 {
                _ = ICU.firstDay(KINDRED_DANGI, year: year, month: 1)
            }
            for year in years {
                // It is two months off; reading the fields back finds that out.
                let found = ICU.firstDay(KINDRED_CHINESE, year: year, month: 1)
                KnownFaultTests.expect(found == nil, "Chinese new year \(year) after Korean ones")
            }
        }
    }

    @Test func `ICU 72 begins the Hebrew months from Kislev 5806 to Cheshvan 5807 a day late`()
        async
    {
        await #expect(processExitsWith: .success) {
            let months =
                (3...13).map { (year: Int32(5806), month: Int32($0)) }
                + [(5807, 1), (5807, 2)]
            for (year, month) in months {
                let fields = kindred_calendar_fields(
                    era: 0,
                    year: year,
                    month: month,
                    is_leap_month: 0,
                    day: 1
                )
                let found = ICU.day(KINDRED_HEBREW, fields)
                let date = CalendarDate(.hebrew, year: Int(year), month: Int(month), day: 1)
                let right = try? date.civilDate().epochDay.rawValue
                KnownFaultTests.expect(
                    found == right.map { $0 + 1 },
                    "Hebrew month \(month) of \(year)"
                )
            }
        }
    }

    @Test func `ICU 72 begins Meiji on 8 September 1868`() {
        let fields = kindred_calendar_fields(
            era: 232,
            year: 1,
            month: 9,
            is_leap_month: 0,
            day: 8
        )
        let first = CivilDate(year: 1868, month: 9, day: 8)
        KnownFaultTests.expect(
            ICU.day(KINDRED_JAPANESE, fields) == first?.epochDay.rawValue,
            "the first day of Meiji"
        )
    }
}
