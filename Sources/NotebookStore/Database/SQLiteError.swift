internal import CSQLite

/// What SQLite answered to an operation: its extended result code, and never a value.
package struct SQLiteError: Error, Hashable, Sendable {
    /// What was asked of SQLite.
    package enum Operation: String, Hashable, Sendable {
        case open, configure, prepare, bind, step, copy
    }

    /// What was asked.
    package var operation: Operation
    /// The extended result code (`SQLITE_IOERR_FSYNC` and the like).
    package var code: Int32

    /// The code without its extension (`SQLITE_IOERR`).
    package var primaryCode: Int32 { code & 0xFF }

    /// Whether another connection holds the lock that was needed, or the log's index was found in
    /// the middle of a change again and again.
    package var isLocked: Bool {
        primaryCode == SQLITE_BUSY || primaryCode == SQLITE_LOCKED
            || primaryCode == SQLITE_PROTOCOL
    }

    /// Whether the system could not read or write.
    var isInputOutput: Bool { primaryCode == SQLITE_IOERR }

    /// Whether the file is no database at all.
    var isNotADatabase: Bool { primaryCode == SQLITE_NOTADB }

    /// Whether the file is a database that SQLite cannot make sense of.
    var isCorrupt: Bool {
        primaryCode == SQLITE_CORRUPT || primaryCode == SQLITE_NOTADB
            || primaryCode == SQLITE_FORMAT
    }

    /// What the system answers where a file may not grow: EFBIG and EDQUOT.
    static let noRoom: Set<Int32> = [27, 122]

    /// Whether the device has no room left.
    package var isFull: Bool { primaryCode == SQLITE_FULL }

    /// Whether the file or its folder may not be written.
    package var isReadOnly: Bool {
        primaryCode == SQLITE_READONLY || primaryCode == SQLITE_PERM
    }
}
