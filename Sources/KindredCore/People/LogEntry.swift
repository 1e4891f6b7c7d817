public import CivilCalendar

/// A dated entry in a person's log.
public struct LogEntry: Hashable, Sendable {
    /// The day it is about.
    public var date: CivilDate
    /// What was written.
    public var text: String

    /// An entry of that day.
    public init(date: CivilDate, text: String) {
        self.date = date
        self.text = text
    }
}
