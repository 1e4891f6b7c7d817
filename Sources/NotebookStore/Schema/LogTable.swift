internal import CivilCalendar
internal import KindredCore

/// Dated entries of people's logs, in the order they were made.
enum LogTable {
    static let table = Table(
        name: "log_entry",
        width: 4,
        creation: [
            """
            CREATE TABLE log_entry (
                person INTEGER NOT NULL REFERENCES person (number) ON DELETE CASCADE,
                position INTEGER NOT NULL CHECK (position >= 0),
                day TEXT NOT NULL CHECK (length(day) = 10),
                text TEXT NOT NULL,
                digest BLOB NOT NULL CHECK (length(digest) = 32),
                PRIMARY KEY (person, position)
            ) STRICT, WITHOUT ROWID
            """
        ],
        insertion: "INSERT INTO log_entry VALUES (?1, ?2, ?3, ?4, ?5)",
        selection: "SELECT * FROM log_entry ORDER BY person, position"
    )

    static let ofPerson: StaticString =
        "SELECT * FROM log_entry WHERE person = ?1 ORDER BY position"
    static let deletion: StaticString = "DELETE FROM log_entry WHERE person = ?1"

    /// The rows of a person's log.
    static func values(of log: [LogEntry], person: Int) -> [[ColumnValue]] {
        log.enumerated().map { position, entry in
            [
                ColumnValue(person), ColumnValue(position), ColumnValue(entry.date.description),
                ColumnValue(entry.text),
            ]
        }
    }

    /// The entry of a row whose digest was found right.
    static func entry(_ values: [ColumnValue]) throws(NotebookError) -> LogEntry {
        guard values.count == table.width, let date = values[2].text.flatMap({ CivilDate($0) }),
            let text = values[3].text
        else { throw table.corruption(values) }
        return LogEntry(date: date, text: text)
    }
}
