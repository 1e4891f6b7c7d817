import Glibc

/// Files and folders that nobody but their owner may read.
package enum PrivateFile {
    /// Makes a folder with mode 0700, and the missing ones above it; leaves one that is there.
    package static func makeFolder(_ path: String) throws(FileError) {
        var missing: [String] = []
        var next = path
        while try FileStatus.ifExists(next, followingLinks: true) == nil {
            missing.append(next)
            let parent = FilePath.parent(of: next)
            if parent == next { break }
            next = parent
        }
        for path in missing.reversed() {
            do {
                try SystemCall.check(path) { unsafe mkdir(path, 0o700) }
            } catch {
                guard error.code == EEXIST else { throw error }
            }
        }
        guard try FileStatus(of: path, followingLinks: true).isFolder else {
            throw FileError(path: path, kind: .isNoFolder, code: ENOTDIR)
        }
    }

    /// Makes an empty file with mode 0600; false where something stands there already.
    @discardableResult
    package static func make(_ path: String) throws(FileError) -> Bool {
        do {
            close(try SystemCall.open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600))
            return true
        } catch {
            if error.code == EEXIST { return false }
            throw error
        }
    }

    /// Refuses a file that is no regular file, is a symbolic link, belongs to another user or
    /// gives others any permission. It is judged by path and not opened, because closing another
    /// descriptor of a file drops the locks that SQLite holds on it.
    package static func check(_ path: String) throws(FileError) {
        let status = try FileStatus(of: path)
        if status.isFolder { throw FileError(path: path, kind: .isFolder, code: EISDIR) }
        try check(status, path)
        guard status.isRegular else { throw FileError(path: path, kind: .notRegular) }
    }

    /// As `check(_:)` for a folder.
    package static func checkFolder(_ path: String) throws(FileError) {
        let status = try FileStatus(of: path)
        try check(status, path)
        guard status.isFolder else { throw FileError(path: path, kind: .isNoFolder) }
    }

    /// Sets a file's permission bits.
    package static func setPermissions(
        _ permissions: UInt32,
        of path: String
    ) throws(FileError) {
        try SystemCall.check(path) { unsafe chmod(path, permissions) }
    }

    private static func check(_ status: FileStatus, _ path: String) throws(FileError) {
        if status.isSymbolicLink { throw FileError(path: path, kind: .symbolicLink) }
        guard status.isOwn else { throw FileError(path: path, kind: .foreignOwner) }
        if status.isOpenToOthers {
            throw FileError(
                path: path,
                kind: .openToOthers(permissions: status.permissions, isFolder: status.isFolder)
            )
        }
    }
}
