import Glibc

/// What the process talks to.
package enum Terminal {
    package enum Stream: Int32, Sendable {
        case input = 0
        case output = 1
        case error = 2
    }

    /// Whether a person sits at the other end.
    package static func isTerminal(_ stream: Stream) -> Bool {
        isatty(stream.rawValue) == 1
    }

    /// The columns of the terminal: its own, else `COLUMNS`, else 80.
    package static func width(of stream: Stream = .output) -> Int {
        var size = winsize()
        let answer = unsafe ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size)
        if answer == 0, size.ws_col > 0 { return Int(size.ws_col) }
        if let columns = Environment["COLUMNS"].flatMap({ Int($0) }), (1...10_000) ~= columns {
            return columns
        }
        return 80
    }

    /// Lets writing to a pipe without a reader fail with an error instead of ending the process.
    package static func ignoreBrokenPipes() {
        signal(SIGPIPE, SIG_IGN)
    }

    /// Lets writing past the limit of a file's size fail with an error instead of ending the process.
    package static func ignoreSizeLimits() {
        signal(SIGXFSZ, SIG_IGN)
    }

    /// One line of standard input without its line break; nil at the end.
    ///
    /// It is read byte by byte, so that what follows the line is left to others.
    package static func readLine(
        from descriptor: Int32 = 0,
        limit: Int = 1 << 16
    ) throws(FileError) -> String? {
        let path = FileSource.standardInputName
        var line: [UInt8] = []
        var byte: [UInt8] = [0]
        while try SystemCall.read(into: &byte, at: 0, from: descriptor, path: path) > 0 {
            if byte[0] == 0x0A {
                if line.last == 0x0D { line.removeLast() }
                return String(decoding: line, as: UTF8.self)
            }
            guard line.count < limit else {
                throw FileError(path: path, kind: .tooLarge(limit: limit))
            }
            line.append(byte[0])
        }
        return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
}
