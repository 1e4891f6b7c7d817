/// The whole inspection of a notebook, on a disposable copy.
enum Inspection {
    /// Inspects a file with a log that nobody has opened yet, and changes none of its bytes.
    ///
    /// A connection that may write would fold the log into the database when it closes, so the log
    /// is read by one that may not write even the log's index. Without a log there is no need: then
    /// a connection leaves nothing behind, for it removes the companions that it made.
    static func inspectWithLog(_ path: String, waiting: Int32) throws(NotebookError) {
        if try Protection.size(path + "-shm") != nil {
            do {
                return try inspect(Connection(path, .readOnlyUntouched, waiting: waiting))
            } catch {
                // Others are at work, and the index has no place for a reader who may not write it;
                // or a crash left an index that is older than the log.
                guard error == .readOnly || error == .locked else { throw error }
            }
        }
        try inspect(Connection(path, .readOnly, waiting: waiting))
    }

    /// Inspects what an open connection sees.
    ///
    /// The copy is taken within a transaction of our own, so that no writer can come between its
    /// pages. It has no name in any folder: SQLite keeps it in memory and, when it is large, in an
    /// unlinked file of mode 0600.
    static func inspect(_ original: borrowing Connection) throws(NotebookError) {
        let copy = try Connection("", .disposable, waiting: 0)
        try original.snapshot { () throws(NotebookError) in
            try original.copy(to: copy)
        }
        try checkPages(copy)
        guard try Schema.isPresent(in: copy) else { throw .corrupt(.schema) }
        var references = try copy.prepare("PRAGMA foreign_key_check")
        guard try !references.step() else { throw .corrupt(.missingPerson) }
        try SealTable.check(copy)
        try RowInspection.check(copy)
    }

    /// As `quick_check`, and that every row is found under its keys.
    private static func checkPages(_ copy: borrowing Connection) throws(NotebookError) {
        guard try copy.text("PRAGMA integrity_check(1)") == "ok" else { throw .corrupt(.pages) }
    }
}
