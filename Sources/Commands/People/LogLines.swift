internal import CivilCalendar
internal import KindredCore
internal import Text

/// The entries of a log, newest first, as they are told.
enum LogLines {
    /// One line an entry: number, day, kind, text.
    static func lines(_ log: [LogEntry]) -> [String] {
        let widest = log.map { "\($0.number)".count }.max() ?? 0
        return log.newestFirst.map { entry in
            let words = [
                TerminalText.padded("\(entry.number)", to: widest), entry.date.description,
                TerminalText.padded(entry.kind.rawValue, to: 9), TerminalText.escaped(entry.text),
            ]
            return words.joined(separator: "  ")
        }
    }

    /// An entry as one JSON object.
    static func write(_ entry: LogEntry, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("number", entry.number)
        writer.member("date", entry.date.description)
        writer.member("kind", entry.kind.rawValue)
        writer.member("text", entry.text)
        writer.endObject()
    }
}
