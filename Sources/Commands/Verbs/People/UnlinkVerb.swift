internal import KindredCore
internal import NotebookStore

/// `unlink`: removes a link; both people stay.
struct UnlinkVerb {
    private let invocation: Invocation
    private let options: LinkOptions?
    private let context: CommandContext

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        options = try LinkOptions(invocation)
        let wanted = options == nil ? 2 : 1
        if invocation.operands.count < wanted { throw .usage(.nothingAsked(.unlink)) }
        if invocation.operands.count > wanted { throw .usage(.surplusOperand(.unlink)) }
        self.invocation = invocation
        self.context = context
    }

    func run() throws(CommandError) -> ExitStatus {
        var desk = try NotebookDesk(invocation, context, for: .changing)
        let person = try desk.person(invocation.operands[0])
        let other = try desk.person(options?.other ?? invocation.operands[1])
        let link = try link(person, other, &desk)
        let preview = LinkPreview(link, person, other)
        try Confirmation(
            ["\(preview.sentence)."],
            "Remove this link? Both people stay.",
            what: "the link would be removed: \(preview.reference)"
        ).require(invocation, context)
        let receipt = try desk.use { (notebook) throws(NotebookError) in
            try notebook.remove(link)
        }
        try LinkResult(preview, receipt).print(invocation, context)
        return .done
    }

    /// The one stored link that is meant.
    private func link(
        _ person: Person,
        _ other: Person,
        _ desk: inout NotebookDesk
    ) throws(CommandError) -> Link {
        let graph = try desk.use { (notebook) throws(NotebookError) in try notebook.graph() }
        if let options {
            let wanted = options.pending(other.id).link(for: person.id)
            guard let stored = graph.link(like: wanted), !options.isExplicit || stored == wanted
            else { throw .people(.noSuchLink) }
            return stored
        }
        let links = graph.links(of: person.id).filter { $0.touches(other.id) }
        guard let link = links.first, person.id != other.id else { throw .people(.noSuchLink) }
        guard links.count == 1 else { throw .people(.severalLinks) }
        return link
    }
}
