internal import KindredCore

/// Reads links from their table.
enum LinkReader {
    /// All links; `identity` tells who has a number.
    static func all(
        _ connection: borrowing Connection,
        identity: (Int) -> PersonID?
    ) throws(NotebookError) -> [Link] {
        var statement = try connection.prepare(LinkTable.table.selection)
        var links: [Link] = []
        while try statement.step() {
            let values = try LinkTable.table.values(statement)
            links.append(try LinkTable.link(values, identity: identity))
        }
        return links
    }
}

extension LinkReader {
    /// The stored row of the same two people and relation; nil where there is none.
    static func row(
        _ connection: borrowing Connection,
        like link: [ColumnValue]
    ) throws(NotebookError) -> [ColumnValue]? {
        var statement = try connection.prepare(LinkTable.one)
        try statement.bind(Array(link.prefix(3)), from: 1)
        guard try statement.step() else { return nil }
        return try LinkTable.table.values(statement)
    }

    /// Whether the first person is the second one or one of their ancestors.
    static func isAncestor(
        _ connection: borrowing Connection,
        _ first: Int,
        of second: Int
    ) throws(NotebookError) -> Bool {
        var statement = try connection.prepare(
            """
            WITH RECURSIVE ancestor (number) AS (
                SELECT ?2
                UNION SELECT first FROM link JOIN ancestor ON second = number
                WHERE relation = 'parent'
            )
            SELECT 1 FROM ancestor WHERE number = ?1
            """
        )
        try statement.bind(1, first)
        try statement.bind(2, second)
        return try statement.step()
    }
}
