/// What the first page of a file says about its format.
enum Header {
    /// The smallest page; SQLite itself takes a file of one byte for an empty one.
    private static let smallestSize = 512

    /// Refuses what is no SQLite database, is another program's, or a version we do not know.
    ///
    /// Only the main file is read, without locks and without making files beside it. That is enough:
    /// a notebook's first page names the format before it keeps a write-ahead log.
    static func check(_ path: String) throws(NotebookError) {
        guard try Protection.size(path) ?? 0 >= smallestSize else { throw .notADatabase }
        let file = try Connection(path, .header, waiting: 0)
        let applicationID = try number(file, "PRAGMA application_id")
        guard applicationID == Schema.applicationID else {
            throw .anotherProgram(applicationID: applicationID)
        }
        let version = try number(file, "PRAGMA user_version")
        guard version == Schema.version else {
            throw .unsupportedVersion(found: version, known: Schema.version)
        }
    }

    private static func number(
        _ file: borrowing Connection,
        _ pragma: StaticString
    ) throws(NotebookError) -> Int {
        Int(try file.integer(pragma) ?? 0)
    }
}
