extension PrivateFile {
    /// Whether the folder of a file serves that file alone, so that its owner can shut others out
    /// of it and harm nothing else.
    ///
    /// A folder at the top of the file system, a sticky one, the user's home, and one in which
    /// anything else lies serve other things too.
    package static func isOwnFolder(of path: String) -> Bool {
        let folder = FilePath.resolved(FilePath.parent(of: path))
        let home = Environment["HOME"].map { FilePath.resolved($0) }
        guard folder != home, FilePath.parent(of: folder) != "/", folder != "/",
            let status = try? FileStatus(of: folder), status.isOwn,
            status.permissions & 0o1000 == 0, let names = try? FileTree.names(in: folder)
        else { return false }
        let name = FilePath.name(of: path)
        return names.allSatisfy { $0.hasPrefix(name) }
    }
}
