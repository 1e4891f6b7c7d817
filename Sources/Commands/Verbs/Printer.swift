internal import Files

/// Collects results and hands them on in large pieces: to standard output, or to a file that is
/// replaced whole or not at all.
struct Printer: ~Copyable {
    /// What was not handed on yet.
    var bytes: [UInt8] = []
    private var file: AtomicFile?
    private let output: ByteOutput
    private static let pieceSize = 1 << 16

    init(_ output: ByteOutput) {
        self.output = output
    }

    /// Begins a file; without a path, standard output.
    init(to path: String?, _ context: CommandContext) throws(CommandError) {
        output = context.output
        guard let path else { return }
        do throws(FileError) {
            file = try AtomicFile(path)
        } catch {
            throw .output(error)
        }
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

    /// Hands on everything, to the end; a file is in its place then.
    mutating func finish() throws(CommandError) {
        try write()
        do throws(FileError) {
            if let file = file.take() {
                try file.commit()
            } else {
                try output.flush()
            }
        } catch {
            throw .output(error)
        }
    }

    private mutating func write() throws(CommandError) {
        defer { bytes.removeAll(keepingCapacity: true) }
        do throws(FileError) {
            if file == nil {
                try output.write(bytes)
            } else {
                try file?.append(bytes)
            }
        } catch {
            throw .output(error)
        }
    }
}
