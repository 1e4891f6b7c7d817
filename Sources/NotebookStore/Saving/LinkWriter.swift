internal import KindredCore
internal import Text

/// Writes links, inside a transaction that is open; the tables hold the same rules once more.
enum LinkWriter {
    /// Inserts a link between two people who are there; the row that stands there now.
    static func insert(
        _ link: Link,
        into connection: borrowing Connection
    ) throws(NotebookError) -> [ColumnValue] {
        let values = try row(link, connection)
        guard values[0] != values[1], try LinkReader.row(connection, like: values) == nil else {
            throw .linkRefused
        }
        if case .parent = link, let first = values[0].number, let second = values[1].number {
            guard try !LinkReader.isAncestor(connection, second, of: first) else {
                throw .linkRefused
            }
        }
        try LinkTable.table.insert(values, into: connection)
        return values
    }

    /// Gives a link another kind or status; the row that stands there now.
    static func update(
        _ old: Link,
        to new: Link,
        in connection: borrowing Connection
    ) throws(NotebookError) -> [ColumnValue] {
        let stored = try row(old, connection)
        let values = try row(new, connection)
        guard stored.prefix(3) == values.prefix(3),
            try LinkReader.row(connection, like: stored) == stored
        else { throw .noSuchLink }
        var statement = try connection.prepare(LinkTable.update)
        try statement.bind(values, from: 1)
        try statement.bind(5, LinkTable.table.digest(of: values).bytes)
        try statement.run()
        return values
    }

    /// Removes a link; the row that stood there.
    static func delete(
        _ link: Link,
        from connection: borrowing Connection
    ) throws(NotebookError) -> [ColumnValue] {
        let values = try row(link, connection)
        guard try LinkReader.row(connection, like: values) == values else { throw .noSuchLink }
        var statement = try connection.prepare(LinkTable.deletion)
        try statement.bind(Array(values.prefix(3)), from: 1)
        try statement.run()
        return values
    }

    /// The row of a link between two people who are there.
    static func row(
        _ link: Link,
        _ connection: borrowing Connection
    ) throws(NotebookError) -> [ColumnValue] {
        let ends = link.ends
        let first = try PersonReader.number(connection, id: ends.0)
        let second = try PersonReader.number(connection, id: ends.1)
        guard let values = LinkTable.values(of: link, number: { $0 == ends.0 ? first : second })
        else { throw .noSuchLinkTarget }
        return values
    }
}
