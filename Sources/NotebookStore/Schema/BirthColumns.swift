internal import CivilCalendar
internal import KindredCore

/// The ten columns in which a person's birth is stored.
enum BirthColumns {
    static func values(of birth: BirthInformation) -> [ColumnValue] {
        let nothing = [ColumnValue](repeating: .null, count: 6)
        switch birth {
        case .unknown:
            return [.text("unknown"), .null, .null, .null] + nothing
        case .exact(let date, let observed):
            return [.text("exact"), .text(date.description), .null, .null]
                + (observed.map(values(of:)) ?? nothing)
        case .estimated(let age):
            let day = ColumnValue(age.asOf.description)
            return [.text("estimated"), .null, ColumnValue(age.years), day] + nothing
        }
    }

    /// The birth that ten columns tell, or nil where they tell none that can be.
    static func birth(
        _ row: borrowing some ColumnSource & ~Copyable,
        from first: Int32
    ) -> BirthInformation? {
        switch row.text(first) {
        case "unknown":
            return row.areNull(first + 1...first + 9) ? .unknown : nil
        case "exact":
            guard let date = row.text(first + 1).flatMap({ CivilDate($0) }),
                row.areNull(first + 2...first + 3)
            else { return nil }
            if row.areNull(first + 4...first + 9) { return .exact(date, observed: nil) }
            return observed(row, from: first + 4).map { .exact(date, observed: $0) }
        case "estimated":
            guard let years = row.number(first + 2),
                let day = row.text(first + 3).flatMap({ CivilDate($0) }),
                row.isNull(first + 1), row.areNull(first + 4...first + 9)
            else { return nil }
            return EstimatedAge(years: years, asOf: day).map { .estimated($0) }
        default:
            return nil
        }
    }

    /// The day of an exact birth; nil of every other.
    static func exactDay(
        _ row: borrowing some ColumnSource & ~Copyable,
        from first: Int32
    ) -> CivilDate? {
        row.text(first) == "exact" ? row.text(first + 1).flatMap { CivilDate($0) } : nil
    }

    private static func values(of date: CalendarDate) -> [ColumnValue] {
        [
            ColumnValue(date.system.identifier), ColumnValue(date.era), ColumnValue(date.year),
            ColumnValue(date.month), ColumnValue(date.isLeapMonth), ColumnValue(date.day),
        ]
    }

    private static func observed(
        _ row: borrowing some ColumnSource & ~Copyable,
        from first: Int32
    ) -> CalendarDate? {
        guard let system = row.text(first).flatMap(CalendarSystem.init(rawValue:)),
            let year = row.number(first + 2), let month = row.number(first + 3),
            let isLeapMonth = row.truth(first + 4), let day = row.number(first + 5),
            row.isNull(first + 1) || row.number(first + 1) != nil, (1...14).contains(month),
            (1...32).contains(day)
        else { return nil }
        return CalendarDate(
            system,
            era: row.number(first + 1),
            year: year,
            month: month,
            isLeapMonth: isLeapMonth,
            day: day
        )
    }
}
