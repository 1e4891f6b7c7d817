/// How much a notebook holds.
package struct NotebookCensus: Hashable, Sendable {
    /// People, listed or not.
    package let people: Int
    /// Links between them.
    package let links: Int
    /// Entries of their logs.
    package let logEntries: Int
    /// Stored photos.
    package let photos: Int
    /// Imports that were done.
    package let imports: Int
    /// Folders that are followed.
    package let folders: Int
}

extension NotebookCensus {
    /// What is in a notebook that nobody has begun.
    package static let nothing = NotebookCensus(
        people: 0,
        links: 0,
        logEntries: 0,
        photos: 0,
        imports: 0,
        folders: 0
    )

    /// Counts what is there, within one state of the notebook.
    static func count(_ connection: borrowing Connection) throws(NotebookError) -> NotebookCensus {
        NotebookCensus(
            people: Int(try connection.integer("SELECT count(*) FROM person") ?? 0),
            links: Int(try connection.integer("SELECT count(*) FROM link") ?? 0),
            logEntries: Int(try connection.integer("SELECT count(*) FROM log_entry") ?? 0),
            photos: Int(try connection.integer("SELECT count(*) FROM photo") ?? 0),
            imports: Int(try connection.integer("SELECT count(*) FROM marker") ?? 0),
            folders: Int(try connection.integer("SELECT count(*) FROM folder") ?? 0)
        )
    }
}

extension Notebook {
    /// How much the notebook holds.
    package mutating func census() throws(NotebookError) -> NotebookCensus {
        try attendToForeignChanges()
        return try connection.snapshot { () throws(NotebookError) in
            try NotebookCensus.count(connection)
        }
    }
}
