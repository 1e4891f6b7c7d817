import Glibc

/// Lets one thread sleep until another wakes it; a wake-up that comes first is not lost.
///
/// A pipe does it: a byte in it is a wake-up.
package final class WakeUp: Sendable {
    private let sleeping: Int32
    private let waking: Int32

    package init() throws(FileError) {
        var ends: [Int32] = [0, 0]
        try SystemCall.check("pipe") { unsafe pipe(&ends) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (sleeping, waking) = (ends[0], ends[1])
    }

    deinit {
        close(sleeping)
        close(waking)
    }

    /// Sleeps until it is woken; at once where a wake-up is left over.
    package func sleep() {
        var byte: [UInt8] = [0]
        _ = try? SystemCall.read(into: &byte, at: 0, from: sleeping, path: "pipe")
    }

    /// Wakes the sleeper.
    package func wake() {
        try? SystemCall.write([0], to: waking, path: "pipe")
    }
}
