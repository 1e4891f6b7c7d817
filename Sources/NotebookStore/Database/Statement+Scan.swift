internal import CSQLite

extension Statement {
    /// Takes the first columns of the row.
    ///
    /// SQLite's values are read without its checks for each column, which a connection that one
    /// thread has for itself needs not (<https://sqlite.org/c3ref/value.html>).
    func scan(_ count: Int, into row: inout RowScan) {
        for column in 0..<Int32(count) {
            let value = unsafe sqlite3_column_value(handle, column)
            switch unsafe sqlite3_value_type(value) {
            case SQLITE_INTEGER: row.append(unsafe sqlite3_value_int64(value))
            case SQLITE_NULL: row.appendNull()
            case SQLITE_TEXT: unsafe row.append(text: Self.contents(of: value))
            default: unsafe row.append(blob: Self.contents(of: value))
            }
        }
    }

    /// Takes the digest that a column (from 0) keeps; nothing where it holds anything but a blob.
    func scanDigest(_ column: Int32, into row: inout RowScan) {
        let value = unsafe sqlite3_column_value(handle, column)
        guard unsafe sqlite3_value_type(value) == SQLITE_BLOB else { return }
        unsafe row.append(blob: Self.contents(of: value))
    }

    /// The bytes of a column (from 0) where SQLite keeps them: until the statement goes on.
    @unsafe
    func contentsInPlace(_ column: Int32) -> UnsafeRawBufferPointer {
        unsafe Self.contents(of: sqlite3_column_value(handle, column))
    }

    @unsafe
    private static func contents(of value: OpaquePointer?) -> UnsafeRawBufferPointer {
        let start = unsafe sqlite3_value_blob(value)
        let count = Int(unsafe sqlite3_value_bytes(value))
        return unsafe UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : max(0, count))
    }
}
