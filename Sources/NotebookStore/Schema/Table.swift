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
        guard let kept = statement.blob(Int32(width)), kept == digest(of: values).bytes else {
            throw corruption(values)
        }
        return values
    }

    /// SHA-256 of the table's name and the values, each with its type and length.
    func digest(of values: [ColumnValue]) -> Digest {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(512)
        bytes.append(contentsOf: "kindred \(name) 1\0".utf8)
        for value in values {
            switch value {
            case .null:
                bytes.append(0)
            case .integer(let number):
                bytes.append(1)
                Self.append(UInt64(bitPattern: number), to: &bytes)
            case .text(let text):
                bytes.append(2)
                Self.append(UInt64(text.utf8.count), to: &bytes)
                bytes.append(contentsOf: text.utf8)
            case .blob(let blob):
                bytes.append(3)
                Self.append(UInt64(blob.count), to: &bytes)
                bytes.append(contentsOf: blob)
            }
        }
        return SHA256.digest(of: bytes)
    }

    /// That a row makes no sense; it is named by its first number.
    func corruption(_ values: [ColumnValue]) -> NotebookError {
        .corrupt(.row(table: name, number: values.first?.number ?? 0))
    }

    /// Appends a number, its highest byte first.
    private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
        var shift: UInt64 = 64
        while shift > 0 {
            shift -= 8
            bytes.append(UInt8(truncatingIfNeeded: number >> shift))
        }
    }
}
