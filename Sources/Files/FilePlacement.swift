import Glibc

/// Giving a finished file its name.
package enum FilePlacement {
    /// Brings a file to the disk and moves it to another name in the same folder.
    ///
    /// - Parameter isReplacing: Whether a file of that name is replaced; else it is refused with
    ///   `FileError.Kind.exists`, without a moment between the look and the move.
    package static func move(
        _ path: String,
        to target: String,
        replacing isReplacing: Bool
    ) throws(FileError) {
        let descriptor = try SystemCall.open(path, O_RDONLY | O_NOFOLLOW)
        defer { close(descriptor) }
        try SystemCall.check(target) { fsync(descriptor) }
        if isReplacing {
            try SystemCall.check(target) { unsafe rename(path, target) }
        } else {
            try link(path, target)
        }
        try AtomicFile.settle(FilePath.parent(of: target))
    }

    /// Moves by a second name; where the file system knows none, by the usual way.
    private static func link(_ path: String, _ target: String) throws(FileError) {
        do {
            try SystemCall.check(target) { unsafe Glibc.link(path, target) }
            try SystemCall.check(path) { unsafe unlink(path) }
        } catch {
            guard [EPERM, ENOTSUP, ENOSYS].contains(error.code) else { throw error }
            guard try FileStatus.ifExists(target) == nil else {
                throw FileError(path: target, kind: .exists, code: EEXIST)
            }
            try SystemCall.check(target) { unsafe rename(path, target) }
        }
    }
}
