import CUnicode
import CivilCalendar

/// The system ICU itself, as the library never asks it: Chinese, Korean and Hebrew included.
enum ICU {
    static var version: Int { Int(kindred_icu_major_version()) }

    /// The day that ICU gives for fields, or nil where it refuses them.
    static func day(_ system: kindred_calendar_system, _ fields: kindred_calendar_fields) -> Int? {
        var status = KINDRED_CALENDAR_FAILED
        guard let calendar = unsafe kindred_calendar_acquire(system, &status) else { return nil }
        defer { unsafe kindred_calendar_release(calendar) }
        let result = unsafe kindred_calendar_day(calendar, fields)
        return result.status == KINDRED_CALENDAR_DONE ? Int(result.day) : nil
    }

    /// The first day that ICU gives a month of the Chinese or Korean year which begins in a
    /// Gregorian year.
    static func firstDay(
        _ system: kindred_calendar_system,
        year: Int,
        month: Int,
        isLeap: Bool = false
    ) -> CivilDate? {
        let counted = SexagenaryCycle.cycleAndYear(ofRelatedYear: year)
        let fields = kindred_calendar_fields(
            era: Int32(counted.cycle),
            year: Int32(counted.year),
            month: Int32(month),
            is_leap_month: isLeap ? 1 : 0,
            day: 1
        )
        return day(system, fields).flatMap { CivilDate(EpochDay($0)) }
    }

    /// What became of taking a calendar.
    static func statusOfAcquiring(_ system: kindred_calendar_system) -> kindred_calendar_status {
        var status = KINDRED_CALENDAR_FAILED
        unsafe kindred_calendar_release(kindred_calendar_acquire(system, &status))
        return status
    }

    /// Whether ICU opens the calendar of an identifier, and not another one.
    static func knows(_ identifier: String) -> Bool {
        unsafe identifier.withCString { unsafe kindred_calendar_probe($0) } == KINDRED_CALENDAR_DONE
    }
}
