import CivilCalendar

/// A month as a published table has it.
struct MonthFact {
    var year: Int
    /// The place in the year, from 1.
    var position: Int
    var isLeap: Bool
    var firstDay: CivilDate
    var dayCount: Int
    /// How many days the computed first day lies after the printed one.
    var shift: Int

    var lastDay: CivilDate? { CivilDate(firstDay.epochDay.adding(days: dayCount - 1)) }

    /// The months of rows of a year, a Gregorian year, and the `MMDD` on which each month begins;
    /// the last month only ends the one before it.
    static func months(_ rows: String) -> [MonthFact] {
        var months: [MonthFact] = []
        for row in rows.split(separator: "\n") {
            let parts = row.split(separator: " ")
            guard parts.count > 2, let year = Int(parts[0]), var civilYear = Int(parts[1]) else {
                return []
            }
            var previous = ""
            for (index, part) in parts.dropFirst(2).enumerated() {
                let digits = String(part.filter(\.isNumber))
                if digits < previous { civilYear += 1 }
                previous = digits
                guard let first = CivilDate("\(civilYear)-\(digits.prefix(2))-\(digits.suffix(2))")
                else { return [] }
                months.append(
                    MonthFact(
                        year: year,
                        position: index + 1,
                        isLeap: part.hasPrefix("L"),
                        firstDay: first,
                        dayCount: 0,
                        shift: part.count { $0 == "+" } - part.count { $0 == "-" }
                    )
                )
            }
        }
        for index in months.indices.dropLast() {
            let end = months[index + 1].firstDay.epochDay.rawValue
            months[index].dayCount = end - months[index].firstDay.epochDay.rawValue
        }
        return Array(months.dropLast())
    }
}
