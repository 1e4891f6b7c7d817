public import CivilCalendar

/// A dated entry in a person's log.
public struct LogEntry: Hashable, Sendable {
    /// What an entry is about.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        case note
        case call
        case hangout
        case message
        case gift
        case milestone
        case remember
    }

    /// The entry's number in the log of its person, from 1 in the order they were made; it stays
    /// the same when other entries go, and is given to no other one when this one goes.
    public let number: Int
    /// The day it is about.
    public var date: CivilDate
    /// What it is about.
    public var kind: Kind
    /// What was written.
    public var text: String

    /// An entry of that day.
    public init(number: Int, date: CivilDate, kind: Kind = .note, text: String) {
        self.number = number
        self.date = date
        self.kind = kind
        self.text = text
    }
}

extension Sequence<LogEntry> {
    /// The entries with the newest first; of one day, the one that was made last.
    public var newestFirst: [LogEntry] {
        sorted { ($0.date, $0.number) > ($1.date, $1.number) }
    }
}
