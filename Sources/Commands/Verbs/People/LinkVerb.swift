internal import KindredCore
internal import NotebookStore
internal import Text

/// `link`: links two people, or gives their link another kind or status.
struct LinkVerb {
    private let invocation: Invocation
    private let options: LinkOptions
    private let context: CommandContext

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        guard let options = try LinkOptions(invocation) else {
            throw .usage(.nothingAsked(invocation.verb))
        }
        self.options = options
        self.invocation = invocation
        self.context = context
    }

    func run() throws(CommandError) -> ExitStatus {
        let isTrial = invocation.has(.dryRun)
        var desk = try NotebookDesk(invocation, context, for: isTrial ? .reading : .changing)
        let person = try desk.person(invocation.operands.first ?? "")
        let other = try desk.person(options.other)
        let link = options.pending(other.id).link(for: person.id)
        let preview = LinkPreview(link, person, other)
        let old = try judge(link, preview, &desk)
        guard !isTrial else {
            try LinkResult(preview, nil).print(invocation, context)
            context.tell("nothing was written.")
            return .done
        }
        if context.canAsk {
            try Confirmation(["\(preview.sentence)."], "Save?", what: "a link")
                .require(invocation, context)
        }
        let receipt = try desk.use { (notebook) throws(NotebookError) in
            if let old { return try notebook.change(old, to: link) }
            return try notebook.add(link)
        }
        try LinkResult(preview, receipt).print(invocation, context)
        return .done
    }

    /// Judges the link by the rules of the graph; the stored one where it gets another kind or status.
    private func judge(
        _ link: Link,
        _ preview: LinkPreview,
        _ desk: inout NotebookDesk
    ) throws(CommandError) -> Link? {
        let graph = try desk.use { (notebook) throws(NotebookError) in try notebook.graph() }
        do throws(PeopleError) {
            try graph.check(link)
        } catch {
            if case .duplicateLink(let stored) = error, options.isExplicit, stored != link {
                return stored
            }
            throw .people(preview.refusal(error))
        }
        return nil
    }
}
