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

    static let byName: StaticString = "SELECT * FROM setting WHERE name = ?1"
    /// The key under which contacts' addresses are digested for matching; 32 random bytes.
    static let matchingKey = "matching-key"

    /// The notebook's own key.
    static func key(_ connection: borrowing Connection) throws(NotebookError) -> [UInt8] {
        var statement = try connection.prepare(byName)
        try statement.bind(1, matchingKey)
        guard try statement.step(), let key = try table.values(statement)[2].bytes else {
            throw .corrupt(.row(table: table.name, number: 1))
        }
        return key
    }
}
