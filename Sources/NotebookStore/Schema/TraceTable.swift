internal import Text

/// What imports leave behind for matching: the cards' UIDs, and digests of their addresses under
/// the notebook's own key. No address stands here.
enum TraceTable {
    static let table = Table(
        name: "trace",
        width: 3,
        creation: [
            """
            CREATE TABLE trace (
                person INTEGER NOT NULL REFERENCES person (number) ON DELETE CASCADE,
                kind TEXT NOT NULL CHECK (kind IN ('uid', 'email', 'telephone')),
                value BLOB NOT NULL CHECK (length(value) BETWEEN 1 AND 1024),
                digest BLOB NOT NULL CHECK (length(digest) = 32),
                PRIMARY KEY (person, kind, value),
                CHECK (kind = 'uid' OR length(value) = 32)
            ) STRICT, WITHOUT ROWID
            """,
            "CREATE INDEX trace_value ON trace (value)",
        ],
        insertion: "INSERT INTO trace VALUES (?1, ?2, ?3, ?4)",
        selection: "SELECT * FROM trace ORDER BY person, kind, value"
    )

    static let one: StaticString =
        "SELECT * FROM trace WHERE person = ?1 AND kind = ?2 AND value = ?3"
    static let byValue: StaticString = "SELECT * FROM trace WHERE kind = ?1 AND value = ?2"
}
