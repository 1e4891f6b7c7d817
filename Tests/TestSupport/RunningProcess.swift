import Glibc

/// A program that waits for more input until it is ended by a signal.
package final class RunningProcess {
    private let child: pid_t
    private let input: Int32
    private var isEnded = false

    /// Starts the program at that path in a folder; what it prints is thrown away.
    package init(
        _ program: String,
        _ arguments: [String],
        folder: String
    ) throws(TestSupportError) {
        var ends: [Int32] = [0, 0]
        guard unsafe pipe(&ends) == 0 else { throw .system("pipe", errno) }
        // No other child may hold the writing end open.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let output = try Descriptor.nameless()
        defer {
            close(ends[0])
            close(output)
        }
        input = ends[1]
        child = try ChildProcess.spawn(
            ["/usr/bin/env", "-C", folder, program] + arguments,
            [],
            [ends[0], output, output]
        )
    }

    deinit {
        if !isEnded { _ = end(with: SIGKILL) }
    }

    /// Gives it input; more is to come.
    package func write(_ bytes: [UInt8]) throws(TestSupportError) {
        try Descriptor.write(bytes, to: input)
    }

    /// Sends it a signal and waits for its end: the exit status, or 128 and the signal that ended it.
    package func end(with signal: Int32) -> Int32 {
        isEnded = true
        kill(child, signal)
        defer { close(input) }
        return (try? ChildProcess.wait(for: child, .seconds(20)).status) ?? -1
    }
}
