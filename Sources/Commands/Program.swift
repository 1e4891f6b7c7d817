/// The command as a whole: words in, an exit status out.
package enum Program {
    /// Does what the words after the command's name ask for.
    package static func run(_ words: [String], in context: CommandContext) -> ExitStatus {
        do throws(CommandError) {
            return try run(request(words), context)
        } catch {
            context.tell(error.sentences)
            if let hint = error.hint { context.hint(hint) }
            return error.status
        }
    }

    private static func request(_ words: [String]) throws(CommandError) -> Request {
        do throws(UsageError) {
            return try ArgumentParser().parse(words)
        } catch {
            throw .usage(error)
        }
    }

    private static func run(
        _ request: Request,
        _ context: CommandContext
    ) throws(CommandError) -> ExitStatus {
        switch request {
        case .run(let invocation):
            return try run(invocation, context)
        case .help(let verb):
            try print(HelpText.text(of: verb), context)
        case .version:
            try print("\(CommandTable.name) \(CommandTable.version)\n", context)
        }
        return .done
    }

    private static func print(
        _ text: String,
        _ context: CommandContext
    ) throws(CommandError) {
        var printer = Printer(context.output)
        printer.bytes += text.utf8
        try printer.finish()
    }

    /// One card is reviewed with all its questions; `--all` takes what leaves none open.
    private static func runImport(
        _ invocation: Invocation,
        _ context: CommandContext
    ) throws(CommandError) -> ExitStatus {
        if invocation.has(.all) { return try ImportAllVerb(invocation, context).run() }
        guard invocation.operands.count == 1 else { throw .usage(.severalFiles(.import)) }
        return try ImportVerb(invocation, context).run()
    }

    private static func run(
        _ invocation: Invocation,
        _ context: CommandContext
    ) throws(CommandError) -> ExitStatus {
        switch invocation.verb {
        case .check: try CheckVerb(invocation, context).run()
        case .inspect: try InspectVerb(invocation, context).run()
        case .normalize: try NormalizeVerb(invocation, context).run()
        case .convert: try ConvertVerb(invocation, context).run()
        case .merge: try MergeVerb(invocation, context).run()
        case .review: try ReviewVerb(invocation, context).run()
        case .import: try runImport(invocation, context)
        case .sync: try SyncVerb(invocation, context).run()
        case .notebook: try NotebookVerb(invocation, context).run()
        case .list: try ListVerb(invocation, context).run()
        case .show: try ShowVerb(invocation, context).run()
        case .photo: try PhotoVerb(invocation, context).run()
        case .birthdays: try BirthdaysVerb(invocation, context).run()
        case .find: try FindVerb(invocation, context).run()
        case .add: try AddVerb(invocation, context).run()
        case .edit: try EditVerb(invocation, context).run()
        case .note: try NoteVerb(invocation, context).run()
        case .link: try LinkVerb(invocation, context).run()
        case .unlink: try UnlinkVerb(invocation, context).run()
        case .delete: try DeleteVerb(invocation, context).run()
        case .rules: try RulesVerb(invocation: invocation, context: context).run()
        case .help: try HelpVerb(invocation: invocation, context: context).run()
        }
    }
}
