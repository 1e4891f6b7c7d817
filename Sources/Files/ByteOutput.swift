import Glibc

/// A buffered stream of bytes to standard output, standard error or, for tests, to memory.
///
/// What is still in the buffer when the stream is let go is lost: `flush()` says whether it
/// arrived. A reader that has gone shows as `FileError.Kind.brokenPipe`, provided that
/// `Terminal.ignoreBrokenPipes()` was called.
package final class ByteOutput {
    private let descriptor: Int32?
    private let path: String
    private let capacity: Int
    private var buffer: [UInt8] = []

    /// A stream to an open descriptor, which stays the caller's, under a name for errors.
    package init(descriptor: Int32?, name: String, capacity: Int) {
        self.descriptor = descriptor
        self.path = name
        self.capacity = capacity
    }

    /// Standard output, written in blocks of 64 KiB, on a terminal at once.
    package static func standardOutput() -> ByteOutput {
        let capacity = Terminal.isTerminal(.output) ? 0 : 1 << 16
        return ByteOutput(descriptor: STDOUT_FILENO, name: "standard output", capacity: capacity)
    }

    /// Standard error, written at once.
    package static func standardError() -> ByteOutput {
        ByteOutput(descriptor: STDERR_FILENO, name: "standard error", capacity: 0)
    }

    /// A stream that keeps all it is given in `collected`.
    package static func memory() -> ByteOutput {
        ByteOutput(descriptor: nil, name: "memory", capacity: .max)
    }

    /// What is in the buffer: for a stream to memory, everything.
    package var collected: [UInt8] { buffer }

    /// `collected` as text.
    package var collectedText: String { String(decoding: buffer, as: UTF8.self) }

    package func write(_ bytes: [UInt8]) throws(FileError) {
        if buffer.isEmpty, bytes.count >= capacity, let descriptor {
            try SystemCall.write(bytes, to: descriptor, path: path)
            return
        }
        buffer.append(contentsOf: bytes)
        try flushIfFull()
    }

    package func write(_ text: String) throws(FileError) {
        buffer.append(contentsOf: text.utf8)
        try flushIfFull()
    }

    /// Hands everything in the buffer to the system; what failed is not tried again.
    package func flush() throws(FileError) {
        guard let descriptor else { return }
        var waiting: [UInt8] = []
        swap(&waiting, &buffer)
        try SystemCall.write(waiting, to: descriptor, path: path)
    }

    private func flushIfFull() throws(FileError) {
        if buffer.count >= capacity { try flush() }
    }
}
