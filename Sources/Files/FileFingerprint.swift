import Glibc

/// What changes whenever a file is written: its identity, its size and the times of its last changes.
///
/// Two fingerprints tell a change apart only where it came later than the clock of the file system
/// can tell: see ``isSettled``.
package struct FileFingerprint: Equatable, Sendable {
    private let device: UInt64
    private let inode: UInt64
    private let size: Int64
    private let modified: Int64
    private let changed: Int64

    /// How long after a change the clock of a file system shows another time, in nanoseconds.
    private static let tick: Int64 = 20_000_000
    private static let second: Int64 = 1_000_000_000

    /// The fingerprint of what stands at that path, of a symbolic link its own.
    package init(of path: String) throws(FileError) {
        var info = stat()
        try SystemCall.check(path) { unsafe lstat(path, &info) }
        device = UInt64(info.st_dev)
        inode = UInt64(info.st_ino)
        size = Int64(info.st_size)
        modified = Self.nanoseconds(info.st_mtim)
        changed = Self.nanoseconds(info.st_ctim)
    }

    /// Whether a change from now on would show: the last one is some time ago, and the file system
    /// counts in less than seconds.
    package var isSettled: Bool {
        let now = Self.now()
        let last = max(modified, changed)
        return last % Self.second != 0 && last <= now && now - last >= Self.tick
    }

    /// Waits until ``isSettled`` can be true of a file that was changed a moment ago.
    package static func settle() {
        usleep(UInt32(tick / 1000) * 5 / 4)
    }

    /// The fingerprint in words that are equal where it is.
    package var text: String { "\(device) \(inode) \(size) \(modified) \(changed)" }

    private static func now() -> Int64 {
        var time = timespec()
        unsafe clock_gettime(CLOCK_REALTIME, &time)
        return nanoseconds(time)
    }

    private static func nanoseconds(_ time: timespec) -> Int64 {
        Int64(time.tv_sec) &* second &+ Int64(time.tv_nsec)
    }
}
