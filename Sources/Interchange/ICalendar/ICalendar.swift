package import CivilCalendar

/// Writes an iCalendar object of whole-day events (RFC 5545).
///
/// It asks no clock: the same events and stamp give the same bytes. The events block no time
/// (`TRANSP:TRANSPARENT`) and belong to no time zone.
package struct ICalendar: Sendable {
    /// What has been written so far.
    package private(set) var bytes: [UInt8] = []
    private let stamp: String

    /// Begins a calendar.
    ///
    /// - Parameters:
    ///   - product: Who writes it, as `PRODID` names it.
    ///   - day: The day on which its events count as written; midnight UTC is their time stamp.
    package init(product: String, writtenOn day: CivilDate) {
        stamp = "\(ICalendar.date(day))T000000Z"
        line("BEGIN", "VCALENDAR")
        line("VERSION", "2.0")
        line("PRODID", ICalendarText.escaped(product))
        line("CALSCALE", "GREGORIAN")
    }

    /// Adds an event.
    package mutating func add(_ event: CalendarEvent) {
        line("BEGIN", "VEVENT")
        line("UID", ICalendarText.escaped(event.uid))
        line("DTSTAMP", stamp)
        line("DTSTART;VALUE=DATE", ICalendar.date(event.day))
        if let recurrence = event.recurrence { line("RRULE", recurrence.rule) }
        line("SUMMARY", ICalendarText.escaped(event.summary))
        if let details = event.details { line("DESCRIPTION", ICalendarText.escaped(details)) }
        line("TRANSP", "TRANSPARENT")
        line("END", "VEVENT")
    }

    /// Ends the calendar.
    package mutating func end() {
        line("END", "VCALENDAR")
    }

    /// Hands out what was written and leaves nothing behind.
    package mutating func take() -> [UInt8] {
        defer { bytes.removeAll(keepingCapacity: true) }
        return bytes
    }

    private mutating func line(_ name: String, _ value: String) {
        ICalendarText.appendFolded("\(name):\(value)", to: &bytes)
    }

    /// A day as `YYYYMMDD` (RFC 5545 §3.3.4).
    private static func date(_ day: CivilDate) -> String {
        String(day.description.filter { $0 != "-" })
    }
}
