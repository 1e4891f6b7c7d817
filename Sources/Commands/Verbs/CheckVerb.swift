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
        try requireOthers(.rejects, options.rejects, than: paths)
        try requireOthers(.writeBaseline, options.newBaseline, than: paths)
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
            work: { checker.examine($0) }
        )
        run.begin(failures: paths.failures)
        try pipeline.run { batch throws(CommandError) in try run.take(batch) }
        try run.end()
    }

    /// Refuses a file to write that is one of those to read.
    private func requireOthers(
        _ flag: Flag,
        _ output: String?,
        than paths: ContactPaths
    ) throws(CommandError) {
        guard let output, let status = Self.status(of: output) else { return }
        for path in paths.files {
            guard let input = Self.status(of: path) else { continue }
            if (input.device, input.inode) == (status.device, status.inode) {
                throw .usage(.outputIsInput(flag, verb: .check))
            }
        }
    }

    private static func status(of path: String) -> FileStatus? {
        do throws(FileError) {
            return try FileStatus.ifExists(path, followingLinks: true)
        } catch {
            return nil
        }
    }
}

extension CheckOptions {
    /// A checker for one file.
    var checker: Checker { Checker(today: today, target: target) }
}
