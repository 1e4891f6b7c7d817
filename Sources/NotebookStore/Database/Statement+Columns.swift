internal import CSQLite

extension Statement {
    /// Whether a column (from 0) of the row is null.
    func isNull(_ column: Int32) -> Bool {
        unsafe sqlite3_column_type(handle, column) == SQLITE_NULL
    }

    /// The integer in a column (from 0); nil where it holds anything else.
    func integer(_ column: Int32) -> Int64? {
        guard unsafe sqlite3_column_type(handle, column) == SQLITE_INTEGER else { return nil }
        return unsafe sqlite3_column_int64(handle, column)
    }

    /// The text in a column (from 0); nil where it holds anything else or is not UTF-8.
    func text(_ column: Int32) -> String? {
        guard unsafe sqlite3_column_type(handle, column) == SQLITE_TEXT else { return nil }
        return unsafe String(validating: contentsInPlace(column), as: UTF8.self)
    }

    /// The bytes in a column (from 0); nil where it holds anything but a blob.
    func blob(_ column: Int32) -> [UInt8]? {
        guard unsafe sqlite3_column_type(handle, column) == SQLITE_BLOB else { return nil }
        return contents(column)
    }

    /// The values of the first columns; a text that is not UTF-8 counts as a blob.
    func values(_ count: Int) -> [ColumnValue] {
        (0..<Int32(count)).map { column in
            if let number = integer(column) { return .integer(number) }
            if let text = text(column) { return .text(text) }
            return isNull(column) ? .null : .blob(contents(column))
        }
    }

    private func contents(_ column: Int32) -> [UInt8] {
        unsafe Array(contentsInPlace(column))
    }
}
