internal import CivilCalendar
internal import KindredCore

/// Dated entries of people's logs, in the order they were made.
///
/// The row of the person keeps the highest number that was ever given, so that none is given twice.
enum LogTable {
    static let table = Table(
        name: "log_entry",
        width: 5,
        creation: [
            """
            CREATE TABLE log_entry (
                person INTEGER NOT NULL REFERENCES person (number) ON DELETE CASCADE,
                number INTEGER NOT NULL CHECK (number >= 1),
                day TEXT NOT NULL CHECK (length(day) = 10),
                kind TEXT NOT NULL CHECK (
                    kind IN (
                        'note', 'call', 'hangout', 'message', 'gift', 'milestone', 'remember'
                    )
                ),
                text TEXT NOT NULL,
                digest BLOB NOT NULL CHECK (length(digest) = 32),
                PRIMARY KEY (person, number)
            ) STRICT, WITHOUT ROWID
            """,
            """
            CREATE TRIGGER log_entry_number BEFORE INSERT ON log_entry
            WHEN NEW.number > (SELECT last_entry FROM person WHERE number = NEW.person)
            BEGIN
                SELECT raise(ABORT, 'a number that was not given');
            END
            """,
        ],
        insertion: "INSERT INTO log_entry VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        selection: "SELECT * FROM log_entry ORDER BY person, number"
    )

    static let ofPerson: StaticString =
        "SELECT * FROM log_entry WHERE person = ?1 ORDER BY number"
    static let deletion: StaticString = "DELETE FROM log_entry WHERE person = ?1"

    /// The rows of a person's log, by their numbers.
    static func values(of log: [LogEntry], person: Int) -> [[ColumnValue]] {
        log.sorted { $0.number < $1.number }.map { entry in
            [
                ColumnValue(person), ColumnValue(entry.number),
                ColumnValue(entry.date.description), ColumnValue(entry.kind.rawValue),
                ColumnValue(entry.text),
            ]
        }
    }

    /// The entry of a row whose digest was found right.
    static func entry(_ values: [ColumnValue]) throws(NotebookError) -> LogEntry {
        guard values.count == table.width, let number = values[1].number,
            let date = values[2].text.flatMap({ CivilDate($0) }),
            let kind = values[3].text.flatMap(LogEntry.Kind.init(rawValue:)),
            let text = values[4].text
        else { throw table.corruption(values) }
        return LogEntry(number: number, date: date, kind: kind, text: text)
    }
}
