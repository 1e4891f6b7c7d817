import Glibc

/// A private file that its maker holds while it is unfinished: whatever nobody holds was left behind
/// by a process that has ended.
///
/// The hold is an advisory lock (`flock`) and ends with the process, however it ends. It is none of
/// the locks that SQLite takes.
package struct HeldFile: ~Copyable {
    /// Where the file stands.
    package let path: String
    private let descriptor: Int32

    private init(_ path: String, _ descriptor: Int32) {
        self.path = path
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }

    /// Makes an empty file with mode 0600 and holds it; nil where something stands there, or where
    /// somebody took the new file away at once.
    package static func make(_ path: String) throws(FileError) -> HeldFile? {
        let descriptor: Int32
        do {
            let flags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW
            descriptor = try SystemCall.open(path, flags, mode: 0o600)
        } catch {
            if error.code == EEXIST { return nil }
            throw error
        }
        let file = HeldFile(path, descriptor)
        do {
            try file.lock()
        } catch {
            // A file system without such locks holds nothing, and nothing is taken over there.
            guard [ENOTSUP, ENOSYS, ENOLCK, EINVAL].contains(error.code) else { return nil }
        }
        guard try file.isInPlace() else { return nil }
        return file
    }

    /// Holds a private file that is there and that nobody holds; nil for every other.
    package static func takeOver(_ path: String) -> HeldFile? {
        guard (try? PrivateFile.check(path)) != nil,
            let descriptor = try? SystemCall.open(path, O_RDWR | O_NOFOLLOW)
        else { return nil }
        let file = HeldFile(path, descriptor)
        guard (try? file.lock()) != nil, (try? file.isInPlace()) == true else { return nil }
        return file
    }

    private func lock() throws(FileError) {
        try SystemCall.check(path) { flock(descriptor, LOCK_EX | LOCK_NB) }
    }

    /// Whether the file that is held is the one that stands at the path.
    private func isInPlace() throws(FileError) -> Bool {
        let held = try FileStatus(descriptor: descriptor, path: path)
        guard let there = try FileStatus.ifExists(path) else { return false }
        return held.device == there.device && held.inode == there.inode
    }
}
