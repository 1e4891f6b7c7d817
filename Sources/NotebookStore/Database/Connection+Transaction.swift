extension Connection {
    /// Runs the body in one transaction that may write; an error takes everything back.
    ///
    /// - Throws: What the body threw, or ``NotebookError/notCommitted(_:)`` where the commit failed.
    func transaction<Result: ~Copyable>(
        _ body: () throws(NotebookError) -> Result
    ) throws(NotebookError) -> Result {
        try run("BEGIN IMMEDIATE")
        let result: Result
        do {
            result = try body()
        } catch {
            rollBack()
            throw error
        }
        do {
            try run("COMMIT")
        } catch {
            rollBack()
            throw .notCommitted(error)
        }
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

    /// Ends a transaction without its changes; where SQLite has ended it already, nothing is left.
    private func rollBack() {
        guard isInTransaction else { return }
        _ = try? run("ROLLBACK")
    }
}
