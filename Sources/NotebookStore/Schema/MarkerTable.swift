internal import CivilCalendar
internal import KindredCore
internal import Text

/// Imports that were done: the key of each, whom it made or changed, and what was stored then.
///
/// A marker outlives its person, so that a deleted one is not brought back by the same card; where
/// a person asks for that, the marker of the new person takes its place.
enum MarkerTable {
    static let table = Table(
        name: "marker",
        width: 7,
        creation: [
            """
            CREATE TABLE marker (
                number INTEGER PRIMARY KEY AUTOINCREMENT CHECK (number >= 1),
                import_key BLOB NOT NULL UNIQUE CHECK (length(import_key) = 32),
                person BLOB NOT NULL CHECK (length(person) = 16),
                revision INTEGER NOT NULL CHECK (revision >= 1),
                content BLOB NOT NULL CHECK (length(content) = 32),
                saved_on TEXT NOT NULL CHECK (length(saved_on) = 10),
                source BLOB CHECK (length(source) = 32),
                digest BLOB NOT NULL CHECK (length(digest) = 32)
            ) STRICT
            """,
            "CREATE INDEX marker_source ON marker (source)",
        ],
        insertion: "INSERT INTO marker VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        selection: "SELECT * FROM marker ORDER BY number"
    )

    static let byKey: StaticString = "SELECT * FROM marker WHERE import_key = ?1"
    /// The imports of a card, the last one first.
    static let bySource: StaticString =
        "SELECT * FROM marker WHERE source = ?1 ORDER BY number DESC"
    static let nextNumber: StaticString =
        "SELECT coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'marker'), 0) + 1"
    private static let deletion: StaticString = "DELETE FROM marker WHERE import_key = ?1"

    /// Removes the marker of a key, where there is one.
    static func delete(
        _ key: Digest,
        from connection: borrowing Connection
    ) throws(NotebookError) {
        var statement = try connection.prepare(deletion)
        try statement.bind(1, key.bytes)
        try statement.run()
    }
}

/// One import that was done.
struct Marker: Hashable {
    var number: Int
    /// The key of the import.
    var key: Digest
    /// Whom it made or changed.
    var person: PersonID
    /// The person's revision after it.
    var revision: Int
    /// The digest of what was stored.
    var content: Digest
    /// The day of the save.
    var savedOn: CivilDate
    /// The digest of the card without its media; nil for what came from no card.
    var source: Digest?

    var values: [ColumnValue] {
        [
            ColumnValue(number), ColumnValue(key), .blob(person.bytes), ColumnValue(revision),
            ColumnValue(content), ColumnValue(savedOn.description),
            source.map { ColumnValue($0) } ?? .null,
        ]
    }
}

extension Marker {
    /// The marker of a row whose digest was found right.
    init(_ values: [ColumnValue]) throws(NotebookError) {
        guard values.count == MarkerTable.table.width,
            let number = values[0].number,
            let key = values[1].bytes.flatMap({ Digest(bytes: $0) }),
            let person = values[2].bytes.flatMap(PersonID.init(bytes:)),
            let revision = values[3].number,
            let content = values[4].bytes.flatMap({ Digest(bytes: $0) }),
            let savedOn = values[5].text.flatMap({ CivilDate($0) })
        else { throw MarkerTable.table.corruption(values) }
        let source = values[6].bytes.flatMap { Digest(bytes: $0) }
        guard source != nil || values[6].isNull else { throw MarkerTable.table.corruption(values) }
        self.init(
            number: number,
            key: key,
            person: person,
            revision: revision,
            content: content,
            savedOn: savedOn,
            source: source
        )
    }
}
