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
        let bytes = unsafe contentsInPlace(column).bindMemory(to: UInt8.self)
        guard let text = try? unsafe UTF8Span(validating: Span(_unsafeElements: bytes)) else {
            return nil
        }
        return String(copying: text)
    }

    /// The bytes in a column (from 0); nil where it holds anything but a blob.
    func blob(_ column: Int32) -> [UInt8]? {
        guard unsafe sqlite3_column_type(handle, column) == SQLITE_BLOB else { return nil }
        return contents(column)
    }

    /// Whether a column (from 0) holds these bytes as a blob.
    func holds(_ wanted: [UInt8], _ column: Int32) -> Bool {
        guard unsafe sqlite3_column_type(handle, column) == SQLITE_BLOB else { return false }
        return unsafe contentsInPlace(column).elementsEqual(wanted)
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
