/// Consecutive years of a lunisolar calendar, found by related year or by day.
struct LunisolarTable: Sendable {
    /// The years in order, each beginning where the one before it ends.
    let years: [LunisolarYear]

    /// The years of a text, one a line: related year, `MM-DD` of new year, leap month (0 for none),
    /// month lengths (`L` 30, `s` 29).
    ///
    /// A line that is not of that shape, or does not continue the year before it, ends the table.
    init(rows: String) {
        var years: [LunisolarYear] = []
        for row in rows.utf8.split(separator: UInt8(ascii: "\n")) {
            guard let year = LunisolarTable.year(of: row) else { break }
            if let last = years.last {
                guard year.relatedYear == last.relatedYear + 1,
                    year.newYear == last.newYear.adding(days: last.dayCount)
                else { break }
            }
            years.append(year)
        }
        self.years = years
    }

    /// The year that begins in a Gregorian year, or nil outside the table.
    subscript(relatedYear: Int) -> LunisolarYear? {
        guard let first = years.first, let last = years.last,
            first.relatedYear <= relatedYear, relatedYear <= last.relatedYear
        else { return nil }
        return years[relatedYear - first.relatedYear]
    }

    /// The year that holds a civil day, or nil outside the table.
    func year(holding date: CivilDate) -> LunisolarYear? {
        let day = date.epochDay
        if let year = self[date.year], year.newYear <= day { return year }
        guard let year = self[date.year - 1], day < year.newYear.adding(days: year.dayCount)
        else { return nil }
        return year
    }

    private static func year(of row: Substring.UTF8View) -> LunisolarYear? {
        let parts = row.split(separator: UInt8(ascii: " "))
        guard parts.count == 4,
            let relatedYear = Int(Substring(parts[0])),
            let newYear = CivilDate("\(relatedYear)-\(Substring(parts[1]))"),
            let leapMonth = Int(Substring(parts[2]))
        else { return nil }
        return LunisolarYear(
            relatedYear: relatedYear,
            newYear: newYear.epochDay,
            leapMonth: leapMonth,
            monthLengths: parts[3].map { $0 == UInt8(ascii: "L") ? 30 : 29 }
        )
    }
}
