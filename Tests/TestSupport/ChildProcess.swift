import Glibc

/// Runs a program to its end and keeps what it said.
package enum ChildProcess {
    package struct Result: Equatable, Sendable {
        /// The exit status; 128 and the signal's number where a signal ended it.
        package var status: Int32
        package var output: [UInt8]
        package var errors: [UInt8]
        /// Whether it was killed for running too long.
        package var timedOut: Bool

        package var outputText: String { String(decoding: output, as: UTF8.self) }
        package var errorText: String { String(decoding: errors, as: UTF8.self) }
    }

    /// Runs the program at that path with exactly this environment and no signal
    /// ignored; input and outputs are files, so neither side can wait for the other.
    package static func run(
        _ program: String,
        _ arguments: [String] = [],
        input: [UInt8] = [],
        environment: [String: String] = [:],
        folder: String? = nil,
        timeout: Duration = .seconds(60)
    ) throws(TestSupportError) -> Result {
        let standardInput = try Descriptor.nameless()
        defer { close(standardInput) }
        let output = try Descriptor.nameless()
        defer { close(output) }
        let errors = try Descriptor.nameless()
        defer { close(errors) }
        try Descriptor.write(input, to: standardInput)
        lseek(standardInput, 0, SEEK_SET)
        let variables = environment.map { "\($0.key)=\($0.value)" }.sorted()
        let command = folder.map { ["/usr/bin/env", "-C", $0, program] } ?? [program]
        let child = try spawn(command + arguments, variables, [standardInput, output, errors])
        let end = try wait(for: child, timeout)
        return Result(
            status: end.status,
            output: try Descriptor.read(all: output),
            errors: try Descriptor.read(all: errors),
            timedOut: end.timedOut
        )
    }

    /// A product of this package, which lies beside the tests' own program.
    package static func productPath(_ name: String) throws(TestSupportError) -> String {
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = unsafe buffer.withUnsafeMutableBytes { bytes in
            unsafe bytes.baseAddress.map { base in
                unsafe readlink("/proc/self/exe", base, bytes.count)
            } ?? 0
        }
        guard count > 0 else { throw .system("readlink", errno) }
        let own = String(decoding: buffer[..<count], as: UTF8.self)
        return own.split(separator: "/").dropLast().map { "/\($0)" }.joined() + "/\(name)"
    }

    /// Starts a program on these streams, or as the leader of a session on a terminal.
    static func spawn(
        _ arguments: [String],
        _ environment: [String],
        _ streams: [Int32] = [],
        terminal: String? = nil
    ) throws(TestSupportError) -> pid_t {
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        for (place, stream) in streams.enumerated() {
            unsafe posix_spawn_file_actions_adddup2(&actions, stream, Int32(place))
        }
        if let terminal {
            unsafe posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
            for place: Int32 in [1, 2] {
                unsafe posix_spawn_file_actions_adddup2(&actions, 0, place)
            }
        }
        var attributes = posix_spawnattr_t()
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        unsafe sigaddset(&signals, SIGPIPE)
        for signal in [SIGINT, SIGTERM, SIGHUP] { unsafe sigaddset(&signals, signal) }
        unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
        var mask = sigset_t()
        unsafe sigemptyset(&mask)
        unsafe posix_spawnattr_setsigmask(&attributes, &mask)
        let session = terminal == nil ? 0 : Self.newSession
        let flags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK) | session
        unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
        let program = arguments.first ?? ""
        var arguments = unsafe arguments.map { unsafe strdup($0) } + [nil]
        var environment = unsafe environment.map { unsafe strdup($0) } + [nil]
        defer {
            unsafe (arguments + environment).forEach { unsafe free($0) }
        }
        var child: pid_t = 0
        let code = unsafe posix_spawn(
            &child,
            program,
            &actions,
            &attributes,
            &arguments,
            &environment
        )
        guard code == 0 else { throw .system("posix_spawn", code) }
        return child
    }

    /// Lets the program lead a session of its own (`POSIX_SPAWN_SETSID`, IEEE 1003.1-2024).
    private static let newSession: Int32 = 0x80

    /// Waits for the end of a program, and ends it where it takes too long.
    static func wait(
        for child: pid_t,
        _ timeout: Duration
    ) throws(TestSupportError) -> (status: Int32, timedOut: Bool) {
        let deadline = ContinuousClock.now + timeout
        var timedOut = false
        var status: Int32 = 0
        while true {
            let ended = unsafe waitpid(child, &status, timedOut ? 0 : WNOHANG)
            if ended == child { break }
            if ended < 0, errno != EINTR { throw .system("waitpid", errno) }
            if ContinuousClock.now > deadline, !timedOut {
                timedOut = true
                kill(child, SIGKILL)
            } else {
                usleep(2000)
            }
        }
        let signal = status & 0x7F
        return (signal == 0 ? (status >> 8) & 0xFF : 128 + signal, timedOut)
    }
}
