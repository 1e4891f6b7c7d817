internal import Diagnostics
internal import Files
internal import VCard

/// `normalize`: writes contact files in one clean form, or makes single repairs.
struct NormalizeVerb {
    let options: NormalizeOptions
    let context: CommandContext

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        options = try NormalizeOptions(invocation)
        self.context = context
    }

    func run() throws(CommandError) -> ExitStatus {
        let paths = ContactPaths(options.operands)
        try paths.requireOthers(than: options.rejects, of: .rejects, verb: .normalize)
        try paths.requireOthers(than: options.report, of: .report, verb: .normalize)
        guard let collecting = options.collecting else { return try run(options) }
        // What is lost from a file is safe before the file is replaced.
        var first = try NormalizeRun(collecting, context)
        try first.normalizeAll()
        tell(try first.finish())
        return try run(options.afterCollecting)
    }

    private func tell(_ rejected: String?) {
        if let rejected, !options.isQuiet { context.tell(rejected) }
    }

    private func run(_ options: NormalizeOptions) throws(CommandError) -> ExitStatus {
        var run = try NormalizeRun(options, context)
        do throws(CommandError) {
            try run.normalizeAll()
        } catch {
            guard case .output(let failure) = error, failure.kind == .brokenPipe else {
                throw error
            }
        }
        let status = run.status
        if !options.isQuiet { context.tell(run.summary.lines(options)) }
        tell(try run.finish())
        return status
    }
}

/// One pass over all files of a `normalize`.
private struct NormalizeRun: ~Copyable {
    private(set) var status = ExitStatus.done
    private(set) var summary = NormalizeSummary()
    private let options: NormalizeOptions
    private let context: CommandContext
    private var output: NormalizeOutput
    private var report: NormalizeReport
    private var hasFailed = false

    init(_ options: NormalizeOptions, _ context: CommandContext) throws(CommandError) {
        let output = try NormalizeOutput(options, context)
        let report = try NormalizeReport(options, context)
        self.options = options
        self.context = context
        self.output = output
        self.report = report
    }

    mutating func normalizeAll() throws(CommandError) {
        let paths = ContactPaths(options.operands)
        for failure in paths.failures { refuse(.file(failure)) }
        for path in paths.files {
            do throws(CommandError) {
                try normalize(path)
            } catch {
                if case .output = error { throw error }
                output.giveUpFile()
                refuse(error)
            }
        }
        try output.finish(isComplete: !hasFailed)
    }

    /// Brings the report and the rejects to their places; what to tell of the rejects.
    consuming func finish() throws(CommandError) -> String? {
        try report.finish()
    }

    private mutating func refuse(_ error: CommandError) {
        status = status.joined(with: error.status)
        hasFailed = true
        summary.addUnreadableFile()
        if case .rejects = options.destination { return }
        context.tell(error.sentences)
    }

    private mutating func normalize(_ path: String) throws(CommandError) {
        let input: any Input
        do throws(FileError) {
            input = try context.open(path)
        } catch {
            throw .file(error)
        }
        let shared = SharedWork(jobs: options.jobs)
        let working: FileNormalizer<FileError>.Working = { shared.results($0, $1) }
        var file = FileNormalizer<FileError>(
            options.normalizer,
            keepsOriginal: output.wantsOriginal,
            working: options.jobs > 1 ? working : nil
        ) { (buffer: inout [UInt8], most: Int) throws(FileError) -> Int in
            try input.append(to: &buffer, maximum: most)
        }
        try output.beginFile(path)
        report.beginFile(path)
        var lost = 0
        while let piece = try Self.next(&file) {
            try report.keep(piece.unreadable)
            try Self.requireContacts(file, path)
            try output.append(piece)
            try report.append(piece)
            summary.add(piece.repairs)
            let entries = piece.unreadable.filter { !$0.hasMore }
            if options.normalizer.version != nil { lost += entries.count }
            if entries.contains(where: { $0.kind == .card }) {
                status = status.joined(with: .unreadable)
            }
        }
        summary.addFile(cards: file.cardsRead)
        try endFile(path, lost: lost)
    }

    /// Where content would be gone for good, a file is not replaced.
    private mutating func endFile(_ path: String, lost: Int) throws(CommandError) {
        if case .inPlace = options.destination, lost > 0, !options.keepsRejects {
            output.giveUpFile()
            status = status.joined(with: .decisionNeeded)
            context.tell(
                "\(path): \(lost) of its lines or texts cannot be carried, and nothing was "
                    + "written; --rejects FILE keeps them, -v tells them."
            )
            return
        }
        try output.endFile()
    }

    /// What holds no card at all is not written anew.
    private static func requireContacts(
        _ file: borrowing FileNormalizer<FileError>,
        _ path: String
    ) throws(CommandError) {
        guard file.cardsBegun == 0, let first = file.firstUnreadable else { return }
        throw .content(path: path, UnreadableContent(first))
    }

    private static func next(
        _ file: inout FileNormalizer<FileError>
    ) throws(CommandError) -> FileNormalizer<FileError>.Piece? {
        do throws(FileError) {
            return try file.next()
        } catch {
            throw .file(error)
        }
    }
}
