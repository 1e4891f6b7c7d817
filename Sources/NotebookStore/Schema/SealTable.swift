internal import Text

/// That the newest transaction was written for this notebook: a code under the notebook's own key.
///
/// SQLite takes any log that lies beside a database and fits in itself for its own. The key is
/// written once, when the notebook is begun, and so is in no log; a log of another notebook brings
/// a seal that this key has not made.
enum SealTable {
    static let table = Table(
        name: "seal",
        width: 3,
        creation: [
            """
            CREATE TABLE seal (
                number INTEGER PRIMARY KEY CHECK (number = 1),
                transactions INTEGER NOT NULL CHECK (transactions >= 1),
                code BLOB NOT NULL CHECK (length(code) = 32),
                digest BLOB NOT NULL CHECK (length(digest) = 32)
            ) STRICT
            """
        ],
        insertion: "INSERT OR REPLACE INTO seal VALUES (?1, ?2, ?3, ?4)",
        selection: "SELECT * FROM seal ORDER BY number"
    )

    /// Seals the transaction that is open.
    static func renew(_ connection: borrowing Connection) throws(NotebookError) {
        let count = Int(try connection.integer("SELECT transactions FROM seal") ?? 0) &+ 1
        let code = try code(count, connection)
        try table.insert(
            [ColumnValue(1), ColumnValue(count), ColumnValue(code)],
            into: connection
        )
    }

    /// Refuses what was not sealed under the notebook's own key.
    static func check(_ connection: borrowing Connection) throws(NotebookError) {
        var statement = try connection.prepare(table.selection)
        guard try statement.step() else { throw .corrupt(.foreignLog) }
        let values = try table.values(statement)
        guard let count = values[1].number, let kept = values[2].bytes,
            try code(count, connection).bytes == kept
        else { throw .corrupt(.foreignLog) }
    }

    private static func code(
        _ count: Int,
        _ connection: borrowing Connection
    ) throws(NotebookError) -> Digest {
        let message = Array("kindred seal 1\0\(count)".utf8)
        return HMACSHA256.digest(of: message, key: try SettingTable.key(connection))
    }
}
