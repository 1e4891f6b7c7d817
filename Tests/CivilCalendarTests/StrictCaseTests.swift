import CivilCalendar
import Testing

/// Dates that do not exist, many of which a strict ICU accepts, and their neighbours that do.
@Suite struct StrictCaseTests {
    /// Calendar, era (`-` for none), year, month, `L` for a leap month, day, and the civil day or
    /// `refused`.
    static let rows = """
        gregorian - 2023 2 - 29 refused
        gregorian - 2024 2 - 29 2024-02-29
        gregorian - 1582 10 - 10 1582-10-10
        chinese 78 41 1 - 30 refused
        chinese 78 41 2 - 30 2024-04-08
        chinese 78 41 6 L 1 refused
        chinese 78 42 6 L 1 2025-07-25
        chinese 78 42 6 L 30 refused
        chinese 78 42 5 L 1 refused
        chinese 78 50 11 L 1 2033-12-22
        chinese 78 50 7 L 1 refused
        chinese 78 41 13 - 1 refused
        chinese 78 61 1 - 1 refused
        chinese 78 41 1 - 0 refused
        chinese 78 41 2 - 31 refused
        dangi 78 41 6 L 1 refused
        dangi 78 34 5 L 1 2017-06-24
        dangi 78 34 6 L 1 refused
        hebrew - 5785 6 - 1 refused
        hebrew - 5784 6 - 30 2024-03-10
        hebrew - 5784 7 - 30 refused
        hebrew - 5785 7 - 1 2025-03-01
        hebrew - 5784 2 - 30 refused
        hebrew - 5785 2 - 30 2024-12-01
        hebrew - 5784 3 - 30 refused
        hebrew - 5785 14 - 1 refused
        islamic-civil - 1445 12 - 30 2024-07-07
        islamic-civil - 1446 12 - 30 refused
        islamic-civil - 1446 2 - 30 refused
        islamic-civil - 1446 1 - 31 refused
        islamic-umalqura - 1446 2 - 30 2024-09-03
        islamic-umalqura - 1446 1 - 30 refused
        islamic-umalqura - 1446 2 - 31 refused
        islamic-tbla - 1446 12 - 30 refused
        persian - 1403 12 - 30 2025-03-20
        persian - 1404 12 - 30 refused
        persian - 1404 7 - 31 refused
        japanese 234 64 1 - 7 1989-01-07
        japanese 234 64 1 - 8 refused
        japanese 235 1 1 - 7 refused
        japanese 235 31 5 - 1 refused
        japanese 236 1 4 - 30 refused
        japanese 236 1 5 - 1 2019-05-01
        japanese 232 45 7 - 30 refused
        japanese 236 0 5 - 1 refused
        buddhist - 2567 2 - 29 2024-02-29
        buddhist - 2566 2 - 29 refused
        roc - 113 2 - 29 2024-02-29
        roc - 112 2 - 29 refused
        roc 1 0 1 - 1 refused
        coptic - 1739 13 - 6 2023-09-11
        coptic - 1740 13 - 6 refused
        coptic - 1740 12 - 31 refused
        ethiopic - 2015 13 - 6 2023-09-11
        ethiopic - 2016 13 - 6 refused
        ethiopic-amete-alem - 7515 13 - 6 2023-09-11
        ethiopic-amete-alem - 7516 13 - 6 refused
        indian - 1946 1 - 31 2024-04-20
        indian - 1945 1 - 31 refused
        indian - 1945 7 - 31 refused
        """

    @Test(arguments: rows.split(separator: "\n").map(String.init))
    func `a date is accepted only where it exists`(_ row: String) throws {
        let parts = row.split(separator: " ").map(String.init)
        try #require(parts.count == 7)
        let date = CalendarDate(
            try #require(CalendarSystem(identifier: parts[0])),
            era: Int(parts[1]),
            year: try #require(Int(parts[2])),
            month: try #require(Int(parts[3])),
            isLeapMonth: parts[4] == "L",
            day: try #require(Int(parts[5]))
        )
        switch resolve(date) {
        case .success(let found): #expect("\(found)" == parts[6])
        case .failure: #expect(parts[6] == "refused")
        }
    }
}
