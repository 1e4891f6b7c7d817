internal import Files

/// Whether a notebook's files can be read by nobody but their owner.
///
/// Everything is judged by path: opening a file and closing it again would drop the locks that
/// SQLite holds on it (<https://sqlite.org/howtocorrupt.html> §2.2).
enum Protection {
    /// What SQLite keeps beside a database.
    static let companions = ["-wal", "-shm", "-journal"]

    /// Refuses a notebook whose folder or files are links, belong to others or are open to them.
    static func check(_ path: String) throws(NotebookError) {
        try checkFolder(of: path)
        do {
            try PrivateFile.check(path)
            for companion in companions { try checkIfThere(path + companion) }
        } catch {
            throw .file(error)
        }
    }

    /// As ``check(_:)`` for the folder alone.
    static func checkFolder(of path: String) throws(NotebookError) {
        do {
            try PrivateFile.checkFolder(FilePath.parent(of: path))
        } catch {
            if case .openToOthers = error.kind, !PrivateFile.isOwnFolder(of: path) {
                throw .sharedFolder(error.path)
            }
            throw .file(error)
        }
    }

    /// Whether the permissions of the file and its folder let their owner write.
    static func isWritable(_ path: String) throws(NotebookError) -> Bool {
        do {
            let file = try FileStatus(of: path)
            let folder = try FileStatus(of: FilePath.parent(of: path))
            return file.permissions & folder.permissions & 0o200 != 0
        } catch {
            throw .file(error)
        }
    }

    /// The number of bytes at a path; nil where nothing is.
    static func size(_ path: String) throws(NotebookError) -> Int? {
        do {
            return try FileStatus.ifExists(path)?.size
        } catch {
            throw .file(error)
        }
    }

    /// Another process may remove a companion at any moment: one that is gone is no fault.
    private static func checkIfThere(_ path: String) throws(FileError) {
        do {
            try PrivateFile.check(path)
        } catch {
            if error.kind != .missing { throw error }
        }
    }
}
