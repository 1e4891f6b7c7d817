internal import Text

/// One table of the format: how it is made, filled and read.
///
/// Every row ends with the digest of the values before it.
struct Table: Sendable {
    /// The name in the database, which also begins every digest.
    let name: String
    /// How many values a row has before its digest.
    let width: Int
    /// Makes the table and what belongs to it.
    let creation: [StaticString]
    /// Inserts a row; its values are parameters 1…width, its digest the last one.
    let insertion: StaticString
    /// Reads all rows in order, their digests included.
    let selection: StaticString
}

extension Table {
    /// Inserts a row with its digest.
    func insert(_ values: [ColumnValue], into connection: borrowing Connection)
        throws(NotebookError)
    {
        var statement = try connection.prepare(insertion)
        try insert(values, with: &statement)
    }

    /// Inserts a row by a statement prepared from ``insertion``.
    func insert(_ values: [ColumnValue], with statement: inout Statement) throws(NotebookError) {
        try statement.bind(values, from: 1)
        try statement.bind(Int32(values.count + 1), digest(of: values).bytes)
        try statement.run()
    }

    /// The values of the row on which the statement stands, once its digest has been found right.
    func values(_ statement: borrowing Statement) throws(NotebookError) -> [ColumnValue] {
        let values = statement.values(width)
        guard statement.holds(digest(of: values).bytes, Int32(width)) else {
            throw corruption(values)
        }
        return values
    }

    /// SHA-256 of the table's name and the values, each with its type and length.
    func digest(of values: [ColumnValue]) -> Digest {
        var digest = RowDigest(table: name)
        digest.begin()
        for value in values { digest.append(value) }
        return digest.digest()
    }

    /// That a row makes no sense; it is named by its first number.
    func corruption(_ values: [ColumnValue]) -> NotebookError {
        corruption(StoredRow(values: values))
    }

    /// That a row makes no sense; it is named by its first number.
    func corruption(_ row: borrowing some ColumnSource & ~Copyable) -> NotebookError {
        .corrupt(.row(table: name, number: row.number(0) ?? 0))
    }
}
