internal import Diagnostics
internal import Files
internal import VCard

/// `check`: tells what is wrong with contact files.
struct CheckVerb {
    let options: CheckOptions
    let context: CommandContext

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        options = try CheckOptions(invocation, context)
        self.context = context
    }

    func run() throws(CommandError) -> ExitStatus {
        let wording = ReportWording(RuleBook.vcard, showsValues: options.showsValues)
        return switch options.format {
        case .text: try run(TextReport(wording, colours: context.usesColor))
        case .jsonl: try run(JSONLinesReport(wording))
        }
    }

    private func run(_ report: some Report) throws(CommandError) -> ExitStatus {
        var run = CheckRun(report, options, context)
        do throws(CommandError) {
            try run.checkAll()
        } catch {
            guard case .output(let failure) = error, failure.kind == .brokenPipe else {
                throw error
            }
            return run.status
        }
        if !options.isQuiet {
            context.tell(run.summary.lines)
        }
        return run.status
    }
}

/// One pass over all files of a `check`.
private struct CheckRun<Form: Report>: ~Copyable {
    private(set) var status = ExitStatus.done
    private(set) var summary = CheckSummary()
    private var report: Form
    private var printer: Printer
    private let options: CheckOptions
    private let context: CommandContext

    init(_ report: Form, _ options: CheckOptions, _ context: CommandContext) {
        self.report = report
        self.options = options
        self.context = context
        printer = Printer(context.output)
    }

    mutating func checkAll() throws(CommandError) {
        let paths = ContactPaths(options.operands)
        report.begin(to: &printer.bytes)
        for failure in paths.failures { refuse(.file(failure)) }
        for path in paths.files {
            do throws(CommandError) {
                try check(path)
            } catch {
                if case .output = error { throw error }
                refuse(error)
            }
        }
        report.end(to: &printer.bytes)
        try printer.finish()
    }

    private mutating func refuse(_ error: CommandError) {
        status = status.joined(with: error.status)
        summary.addUnreadableFile()
        context.tell(error.sentences)
    }

    private mutating func check(_ path: String) throws(CommandError) {
        var file = try CardFile(path, in: context)
        var checker = Checker(today: options.today)
        report.beginFile(path, to: &printer.bytes)
        while let entry = try file.next() {
            tell(file.takeFileFindings(), of: path)
            switch entry {
            case .card(let card):
                let findings = checker.check(card)
                if findings.isEmpty { continue }
                summary.addCardWithFindings()
                tell(findings, of: path)
            case .unreadable(let entry):
                tell([entry.finding], of: path, isLoss: entry.finding.card != nil)
            }
            try printer.passOn()
        }
        tell(file.takeFileFindings(), of: path)
        report.endFile(to: &printer.bytes)
        try file.requireContacts()
        summary.addFile(begun: file.counts.begun, read: file.counts.read)
    }

    private mutating func tell(_ findings: [Finding], of path: String, isLoss: Bool = false) {
        for finding in findings {
            if let failing = options.failing, finding.severity >= failing {
                status = status.joined(with: .found)
            }
            let isLoss = isLoss || finding.code == Rule.beginRepeated.id
            summary.add(finding, in: path, isLoss: isLoss)
            report.append(finding, to: &printer.bytes)
        }
    }
}
