/// How much a notebook holds: what deleting everyone would take away.
package struct NotebookScope: Hashable, Sendable {
    /// All people, listed or not.
    package let people: Int
    /// Those of them who do not stand in the index.
    package let unlisted: Int
    /// The links between people.
    package let links: Int
    /// The entries of all logs.
    package let logEntries: Int
    /// The people with notes.
    package let notes: Int
    /// The stored photos.
    package let photos: Int
    /// The sum of all revisions: it tells one state from another in which the counts are the same.
    let revisions: Int
}

extension NotebookScope {
    /// Counts what is there, within one state of the notebook.
    static func count(_ connection: borrowing Connection) throws(NotebookError) -> NotebookScope {
        var statement = try connection.prepare(
            """
            SELECT count(*), count(*) FILTER (WHERE is_listed = 0), (SELECT count(*) FROM link),
                (SELECT count(*) FROM log_entry), count(*) FILTER (WHERE notes <> ''),
                (SELECT count(*) FROM photo), coalesce(sum(revision), 0)
            FROM person
            """
        )
        guard try statement.step() else { throw .corrupt(.pages) }
        return NotebookScope(
            people: statement.number(0) ?? 0,
            unlisted: statement.number(1) ?? 0,
            links: statement.number(2) ?? 0,
            logEntries: statement.number(3) ?? 0,
            notes: statement.number(4) ?? 0,
            photos: statement.number(5) ?? 0,
            revisions: statement.number(6) ?? 0
        )
    }
}
