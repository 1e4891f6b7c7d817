internal import Files
internal import VCard

/// Where the clean form goes, piece by piece.
struct NormalizeOutput: ~Copyable {
    /// Whether the originals of the pieces are needed.
    let wantsOriginal: Bool
    private let options: NormalizeOptions
    private var printer: Printer
    private var file: OpenFile?
    private var difference: UnifiedDifference?

    /// A file that is being written and not yet in its place.
    private struct OpenFile: ~Copyable {
        var file: AtomicFile
        var isSame = true
    }

    init(_ options: NormalizeOptions, _ context: CommandContext) throws(CommandError) {
        self.options = options
        printer = Printer(context.output)
        switch options.destination {
        case .standardOutput, .rejects: wantsOriginal = false
        case .file(let path):
            wantsOriginal = false
            file = try Self.open(path)
        case .inPlace: wantsOriginal = true
        case .difference:
            wantsOriginal = true
            difference = UnifiedDifference(colours: context.usesColor)
        }
    }

    mutating func beginFile(_ path: String) throws(CommandError) {
        switch options.destination {
        case .inPlace: file = try Self.open(path)
        case .difference: difference?.begin(path)
        case .standardOutput, .file, .rejects: break
        }
    }

    mutating func append(_ piece: FileNormalizer<FileError>.Piece) throws(CommandError) {
        if difference != nil {
            difference?.append(piece.original, piece.text, to: &printer.bytes)
            try printer.passOn()
        } else if file != nil {
            do throws(FileError) {
                try file?.file.append(piece.bytes)
            } catch {
                throw .output(error)
            }
            if !piece.isUnchanged { file?.isSame = false }
        } else if case .standardOutput = options.destination {
            printer.bytes += piece.bytes
            try printer.passOn()
        }
    }

    /// The file is whole: in its own place it is replaced, where anything has changed.
    mutating func endFile() throws(CommandError) {
        switch options.destination {
        case .inPlace: try commit()
        case .difference: difference?.end(to: &printer.bytes)
        case .standardOutput, .file, .rejects: break
        }
    }

    /// What was written of the current file is not wanted.
    mutating func giveUpFile() {
        if case .inPlace = options.destination { file = nil }
    }

    /// All files were written; one file for all appears only where all of them could be read.
    mutating func finish(isComplete: Bool) throws(CommandError) {
        if case .file = options.destination, isComplete { try commit() }
        try printer.finish()
    }

    private mutating func commit() throws(CommandError) {
        guard let open = file.take() else { return }
        if case .inPlace = options.destination, open.isSame { return }
        do throws(FileError) {
            try open.file.commit()
        } catch {
            throw .output(error)
        }
    }

    private static func open(_ path: String) throws(CommandError) -> OpenFile {
        do throws(FileError) {
            return OpenFile(file: try AtomicFile(path))
        } catch {
            throw .output(error)
        }
    }
}
