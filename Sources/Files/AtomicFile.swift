import Glibc

/// A file written beside its place and moved there whole, so that nobody ever sees half of it.
///
/// What is not committed is removed when the value is let go, and when an interrupt ends the process.
package struct AtomicFile: ~Copyable {
    private let target: String
    private let temporary: String
    private let descriptor: Int32
    private let slot: InterruptedNames.Slot?
    private var isCommitted = false

    /// Begins a file that will stand at `path`, with that mode where there is none yet; a file
    /// that is replaced passes on its own mode, owner and group. A symbolic link is followed.
    package init(_ path: String, mode: UInt32 = 0o600) throws(FileError) {
        let hold = SignalHold()
        defer { hold.release() }
        (target, temporary, descriptor) = try Self.begin(path, mode)
        slot = InterruptedNames.add(temporary)
    }

    deinit {
        if isCommitted {
            close(descriptor)
        } else {
            Self.discard(descriptor, temporary)
        }
        InterruptedNames.remove(slot)
    }

    package mutating func append(_ bytes: [UInt8]) throws(FileError) {
        try SystemCall.write(bytes, to: descriptor, path: target)
    }

    /// Brings the bytes to the disk, moves the file to its place and makes that last as well.
    package consuming func commit() throws(FileError) {
        let (descriptor, target, temporary) = (descriptor, target, temporary)
        try SystemCall.check(target) { fsync(descriptor) }
        try SystemCall.check(target) { unsafe rename(temporary, target) }
        isCommitted = true
        try Self.settle(FilePath.parent(of: target))
    }

    /// Replaces or makes a whole file; an interrupt is answered only after it is done.
    package static func replace(
        _ path: String,
        with bytes: [UInt8],
        mode: UInt32 = 0o600
    ) throws(FileError) {
        let hold = SignalHold()
        defer { hold.release() }
        var file = try AtomicFile(path, mode: mode)
        try file.append(bytes)
        try file.commit()
    }

    private static func begin(
        _ path: String,
        _ mode: UInt32
    ) throws(FileError) -> (target: String, temporary: String, descriptor: Int32) {
        let existing = try FileStatus.ifExists(path, followingLinks: true)
        if let existing { try requireReplaceable(existing, path) }
        let target = existing == nil ? path : FilePath.resolved(path)
        let name = ".kindred-\(String(UInt64.random(in: .min ... .max), radix: 36))"
        let temporary = FilePath.joined(FilePath.parent(of: target), name)
        let descriptor: Int32
        do {
            descriptor = try SystemCall.open(temporary, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
        } catch {
            throw FileError(path: path, kind: error.kind, code: error.code)
        }
        do {
            try adopt(existing, mode: mode, descriptor, path)
        } catch {
            discard(descriptor, temporary)
            throw error
        }
        return (target, temporary, descriptor)
    }

    private static func requireReplaceable(
        _ status: FileStatus,
        _ path: String
    ) throws(FileError) {
        if status.isFolder { throw FileError(path: path, kind: .isFolder, code: EISDIR) }
        guard status.isRegular else { throw FileError(path: path, kind: .notRegular) }
        try SystemCall.check(path) { unsafe access(path, W_OK) }
    }

    private static func adopt(
        _ existing: FileStatus?,
        mode: UInt32,
        _ descriptor: Int32,
        _ path: String
    ) throws(FileError) {
        if let existing {
            let fresh = try FileStatus(descriptor: descriptor, path: path)
            if (fresh.owner, fresh.group) != (existing.owner, existing.group) {
                try SystemCall.check(path) { fchown(descriptor, existing.owner, existing.group) }
            }
        }
        let permissions = (existing?.permissions ?? mode) & 0o7777
        try SystemCall.check(path) { fchmod(descriptor, permissions) }
    }

    /// Makes a change of names in a folder last; file systems that know no such thing, and folders
    /// that may be changed but not listed, are left at that.
    static func settle(_ path: String) throws(FileError) {
        do {
            let folder = try SystemCall.open(path, O_RDONLY | O_DIRECTORY)
            defer { close(folder) }
            try SystemCall.check(path) { fsync(folder) }
        } catch {
            guard [EACCES, EINVAL, ENOTSUP].contains(error.code) else { throw error }
        }
    }

    private static func discard(_ descriptor: Int32, _ temporary: String) {
        close(descriptor)
        _ = unsafe unlink(temporary)
    }
}
