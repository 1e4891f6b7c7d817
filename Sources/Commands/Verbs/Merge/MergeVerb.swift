internal import Diagnostics
internal import Files
internal import Text
internal import VCard

/// `merge`: finds duplicate cards and merges them without loss.
struct MergeVerb {
    private let options: MergeOptions
    private let context: CommandContext

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        options = try MergeOptions(invocation)
        self.context = context
    }

    func run() throws(CommandError) -> ExitStatus {
        var status = ExitStatus.done
        var merger = CardMerger(region: options.region)
        let paths = ContactPaths(options.operands)
        try paths.requireOthers(than: options.rejects, of: .rejects, verb: .merge)
        var rejects = options.rejects.map { RejectFile($0) }
        for failure in paths.failures { try refuse(.file(failure), &status) }
        for path in paths.files {
            do throws(CommandError) {
                try add(path, to: &merger, keeping: &rejects, &status)
            } catch {
                try refuse(error, &status)
            }
        }
        if let rejected = try rejects?.close() { context.tell(rejected) }
        guard status != .unreadable || options.output == nil else { return status }
        var plan = merger.plan()
        guard answer(&plan) else { return status.joined(with: .decisionNeeded) }
        try write(plan)
        if !plan.report.conflicts.isEmpty { status = status.joined(with: .found) }
        return status
    }

    private func refuse(_ error: CommandError, _ status: inout ExitStatus) throws(CommandError) {
        if case .output = error { throw error }
        status = status.joined(with: error.status)
        context.tell(error.sentences)
    }

    private func add(
        _ path: String,
        to merger: inout CardMerger,
        keeping rejects: inout RejectFile?,
        _ status: inout ExitStatus
    ) throws(CommandError) {
        var file = try CardFile(path, in: context)
        var unreadable: [Finding] = []
        while let entry = try file.next() {
            try rejects?.add(entry, path: path)
            switch entry {
            case .card(let card): merger.add(card, from: path)
            case .part: break
            case .unreadable(let entry): unreadable.append(entry.finding)
            }
        }
        try file.requireContacts()
        for finding in unreadable {
            let message = RuleBook.vcard.message(for: finding)
            context.tell("\(path):\(finding.position.line): \(message)")
            if finding.card != nil { status = status.joined(with: .unreadable) }
        }
        if file.counts.begun == 0 { context.tell("\(path): is empty: 0 cards.") }
    }

    /// Answers what is open by the options, or asks; false where the person stops it all.
    private func answer(_ plan: inout MergePlan) -> Bool {
        if options.acceptsQuestions { plan.accept(plan.report.questions.map(\.id)) }
        if options.keepsBoth {
            plan.decline(plan.report.questions.map(\.id))
            plan.keepApart(plan.report.conflicts.map(\.id))
            return true
        }
        guard context.canAsk, !options.isDryRun, !options.readsInput else { return true }
        var dialogue = MergeDialogue(context)
        return dialogue.run(&plan)
    }

    private func write(_ plan: MergePlan) throws(CommandError) {
        let report = plan.report
        guard !options.isDryRun else {
            try tell(report)
            return
        }
        var output = try Printer(to: options.output, context)
        try plan.writeCards { (bytes: ArraySlice<UInt8>) throws(CommandError) in
            output.bytes += bytes
            try output.passOn()
        }
        try output.finish()
        if options.output == nil {
            context.tell(MergeText.summary(of: report))
        } else {
            try tell(report)
        }
    }

    private func tell(_ report: MergeReport) throws(CommandError) {
        var printer = Printer(context.output)
        switch options.format {
        case .text:
            for line in MergeText.lines(of: report) { printer.line(TerminalText.escaped(line)) }
        case .json:
            var writer = JSONWriter()
            writer.merged(report)
            writer.newline()
            printer.bytes += writer.take()
        }
        try printer.finish()
    }
}
