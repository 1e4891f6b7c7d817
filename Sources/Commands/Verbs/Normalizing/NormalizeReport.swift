internal import Diagnostics
internal import Files
internal import VCard

/// What is told of single repairs, and what is kept of what could not be carried.
struct NormalizeReport: ~Copyable {
    private static let wording = ReportWording(RuleBook.repairs)

    private let context: CommandContext
    private let isVerbose: Bool
    private var text = TextReport(wording)
    private var lines = JSONLinesReport(wording)
    private var reportFile: AtomicFile?
    private var rejects: RejectFile?
    private var path = ""

    init(_ options: NormalizeOptions, _ context: CommandContext) throws(CommandError) {
        self.context = context
        isVerbose = options.isVerbose
        reportFile = try Self.open(options.report)
        rejects = options.rejects.map { RejectFile($0) }
    }

    mutating func beginFile(_ path: String) {
        var nothing: [UInt8] = []
        text.beginFile(path, to: &nothing)
        lines.beginFile(path, to: &nothing)
        self.path = path
    }

    /// Keeps what could not be read.
    mutating func keep(_ entries: [UnreadableEntry]) throws(CommandError) {
        for entry in entries { try rejects?.add(entry, path: path) }
    }

    mutating func append(_ piece: FileNormalizer<FileError>.Piece) throws(CommandError) {
        do throws(FileError) {
            if reportFile != nil {
                var bytes: [UInt8] = []
                for repair in piece.repairs { lines.append(repair, to: &bytes) }
                try reportFile?.append(bytes)
            }
            guard isVerbose else { return }
            var bytes: [UInt8] = []
            for repair in piece.repairs { text.append(repair, to: &bytes) }
            try context.messages.write(bytes)
        } catch {
            throw .output(error)
        }
    }

    /// Brings the files to their places; what to tell of the rejects.
    consuming func finish() throws(CommandError) -> String? {
        do throws(FileError) {
            if let file = reportFile.take() { try file.commit() }
        } catch {
            throw .output(error)
        }
        return try rejects?.close()
    }

    private static func open(_ path: String?) throws(CommandError) -> AtomicFile? {
        guard let path else { return nil }
        do throws(FileError) {
            return try AtomicFile(path)
        } catch {
            throw .output(error)
        }
    }
}
