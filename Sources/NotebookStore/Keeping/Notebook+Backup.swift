internal import Files
internal import Text

extension Notebook {
    /// Writes a copy of the notebook for its owner only, and reads it back whole.
    ///
    /// SQLite's online backup takes it from one state, while others may go on writing. It gets its
    /// name only once it was inspected like any notebook and holds the same rows.
    ///
    /// - Returns: How much is in the copy.
    /// - Parameter isReplacing: Whether a file of that name is replaced.
    package mutating func backUp(
        to path: String,
        replacing isReplacing: Bool
    ) throws(NotebookError) -> NotebookCensus {
        try attendToForeignChanges()
        try refuseUnfit(path, isReplacing)
        let partial = try Self.begin(path)
        let meant = try copy(to: partial.path)
        try Header.check(partial.path)
        let copied = try Connection(partial.path, .immutable, waiting: 0)
        try Inspection.inspect(copied)
        guard try ContentDigest.of(copied) == meant else { throw .backupDiffers }
        let census = try NotebookCensus.count(copied)
        do {
            try FilePlacement.move(partial.path, to: path, replacing: isReplacing)
            try PrivateFile.check(path)
        } catch {
            throw error.kind == .exists ? .backupExists : .file(error)
        }
        return census
    }

    private func copy(to path: String) throws(NotebookError) -> Digest {
        let target = try Connection(path, .readWrite, waiting: 0)
        return try connection.snapshot { () throws(NotebookError) in
            try connection.copy(to: target)
            return try ContentDigest.of(connection)
        }
    }

    private func refuseUnfit(_ path: String, _ isReplacing: Bool) throws(NotebookError) {
        guard let existing = try Self.status(path) else { return }
        if existing.isFolder { throw .file(FileError(path: path, kind: .isFolder)) }
        guard existing.isRegular else { throw .file(FileError(path: path, kind: .notRegular)) }
        guard isReplacing else { throw .backupExists }
        guard case .file(let own) = place else { return }
        for name in [own] + Protection.companions.map({ own + $0 }) {
            guard let part = try Self.status(name) else { continue }
            if part.device == existing.device, part.inode == existing.inode {
                throw .isTheNotebook
            }
        }
    }

    private static func status(_ path: String) throws(NotebookError) -> FileStatus? {
        do {
            return try FileStatus.ifExists(path)
        } catch {
            throw .file(error)
        }
    }

    private static func begin(_ path: String) throws(NotebookError) -> UnfinishedBackup {
        do throws(FileError) {
            return try UnfinishedBackup(in: FilePath.parent(of: path))
        } catch {
            throw .file(error)
        }
    }
}

/// All that a notebook holds, in one digest: every row's own, table by table.
enum ContentDigest {
    static func of(_ connection: borrowing Connection) throws(NotebookError) -> Digest {
        var hash = SHA256()
        for table in Schema.tables {
            hash.update(Array("\(table.name)\0".utf8))
            var statement = try connection.prepare(table.selection)
            while try statement.step() {
                hash.update(statement.blob(Int32(table.width)) ?? [])
            }
        }
        return hash.finalize()
    }
}
