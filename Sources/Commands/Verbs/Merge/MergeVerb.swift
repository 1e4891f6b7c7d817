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
        var reading = MergeReading(options, context)
        try read(into: &reading)
        var status = reading.status
        guard status != .unreadable || options.output == nil else { return status }
        var plan = reading.merger.plan()
        guard answer(&plan) else { return status.joined(with: .decisionNeeded) }
        try write(plan)
        if !plan.report.conflicts.isEmpty { status = status.joined(with: .found) }
        return status
    }

    private func read(into reading: inout MergeReading) throws(CommandError) {
        let paths = ContactPaths(options.operands)
        try paths.requireOthers(than: options.rejects, of: .rejects, verb: .merge)
        for failure in paths.failures { reading.refuse(.file(failure)) }
        let pipeline = CardPipeline(
            paths: paths.files,
            jobs: options.jobs,
            open: context.open,
            work: { card, _ in MergeCandidate(card) }
        )
        try pipeline.run { batch throws(CommandError) in try reading.take(batch) }
        try reading.end()
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
