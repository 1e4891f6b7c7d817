internal import CSQLite

extension Statement {
    /// Appends the first columns of the row to a digest, without taking them out of SQLite.
    func append(_ count: Int, to digest: inout RowDigest) {
        for column in 0..<Int32(count) {
            switch unsafe sqlite3_column_type(handle, column) {
            case SQLITE_INTEGER:
                digest.append(unsafe sqlite3_column_int64(handle, column))
            case SQLITE_TEXT:
                unsafe digest.append(text: contentsInPlace(column))
            case SQLITE_NULL:
                digest.appendNull()
            default:
                unsafe digest.append(blob: contentsInPlace(column))
            }
        }
    }

    /// The bytes of a column where SQLite keeps them: until the statement goes on.
    @unsafe
    func contentsInPlace(_ column: Int32) -> UnsafeRawBufferPointer {
        let start = unsafe sqlite3_column_blob(handle, column)
        let count = Int(unsafe sqlite3_column_bytes(handle, column))
        return unsafe UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : max(0, count))
    }
}
