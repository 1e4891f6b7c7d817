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

extension Notebook {
    /// How much the notebook holds.
    package mutating func census() throws(NotebookError) -> NotebookCensus {
        try attendToForeignChanges()
        return try connection.snapshot { () throws(NotebookError) in
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
}
