/// What belongs to the notebook itself.
enum SettingTable {
    static let table = Table(
        name: "setting",
        width: 3,
        creation: [
            """
            CREATE TABLE setting (
                number INTEGER PRIMARY KEY CHECK (number >= 1),
                name TEXT NOT NULL UNIQUE,
                value BLOB NOT NULL,
                digest BLOB NOT NULL CHECK (length(digest) = 32)
            ) STRICT
            """
        ],
        insertion: "INSERT INTO setting VALUES (?1, ?2, ?3, ?4)",
        selection: "SELECT * FROM setting ORDER BY number"
    )

    /// The key under which contacts' addresses are digested for matching; 32 random bytes.
    static let matchingKey = "matching-key"
}
