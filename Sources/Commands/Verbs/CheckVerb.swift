internal import CivilCalendar
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
        let paths = ContactPaths(options.operands)
        try paths.requireOthers(than: options.rejects, of: .rejects, verb: .check)
        try paths.requireOthers(than: options.newBaseline, of: .writeBaseline, verb: .check)
        var run = try CheckRun(options, context)
        do throws(CommandError) {
            try check(paths, &run)
        } catch {
            run.hideProgress()
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

    private func check(_ paths: ContactPaths, _ run: inout CheckRun) throws(CommandError) {
        let checker = options.checker
        let pipeline = CardPipeline(
            paths: paths.files,
            jobs: options.jobs,
            open: context.open,
            work: { card, _ in checker.examine(card) }
        )
        run.begin(failures: paths.failures)
        try pipeline.run { batch throws(CommandError) in try run.take(batch) }
        try run.end()
    }
}

extension CheckOptions {
    /// A checker for one file.
    var checker: Checker { Checker(today: today, target: target) }
}
