internal import CSQLite

/// One prepared statement; when it goes it waits with its connection to be used again.
///
/// SQLite keeps a closed connection alive until its last statement is finalised, so the order in
/// which the two go does not matter.
@safe
struct Statement: ~Copyable {
    let handle: OpaquePointer
    private let key: UInt?
    private let idle: IdleStatements

    /// Prepares one statement; the text is fixed in the program, values are only ever bound.
    init(_ connection: borrowing Connection, _ sql: StaticString) throws(NotebookError) {
        key = IdleStatements.key(of: sql)
        idle = connection.idleStatements
        if let waiting = unsafe idle.take(key) {
            unsafe handle = waiting
        } else {
            unsafe handle = try connection.prepareHandle(sql)
        }
    }

    deinit {
        unsafe idle.putBack(handle, key)
    }

    /// Goes on to the next row; false where there is none.
    mutating func step() throws(NotebookError) -> Bool {
        let code = unsafe sqlite3_step(handle)
        switch code {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default:
            throw NotebookError(SQLiteError(operation: .step, code: unsafe full(code)))
        }
    }

    /// The code, or that of a full disk where the system allows the file no further byte.
    @unsafe
    private func full(_ code: Int32) -> Int32 {
        guard code & 0xFF == SQLITE_IOERR else { return code }
        let reason = unsafe sqlite3_system_errno(sqlite3_db_handle(handle))
        return SQLiteError.noRoom.contains(reason) ? SQLITE_FULL : code
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
