internal import Diagnostics
internal import Files
internal import Text
internal import VCard

/// One pass over all files of a `check`: what was read and found comes in, in order, and is told.
struct CheckRun: ~Copyable {
    /// How the command ends.
    private(set) var status = ExitStatus.done
    /// What is counted.
    private(set) var summary = CheckSummary()
    private var report: any Report
    private var printer: Printer
    private var progress: Progress
    private var checker: Checker
    private var known: Baseline
    private var recorded = Baseline()
    private var rejects: RejectFile?
    private let options: CheckOptions
    private let context: CommandContext
    private let showsLines: Bool

    init(_ options: CheckOptions, _ context: CommandContext) throws(CommandError) {
        self.options = options
        self.context = context
        report = options.format.report(
            ReportWording(RuleBook.vcard, showsValues: options.showsValues),
            colours: context.usesColor,
            failing: options.failing,
            version: CommandTable.version
        )
        showsLines = options.format == .text && (context.isTerminal || options.showsValues)
        printer = Printer(context.output)
        progress = Progress(context, isQuiet: options.isQuiet)
        checker = options.checker
        known =
            try options.baseline.map { path throws(CommandError) in
                try Baseline(file: path)
            } ?? Baseline()
        rejects = options.rejects.map { RejectFile($0) }
    }

    /// Begins, with what of the folders could not be looked at.
    mutating func begin(failures: [FileError]) {
        report.begin(to: &printer.bytes)
        for failure in failures { refuse(failure.path, .file(failure)) }
    }

    /// Takes the next part of a file.
    mutating func take(_ batch: FileBatch<[Finding]>) throws(CommandError) {
        var results = batch.results.makeIterator()
        for event in batch.events {
            switch event {
            case .begin:
                checker = options.checker
                report.beginFile(batch.path, to: &printer.bytes)
            case .finding(let finding):
                tell([finding], of: batch.path, .file)
            case .card(let card):
                guard let result = results.next() else { break }
                let findings = checker.conclude(card, result)
                if findings.isEmpty { break }
                if tell(findings, of: batch.path, .card(card)) { summary.addCardWithFindings() }
                try rejects?.add(linesOf: card, path: batch.path)
            case .part(let entry):
                try rejects?.add(entry, path: batch.path)
            case .unreadable(let entry):
                tell([entry.finding], of: batch.path, .text(entry.beginning))
                try rejects?.add(entry, path: batch.path)
            case .end(let begun, let read, let error):
                report.endFile(to: &printer.bytes)
                summary.endFile(batch.path, begun: begun, read: read, isWhole: error == nil)
                if let error { refuse(batch.path, error) }
            case .refused(let error):
                refuse(batch.path, error)
            }
        }
        try passOn(batch)
    }

    /// Ends: the rest is written, then the files that were asked for.
    mutating func end() throws(CommandError) {
        progress.hide()
        report.end(to: &printer.bytes)
        try printer.finish()
        do throws(FileError) {
            if let path = options.newBaseline {
                try AtomicFile.replace(path, with: recorded.bytes, mode: 0o644)
                summary.recorded = recorded.count
            }
        } catch {
            throw .file(error)
        }
        summary.rejected = try rejects?.close()
    }

    /// Takes progress off the terminal.
    mutating func hideProgress() {
        progress.hide()
    }

    private mutating func passOn(_ batch: FileBatch<[Finding]>) throws(CommandError) {
        if context.isTerminal, !printer.bytes.isEmpty {
            progress.hide()
            try printer.finish()
        } else {
            try printer.passOn()
        }
        progress.add(cards: batch.results.count, bytes: batch.byteCount)
    }

    private mutating func refuse(_ path: String, _ error: CommandError) {
        progress.hide()
        status = status.joined(with: error.status)
        summary.addUnreadableFile()
        report.refuse(path, error.sentences.joined(separator: " "), to: &printer.bytes)
        context.tell(error.sentences)
    }

    /// Tells findings unless they are to stay quiet; whether any was told.
    @discardableResult
    private mutating func tell(
        _ findings: [Finding],
        of path: String,
        _ source: FindingSource
    ) -> Bool {
        var isAnyTold = false
        for finding in findings {
            if source.isLoss(finding) { summary.addLoss(finding, in: path) }
            guard options.codes.contains(finding.code) else { continue }
            if isQuiet(finding, path, source) { continue }
            isAnyTold = true
            if let failing = options.failing, finding.severity >= failing {
                status = status.joined(with: .found)
            }
            summary.add(finding)
            append(finding, source)
        }
        return isAnyTold
    }

    private mutating func append(_ finding: Finding, _ source: FindingSource) {
        if showsLines {
            report.append(finding, sourceLine: source.line(of: finding), to: &printer.bytes)
        } else if options.showsValues, finding.quoted == nil {
            var finding = finding
            finding.quoted = source.line(of: finding).map { String($0.prefix(200)) }
            report.append(finding, to: &printer.bytes)
        } else {
            report.append(finding, to: &printer.bytes)
        }
    }

    /// Whether a finding is known, or is being made known.
    private mutating func isQuiet(
        _ finding: Finding,
        _ path: String,
        _ source: FindingSource
    ) -> Bool {
        guard options.baseline != nil || options.newBaseline != nil else { return false }
        let key = Baseline.Key(
            file: FilePath.plain(path),
            code: finding.code,
            line: source.digest(of: finding),
            card: source.cardDigest
        )
        if options.newBaseline != nil {
            recorded.add(key)
            return true
        }
        guard known.take(key) else { return false }
        summary.known += 1
        return true
    }
}
