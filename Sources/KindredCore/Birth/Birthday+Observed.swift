import CivilCalendar
import VCard

extension Birthday {
    /// The date in the calendar by which the birthday is kept, where that is not the Gregorian: as it was written, or as
    /// the day is called in the calendar of celebration that a Gregorian one names (RFC 9553 §2.8.1).
    var observed: CalendarDate? {
        if let written = decisive?.calendarDate, written.system != .gregorian { return written }
        guard let day = date else { return nil }
        for case .calendarOfCelebration(let name) in decisive?.notes ?? [] {
            guard let system = CalendarSystem(identifier: name), system != .gregorian else {
                continue
            }
            return try? CalendarDate(day, in: system)
        }
        return nil
    }
}
