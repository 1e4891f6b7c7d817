internal import Files

/// Collects results and hands them on in large pieces.
struct Printer: ~Copyable {
    /// What was not handed on yet.
    var bytes: [UInt8] = []
    private let output: ByteOutput
    private static let pieceSize = 1 << 16

    init(_ output: ByteOutput) {
        self.output = output
    }

    /// Adds a piece of a line.
    mutating func text(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    /// Adds so many blanks to a line.
    mutating func blanks(_ count: Int) {
        bytes.append(contentsOf: repeatElement(0x20, count: max(0, count)))
    }

    /// Adds a line.
    mutating func line(_ text: String = "") {
        bytes.append(contentsOf: text.utf8)
        bytes.append(0x0A)
    }

    /// Hands on what has grown large.
    mutating func passOn() throws(CommandError) {
        if bytes.count >= Self.pieceSize { try write() }
    }

    /// Hands on everything, to the end.
    mutating func finish() throws(CommandError) {
        try write()
        do throws(FileError) {
            try output.flush()
        } catch {
            throw .output(error)
        }
    }

    private mutating func write() throws(CommandError) {
        defer { bytes.removeAll(keepingCapacity: true) }
        do throws(FileError) {
            try output.write(bytes)
        } catch {
            throw .output(error)
        }
    }
}
