import CivilCalendar
import Testing

/// The day of a date, or the error.
func resolve(_ date: CalendarDate) -> Result<CivilDate, CalendarError> {
    Result { () throws(CalendarError) in try date.civilDate() }
}

/// The fields of a day, or the error.
func fields(_ date: CivilDate, in system: CalendarSystem) -> Result<CalendarDate, CalendarError> {
    Result { () throws(CalendarError) in try CalendarDate(date, in: system) }
}

/// A month of known extent is found both ways, and the days around it are refused.
func expectMonth(
    _ first: CalendarDate,
    from firstDay: CivilDate,
    days: Int,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let lastDay = try #require(CivilDate(firstDay.epochDay.adding(days: days - 1)))
    var last = first
    last.day = days
    #expect(resolve(first) == .success(firstDay), sourceLocation: sourceLocation)
    #expect(resolve(last) == .success(lastDay), sourceLocation: sourceLocation)
    let system = first.system
    #expect(fields(firstDay, in: system) == .success(first), sourceLocation: sourceLocation)
    #expect(fields(lastDay, in: system) == .success(last), sourceLocation: sourceLocation)
    for day in [0, days + 1] {
        var outside = first
        outside.day = day
        guard case .failure(.noSuchDay(day, first.month, let length)) = resolve(outside) else {
            Issue.record("\(outside) is not refused", sourceLocation: sourceLocation)
            continue
        }
        // Before a month is found, only what every month has is known.
        #expect(length == days || day == 0, sourceLocation: sourceLocation)
    }
}

/// Every day of a range comes back from its fields.
func expectRoundTrip(
    _ system: CalendarSystem,
    from first: CivilDate,
    through last: CivilDate,
    except isDoubtful: (CivilDate) -> Bool = { _ in false },
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let days = first.epochDay.rawValue...last.epochDay.rawValue
    for day in days {
        guard let date = CivilDate(EpochDay(day)), !isDoubtful(date) else { continue }
        guard case .success(let found) = fields(date, in: system),
            resolve(found) == .success(date)
        else {
            Issue.record(
                "\(system.name) \(date) does not come back",
                sourceLocation: sourceLocation
            )
            return
        }
    }
}

/// The date of a literal `YYYY-MM-DD`.
func civil(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> CivilDate {
    try #require(CivilDate(text), sourceLocation: sourceLocation)
}
