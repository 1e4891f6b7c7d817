internal import Files

/// Where results go: standard output, or a file that is replaced whole or not at all.
struct ResultOutput: ~Copyable {
    /// What was not handed on yet.
    var bytes: [UInt8] = []
    private var file: AtomicFile?
    private let output: ByteOutput
    private static let pieceSize = 1 << 16

    /// Begins a file; without a path, standard output.
    init(_ path: String?, _ context: CommandContext) throws(CommandError) {
        output = context.output
        guard let path else { return }
        do throws(FileError) {
            file = try AtomicFile(path)
        } catch {
            throw .output(error)
        }
    }

    /// Hands on what has grown large.
    mutating func passOn() throws(CommandError) {
        if bytes.count >= Self.pieceSize { try write() }
    }

    /// Hands on everything, to the end; a file is in its place then.
    consuming func finish() throws(CommandError) {
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
