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

    /// The birth that the columns tell, or nil where they tell none that can be.
    static func birth(_ columns: ArraySlice<ColumnValue>) -> BirthInformation? {
        let values = Array(columns)
        guard values.count == 10 else { return nil }
        switch values[0].text {
        case "unknown":
            return values[1...].allSatisfy(\.isNull) ? .unknown : nil
        case "exact":
            guard let date = values[1].text.flatMap({ CivilDate($0) }),
                values[2].isNull, values[3].isNull
            else { return nil }
            if values[4...].allSatisfy(\.isNull) { return .exact(date, observed: nil) }
            return observed(values[4...]).map { .exact(date, observed: $0) }
        case "estimated":
            guard let years = values[2].number, let day = values[3].text.flatMap({ CivilDate($0) }),
                values[1].isNull, values[4...].allSatisfy(\.isNull)
            else { return nil }
            return EstimatedAge(years: years, asOf: day).map { .estimated($0) }
        default:
            return nil
        }
    }

    private static func values(of date: CalendarDate) -> [ColumnValue] {
        [
            ColumnValue(date.system.identifier), ColumnValue(date.era), ColumnValue(date.year),
            ColumnValue(date.month), ColumnValue(date.isLeapMonth), ColumnValue(date.day),
        ]
    }

    private static func observed(_ columns: ArraySlice<ColumnValue>) -> CalendarDate? {
        let values = Array(columns)
        guard let system = values[0].text.flatMap(CalendarSystem.init(rawValue:)),
            let year = values[2].number, let month = values[3].number,
            let isLeapMonth = values[4].truth, let day = values[5].number,
            values[1].isNull || values[1].number != nil, (1...14).contains(month),
            (1...32).contains(day)
        else { return nil }
        return CalendarDate(
            system,
            era: values[1].number,
            year: year,
            month: month,
            isLeapMonth: isLeapMonth,
            day: day
        )
    }
}
