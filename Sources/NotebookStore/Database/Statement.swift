internal import CSQLite

/// One prepared statement; finalised when it goes.
///
/// SQLite keeps a closed connection alive until its last statement is finalised, so the order in
/// which the two go does not matter.
@safe
struct Statement: ~Copyable {
    private let handle: OpaquePointer

    /// Prepares one statement; the text is fixed in the program, values are only ever bound.
    init(_ connection: borrowing Connection, _ sql: StaticString) throws(NotebookError) {
        unsafe handle = try connection.prepareHandle(sql)
    }

    deinit {
        _ = unsafe sqlite3_finalize(handle)
    }

    /// Goes on to the next row; false where there is none.
    mutating func step() throws(NotebookError) -> Bool {
        let code = unsafe sqlite3_step(handle)
        switch code {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default:
            throw NotebookError(SQLiteError(operation: .step, code: code))
        }
    }

    /// Runs a statement that gives no rows, and makes it ready for the next values.
    mutating func run() throws(NotebookError) {
        while try step() {}
        reset()
    }

    /// Makes the statement ready to run again, without its values.
    mutating func reset() {
        _ = unsafe sqlite3_reset(handle)
        _ = unsafe sqlite3_clear_bindings(handle)
    }
}

extension Statement {
    /// Binds an integer, or null, to a parameter (from 1).
    mutating func bind(_ index: Int32, _ value: Int64?) throws(NotebookError) {
        if let value {
            try check(unsafe sqlite3_bind_int64(handle, index, value))
        } else {
            try check(unsafe sqlite3_bind_null(handle, index))
        }
    }

    /// Binds a number, or null, to a parameter (from 1).
    mutating func bind(_ index: Int32, _ value: Int?) throws(NotebookError) {
        try bind(index, value.map(Int64.init))
    }

    /// Binds a truth value as 0 or 1.
    mutating func bind(_ index: Int32, _ value: Bool) throws(NotebookError) {
        try bind(index, value ? 1 as Int64 : 0)
    }

    /// Binds a text, or null, to a parameter (from 1).
    mutating func bind(_ index: Int32, _ value: String?) throws(NotebookError) {
        guard var text = value else { return try bind(index, nil as Int64?) }
        let code = text.withUTF8 { bytes in
            unsafe kindred_bind_text(handle, index, bytes.baseAddress, UInt64(bytes.count))
        }
        try check(code)
    }

    /// Binds bytes, or null, to a parameter (from 1).
    mutating func bind(_ index: Int32, _ value: [UInt8]?) throws(NotebookError) {
        guard let bytes = value else { return try bind(index, nil as Int64?) }
        guard !bytes.isEmpty else {
            return try check(unsafe sqlite3_bind_zeroblob(handle, index, 0))
        }
        let code = unsafe bytes.withUnsafeBytes { buffer in
            unsafe kindred_bind_blob(handle, index, buffer.baseAddress, UInt64(buffer.count))
        }
        try check(code)
    }

    /// Binds the bytes of a span to a parameter (from 1).
    mutating func bind(_ index: Int32, _ bytes: borrowing Span<UInt8>) throws(NotebookError) {
        let code = unsafe bytes.withUnsafeBytes { buffer in
            unsafe kindred_bind_blob(handle, index, buffer.baseAddress, UInt64(buffer.count))
        }
        try check(code)
    }

    /// Binds values to consecutive parameters.
    mutating func bind(_ values: [ColumnValue], from first: Int32) throws(NotebookError) {
        for (index, value) in zip(first..., values) {
            switch value {
            case .null: try bind(index, nil as Int64?)
            case .integer(let number): try bind(index, number)
            case .text(let text): try bind(index, text)
            case .blob(let bytes): try bind(index, bytes)
            }
        }
    }

    private func check(_ code: Int32) throws(NotebookError) {
        guard code == SQLITE_OK else {
            throw NotebookError(SQLiteError(operation: .bind, code: code))
        }
    }
}

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
        return String(validating: contents(column), as: UTF8.self)
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

    /// How many bytes the text or blob in a column has.
    func count(_ column: Int32) -> Int {
        Int(unsafe sqlite3_column_bytes(handle, column))
    }

    private func contents(_ column: Int32) -> [UInt8] {
        guard let start = unsafe sqlite3_column_blob(handle, column) else { return [] }
        let count = Int(unsafe sqlite3_column_bytes(handle, column))
        return unsafe Array(UnsafeRawBufferPointer(start: start, count: max(0, count)))
    }
}
