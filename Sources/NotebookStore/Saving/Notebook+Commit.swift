extension Notebook {
    /// What has to be looked at before anything is written.
    mutating func prepareToWrite() throws(NotebookError) {
        guard use.writes else { throw .openedForReading }
        if case .file(let path) = place { try Protection.check(path) }
        try attendToForeignChanges()
    }

    /// Runs the body in one transaction; after an error nothing of it is in the notebook.
    func commit<Result>(
        _ body: (borrowing Connection) throws(NotebookError) -> Result
    ) throws(NotebookError) -> Result {
        do {
            return try connection.transaction { () throws(NotebookError) in
                try body(connection)
            }
        } catch {
            switch error {
            case .failed, .full, .corrupt: throw .notCommitted(error)
            default: throw error
            }
        }
    }

    /// Runs the body, which verifies what was committed, on a fresh connection.
    ///
    /// - Throws: ``NotebookError/committedButUnverified(_:)`` and nothing else.
    func readBack<Receipt>(
        _ body: (borrowing Connection) throws(NotebookError) -> Receipt
    ) throws(NotebookError) -> Receipt {
        do {
            let fresh = try freshConnection()
            let receipt = try fresh.snapshot { () throws(NotebookError) in try body(fresh) }
            if case .file(let path) = place { try Protection.check(path) }
            return receipt
        } catch {
            switch error {
            case .committedButUnverified: throw error
            case .file, .sharedFolder: throw .committedButUnverified(.unprotected)
            case .corrupt(.row(let table, _)) where table == PhotoTable.table.name:
                throw .committedButUnverified(.differentPhoto)
            default: throw .committedButUnverified(.unreadable)
            }
        }
    }

    /// Lets no byte of what was removed stay behind in the database or its log.
    ///
    /// Removed content is overwritten in its pages (`secure_delete`); those pages are now folded
    /// into the database, and the log is cut to nothing.
    ///
    /// - Returns: false where somebody else still reads an older state, which keeps the log until
    ///   they have finished; the next removal or the last program to close the notebook cuts it.
    func eraseLog() -> Bool {
        (try? connection.integer("PRAGMA wal_checkpoint(TRUNCATE)")) == 0
    }
}
