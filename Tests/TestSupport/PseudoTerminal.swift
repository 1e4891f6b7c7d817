import Glibc

/// A program that talks to a terminal of its own, which a test types on and reads from.
package final class PseudoTerminal {
    /// `TIOCSPTLCK` and `TIOCGPTN` of Linux, which the module of the C library leaves out.
    private static let setLock: UInt = 0x4004_5431
    private static let getNumber: UInt = 0x8004_5430

    private let master: Int32
    private let child: pid_t
    private var unread: [UInt8] = []
    /// All that the terminal showed so far, with what was typed.
    package private(set) var transcript: [UInt8] = []

    /// Starts the program at that path, with the terminal as its controlling one.
    package init(
        _ program: String,
        _ arguments: [String],
        environment: [String: String] = [:],
        folder: String
    ) throws(TestSupportError) {
        master = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var locked: Int32 = 0
        var number: Int32 = 0
        guard master >= 0, unsafe ioctl(master, Self.setLock, &locked) == 0,
            unsafe ioctl(master, Self.getNumber, &number) == 0
        else { throw .system("ptmx", errno) }
        let variables = environment.map { "\($0.key)=\($0.value)" }.sorted()
        child = try ChildProcess.spawn(
            ["/usr/bin/env", "-C", folder, program] + arguments,
            variables,
            terminal: "/dev/pts/\(number)"
        )
    }

    deinit {
        close(master)
    }

    /// Types the text; `\u{3}` is Ctrl-C, `\u{4}` Ctrl-D.
    package func type(_ text: String) throws(TestSupportError) {
        try Descriptor.write(Array(text.utf8), to: master)
    }

    /// Reads until the text was shown; false where the program ended, or nothing more came, before.
    package func shows(_ text: String, within milliseconds: Int32 = 30_000) -> Bool {
        let wanted = Array(text.utf8)
        while true {
            if let range = unread.firstRange(of: wanted) {
                unread.removeSubrange(..<range.upperBound)
                return true
            }
            guard readMore(milliseconds) else { return false }
        }
    }

    /// Reads to the end and tells how the program ended.
    package func end() throws(TestSupportError) -> Int32 {
        while readMore(30_000) {}
        return try ChildProcess.wait(for: child, .seconds(30)).status
    }

    private func readMore(_ milliseconds: Int32) -> Bool {
        var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard unsafe poll(&request, 1, milliseconds) > 0 else { return false }
        var chunk = [UInt8](repeating: 0, count: 4096)
        let count = unsafe read(master, &chunk, chunk.count)
        guard count > 0 else { return false }
        unread += chunk[..<count]
        transcript += chunk[..<count]
        return true
    }
}
