internal import CSQLite

/// One open SQLite database; closed when it goes.
@safe
struct Connection: ~Copyable {
    /// What a connection may do to its file.
    enum Access: Hashable, Sendable {
        /// Read and write a file that is there.
        case readWrite
        /// Read; side files may be made.
        case readOnly
        /// Read, and leave even the shared memory file as it is.
        case readOnlyUntouched
        /// Read the main file alone, without locks and as if nobody could change it.
        case immutable
        /// As `immutable`, for the first page alone: a file that a crash left shorter than its first
        /// page says is opened all the same, since its log or journal still has the rest.
        case header
        /// A database in memory which connections of the same name share.
        case sharedMemory
        /// A nameless database that SQLite keeps in memory and spills to an unlinked file, 0600.
        case disposable
    }

    private let handle: OpaquePointer
    /// Prepared statements that wait to be used again.
    let idleStatements = IdleStatements()

    /// Opens a database, and waits up to that many milliseconds whenever it is locked.
    init(_ path: String, _ access: Access, waiting milliseconds: Int32) throws(NotebookError) {
        let name = DatabaseName.uri(path, access)
        var opened: OpaquePointer?
        let flags =
            access.flags | SQLITE_OPEN_URI | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_NOMUTEX
        let code = unsafe sqlite3_open_v2(name, &opened, flags, nil)
        guard code == SQLITE_OK, let database = unsafe opened else {
            _ = unsafe sqlite3_close_v2(opened)
            throw NotebookError(SQLiteError(operation: .open, code: code))
        }
        _ = unsafe sqlite3_busy_timeout(database, milliseconds)
        do throws(NotebookError) {
            try unsafe Connection.distrustSchema(of: database)
            if access == .header { try unsafe Connection.takeShortFile(database) }
        } catch {
            _ = unsafe sqlite3_close_v2(database)
            throw error
        }
        unsafe handle = database
    }

    deinit {
        idleStatements.close()
        _ = unsafe sqlite3_close_v2(handle)
    }

    /// The handle of a new prepared statement.
    @unsafe
    func prepareHandle(_ sql: StaticString) throws(NotebookError) -> OpaquePointer {
        var statement: OpaquePointer?
        let text = sql.description
        let code = unsafe sqlite3_prepare_v2(handle, text, -1, &statement, nil)
        guard code == SQLITE_OK, let prepared = unsafe statement else {
            throw NotebookError(
                SQLiteError(operation: .prepare, code: code == SQLITE_OK ? SQLITE_MISUSE : code)
            )
        }
        return unsafe prepared
    }

    /// Whether a transaction is open.
    var isInTransaction: Bool { unsafe sqlite3_get_autocommit(handle) == 0 }

    /// Copies the whole database into another one, in one piece.
    func copy(to target: borrowing Connection) throws(NotebookError) {
        guard let backup = unsafe sqlite3_backup_init(target.handle, "main", handle, "main") else {
            throw NotebookError(SQLiteError(operation: .copy, code: target.lastError))
        }
        let stepped = unsafe sqlite3_backup_step(backup, -1)
        let finished = unsafe sqlite3_backup_finish(backup)
        guard stepped == SQLITE_DONE, finished == SQLITE_OK else {
            throw NotebookError(
                SQLiteError(operation: .copy, code: stepped == SQLITE_DONE ? finished : stepped)
            )
        }
    }

    private var lastError: Int32 { unsafe sqlite3_extended_errcode(handle) }

    /// A file from elsewhere must not run its own triggers, views or functions.
    private static func distrustSchema(of database: OpaquePointer) throws(NotebookError) {
        let settings: [(Int32, Int32)] = [
            (SQLITE_DBCONFIG_DEFENSIVE, 1), (SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0),
            (SQLITE_DBCONFIG_ENABLE_TRIGGER, 0), (SQLITE_DBCONFIG_ENABLE_VIEW, 0),
        ]
        for (option, value) in settings {
            try unsafe configure(database, option, value)
        }
    }

    /// Lets the triggers of the schema run, which must have been found to be ours.
    func enableTriggers() throws(NotebookError) {
        try unsafe Connection.configure(handle, SQLITE_DBCONFIG_ENABLE_TRIGGER, 1)
    }

    /// SQLite compares the lengths unless the schema could be written; nothing is, and read-only.
    private static func takeShortFile(_ database: OpaquePointer) throws(NotebookError) {
        try unsafe configure(database, SQLITE_DBCONFIG_DEFENSIVE, 0)
        try unsafe configure(database, SQLITE_DBCONFIG_WRITABLE_SCHEMA, 1)
    }

    private static func configure(
        _ database: OpaquePointer,
        _ option: Int32,
        _ value: Int32
    ) throws(NotebookError) {
        let code = unsafe kindred_db_config(database, option, value)
        guard code == SQLITE_OK else {
            throw NotebookError(SQLiteError(operation: .configure, code: code))
        }
    }
}

extension Connection.Access {
    fileprivate var flags: Int32 {
        switch self {
        case .readWrite: SQLITE_OPEN_READWRITE
        case .readOnly, .readOnlyUntouched, .immutable, .header: SQLITE_OPEN_READONLY
        case .sharedMemory: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        case .disposable: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        }
    }
}
