internal import Text

/// Reads markers of imports.
enum MarkerReader {
    /// The marker of a key; nil where that import was never done.
    static func marker(
        _ connection: borrowing Connection,
        key: Digest
    ) throws(NotebookError) -> Marker? {
        var statement = try connection.prepare(MarkerTable.byKey)
        try statement.bind(1, key.bytes)
        guard try statement.step() else { return nil }
        return try Marker(MarkerTable.table.values(statement))
    }
}
