internal import Files
internal import Text

/// The file in which a backup is written before it gets its name; it is gone when the value is.
///
/// What a backup that was killed has left in the folder is removed by the next one, whatever their
/// names are; one that is still being written stays.
struct UnfinishedBackup: ~Copyable {
    /// What the names of unfinished backups begin with.
    static let prefix = ".kindred-backup-"

    private let file: HeldFile
    /// Where it is written.
    var path: String { file.path }

    /// Begins a file in the folder, for its owner only.
    init(in folder: String) throws(FileError) {
        Self.clear(folder)
        while true {
            let name = Self.prefix + Hex.encode(RandomBytes.make(8))
            if let made = try HeldFile.make(FilePath.joined(folder, name)) {
                file = made
                return
            }
        }
    }

    deinit {
        Self.remove(file.path)
    }

    /// Removes what nobody holds. A folder that cannot be listed is left as it is.
    private static func clear(_ folder: String) {
        for name in (try? FileTree.names(in: folder)) ?? [] where name.hasPrefix(prefix) {
            let path = FilePath.joined(folder, owner(of: name))
            if let left = HeldFile.takeOver(path) {
                remove(left.path)
            } else if (try? FileStatus.ifExists(path)) == .some(nil) {
                try? FileTree.remove(FilePath.joined(folder, name))
            }
        }
    }

    /// The name of the backup to which a file belongs that SQLite keeps beside it.
    private static func owner(of name: String) -> String {
        for companion in Protection.companions where name.hasSuffix(companion) {
            return String(name.dropLast(companion.count))
        }
        return name
    }

    private static func remove(_ path: String) {
        for path in [path] + Protection.companions.map({ path + $0 }) {
            try? FileTree.remove(path)
        }
    }
}
