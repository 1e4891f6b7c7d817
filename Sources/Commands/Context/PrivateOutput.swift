internal import Files

/// A new file that only its owner can read.
struct PrivateOutput {
    private let path: String
    private let replaces: Bool

    /// A file at the path; one that is there is left as it is unless it may be replaced.
    init(_ path: String, replacing: Bool = false) {
        self.path = path
        replaces = replacing
    }

    /// Writes the whole file, or nothing.
    func write(_ bytes: [UInt8]) throws(CommandError) {
        let isNew = try told { () throws(FileError) in try PrivateFile.make(path) }
        guard isNew || replaces else { throw .exists(path) }
        try told { () throws(FileError) in
            do throws(FileError) {
                if !isNew { try PrivateFile.setPermissions(0o600, of: path) }
                try AtomicFile.replace(path, with: bytes)
            } catch {
                if isNew { try? FileTree.remove(path) }
                throw error
            }
        }
    }

    private func told<Result>(
        _ body: () throws(FileError) -> Result
    ) throws(CommandError) -> Result {
        do throws(FileError) {
            return try body()
        } catch {
            throw .file(error)
        }
    }
}
