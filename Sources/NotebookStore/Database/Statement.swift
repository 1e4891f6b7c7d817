internal import CSQLite

/// One prepared statement; finalised when it goes.
///
/// SQLite keeps a closed connection alive until its last statement is finalised, so the order in
/// which the two go does not matter.
@safe
struct Statement: ~Copyable {
    let handle: OpaquePointer

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
