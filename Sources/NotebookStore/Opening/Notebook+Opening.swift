internal import Files

extension Notebook {
    /// Opens a notebook, or begins one where there is none.
    ///
    /// A file is inspected whole before it is used. What is not our notebook is refused with its
    /// bytes as they were: files of other programs, versions we do not know, damaged ones, and
    /// those that others could read. A file of no bytes is a notebook not yet begun.
    ///
    /// - Parameters:
    ///   - trusting: Whether a large file that looks as it did after its last inspection is taken
    ///     as inspected.
    ///   - waiting: How long to wait for another program's lock, in milliseconds.
    /// - Throws: ``NotebookError/notBegun`` where there is nothing to change.
    package static func open(
        _ place: NotebookPlace,
        for use: Use,
        trusting: Bool = true,
        waiting: Int32 = Notebook.patience
    ) throws(NotebookError) -> Notebook {
        switch place {
        case .file(let path): try openFile(path, use, Manner(isTrusting: trusting, waiting))
        case .memory(let name): try openMemory(name, use, isBegun: true, waiting)
        }
    }

    /// Opens a notebook to change it; nil where there is none yet.
    package static func openIfBegun(_ place: NotebookPlace) throws(NotebookError) -> Notebook? {
        do {
            return try open(place, for: .changing)
        } catch {
            guard error == .notBegun else { throw error }
            return nil
        }
    }

    /// How a file is opened.
    private struct Manner {
        let isTrusting: Bool
        let waiting: Int32

        init(isTrusting: Bool, _ waiting: Int32) {
            self.isTrusting = isTrusting
            self.waiting = waiting
        }
    }

    private static func openFile(
        _ path: String,
        _ use: Use,
        _ manner: Manner
    ) throws(NotebookError) -> Notebook {
        let waiting = manner.waiting
        if use == .writing { try makeFile(path) }
        guard try Protection.size(path) != nil else { return try notYetBegun(use, waiting) }
        try Protection.check(path)
        if use.writes {
            guard try Protection.isWritable(path) else { throw .readOnly }
        }
        if try settledSize(path, waiting) == 0 {
            guard try Protection.size(path + "-wal") ?? 0 == 0 else {
                throw .corrupt(.orphanedLog)
            }
            guard use == .writing else { return try notYetBegun(use, waiting) }
            try begin(path, waiting)
        }
        return switch use {
        case .changing, .writing: try openBegun(path, use, .readWrite, manner)
        case .reading: try openForReading(path, manner)
        }
    }

    /// Opens a notebook that may be one that nobody can write: then there is nobody to lock out,
    /// and nothing is made beside it.
    private static func openForReading(
        _ path: String,
        _ manner: Manner
    ) throws(NotebookError) -> Notebook {
        let isLone = try Protection.size(path + "-wal") == nil
        if isLone, try !Protection.isWritable(path) {
            return try openBegun(path, .reading, .immutable, manner)
        }
        do {
            return try openBegun(path, .reading, .readWrite, manner)
        } catch {
            guard isLone, error == .readOnly else { throw error }
            return try openBegun(path, .reading, .immutable, manner)
        }
    }

    private static func openBegun(
        _ path: String,
        _ use: Use,
        _ access: Connection.Access,
        _ manner: Manner
    ) throws(NotebookError) -> Notebook {
        try Header.check(path)
        let hasLog = try Protection.size(path + "-wal") ?? 0 > 0
        if hasLog { try Inspection.inspectWithLog(path, waiting: manner.waiting) }
        let connection = try Connection(path, access, waiting: manner.waiting)
        var version = try connection.integer("PRAGMA data_version")
        if hasLog {
            // Others may have written between the two connections: the first use looks again.
            version = nil
        } else if !manner.isTrusting || !InspectionRecord.holds(for: path) {
            let before = InspectionRecord.fingerprint(path)
            try Inspection.inspect(connection)
            if access == .readWrite { InspectionRecord.keep(before, of: path) }
        } else {
            try SealTable.check(connection)
        }
        let isLogged = try connection.text("PRAGMA journal_mode") == "wal"
        try prepare(connection, for: use)
        try Protection.check(path)
        return try Notebook(
            .file(path),
            use,
            isBegun: true,
            connection: connection,
            inspected: isLogged || use == .reading ? version : nil,
            waiting: manner.waiting
        )
    }

    /// Makes the file with mode 0600 before SQLite sees it, whatever the process's mask is.
    private static func makeFile(_ path: String) throws(NotebookError) {
        do {
            try PrivateFile.makeFolder(FilePath.parent(of: path))
        } catch {
            throw .file(error)
        }
        try Protection.checkFolder(of: path)
        do {
            try PrivateFile.make(path)
        } catch {
            throw .file(error)
        }
    }

    /// The size of the file, once SQLite has taken back a beginning that was cut off: only while
    /// it is begun does a notebook have a rollback journal.
    private static func settledSize(_ path: String, _ waiting: Int32) throws(NotebookError) -> Int {
        let size = try Protection.size(path) ?? 0
        guard size > 0, try Protection.size(path + "-journal") ?? 0 > 0 else { return size }
        try Header.check(path)
        let connection = try Connection(path, .readWrite, waiting: waiting)
        _ = try connection.integer("SELECT count(*) FROM sqlite_schema")
        return try Protection.size(path) ?? 0
    }

    /// Makes the tables with a rollback journal, so that the first page names the format from the
    /// first moment; the write-ahead log comes after.
    private static func begin(_ path: String, _ waiting: Int32) throws(NotebookError) {
        let connection = try Connection(path, .readWrite, waiting: waiting)
        try connection.run("PRAGMA synchronous = FULL")
        try Schema.begin(connection)
        try prepare(connection, for: .writing)
    }

    private static func prepare(
        _ connection: borrowing Connection,
        for use: Use
    ) throws(NotebookError) {
        try connection.run("PRAGMA foreign_keys = ON")
        try connection.run("PRAGMA secure_delete = ON")
        guard use.writes else { return try connection.run("PRAGMA query_only = ON") }
        guard try connection.text("PRAGMA journal_mode = WAL") == "wal" else {
            throw .noWriteAheadLog
        }
        try connection.run("PRAGMA synchronous = FULL")
        // What a savepoint could take back is kept in memory, and in no file.
        try connection.run("PRAGMA temp_store = MEMORY")
        // Digests fall anywhere in their indexes: a batch touches pages all over a large notebook.
        try connection.run("PRAGMA cache_size = -32768")
        try Schema.trust(connection)
    }

    private static func openMemory(
        _ name: String,
        _ use: Use,
        isBegun: Bool,
        _ waiting: Int32
    ) throws(NotebookError) -> Notebook {
        let connection = try Connection(name, .sharedMemory, waiting: waiting)
        try connection.run("PRAGMA foreign_keys = ON")
        try Schema.begin(connection)
        try Schema.trust(connection)
        return try Notebook(
            .memory(name: name),
            use,
            isBegun: isBegun,
            connection: connection,
            inspected: nil,
            waiting: waiting
        )
    }

    /// What stands for a notebook that nobody has begun: an empty one for readers.
    private static func notYetBegun(
        _ use: Use,
        _ waiting: Int32
    ) throws(NotebookError) -> Notebook {
        guard use == .reading else { throw .notBegun }
        return try openMemory(NotebookPlace.newName(), .reading, isBegun: false, waiting)
    }
}
