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

    /// The markers of the last imports of a card, in the order they were done.
    static func markers(
        _ connection: borrowing Connection,
        source: Digest,
        atMost limit: Int
    ) throws(NotebookError) -> [Marker] {
        var statement = try connection.prepare(MarkerTable.bySource)
        try statement.bind(1, source.bytes)
        var markers: [Marker] = []
        while markers.count < limit, try statement.step() {
            markers.append(try Marker(MarkerTable.table.values(statement)))
        }
        return markers.reversed()
    }
}
