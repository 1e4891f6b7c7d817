extension Connection {
    /// Runs the body in one transaction that may write; an error takes everything back.
    ///
    /// - Parameter isSealed: Whether what was written is sealed as this notebook's.
    /// - Throws: What the body threw, ``NotebookError/notCommitted(_:)`` where the commit failed and
    ///   left no trace, or ``NotebookError/committedButUnverified(_:)`` where it may have left one.
    func transaction<Result: ~Copyable>(
        isSealed: Bool = true,
        _ body: () throws(NotebookError) -> Result
    ) throws(NotebookError) -> Result {
        try run("BEGIN IMMEDIATE")
        let result: Result
        do {
            result = try sealing(isSealed, body)
        } catch {
            rollBack()
            throw error
        }
        do {
            try run("COMMIT")
        } catch {
            rollBack()
            throw leavesNoTrace() ? .notCommitted(error) : .committedButUnverified(.unreadable)
        }
        return result
    }

    private func sealing<Result: ~Copyable>(
        _ isSealed: Bool,
        _ body: () throws(NotebookError) -> Result
    ) throws(NotebookError) -> Result {
        let before = try integer("SELECT total_changes()")
        let result = try body()
        guard isSealed, try integer("SELECT total_changes()") != before else { return result }
        try SealTable.renew(self)
        return result
    }

    /// Runs the body on one state of the database, which others cannot change meanwhile.
    func snapshot<Result: ~Copyable>(
        _ body: () throws(NotebookError) -> Result
    ) throws(NotebookError) -> Result {
        try run("BEGIN")
        defer { rollBack() }
        _ = try integer("SELECT count(*) FROM sqlite_schema")
        return try body()
    }

    /// Runs the body while nobody else can write, and writes nothing.
    func alone(_ body: () throws(NotebookError) -> Void) throws(NotebookError) {
        try run("BEGIN IMMEDIATE")
        defer { rollBack() }
        try body()
    }

    /// Whether the log was emptied: a commit whose last step failed may stand whole in the log, and
    /// would be taken for a good one after a crash.
    private func leavesNoTrace() -> Bool {
        guard !isInTransaction else { return false }
        return (try? integer("PRAGMA wal_checkpoint(TRUNCATE)")) == 0
    }

    /// Ends a transaction without its changes; where SQLite has ended it already, nothing is left.
    private func rollBack() {
        guard isInTransaction else { return }
        _ = try? run("ROLLBACK")
    }
}
