internal import KindredCore
internal import NotebookStore

/// `add`: puts a new person into the notebook, with a link where one is named.
struct AddVerb {
    private let invocation: Invocation
    private let options: PersonOptions
    private let link: LinkOptions?
    private let today: Today
    private let context: CommandContext

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        today = try Today(invocation, context)
        options = try PersonOptions(invocation, today)
        link = try LinkOptions(invocation)
        self.invocation = invocation
        self.context = context
    }

    func run() throws(CommandError) -> ExitStatus {
        var draft = PersonDraft(new: .drawn())
        try options.apply(to: &draft)
        var desk = try NotebookDesk(invocation, context, for: link == nil ? .writing : .changing)
        guard let link else {
            return try save(draft, nil, &desk)
        }
        let other = try desk.person(link.other)
        let pending = link.pending(other.id)
        draft = PersonDraft(new: draft.id, link: pending, from: other)
        let suggestion = draft.family
        try options.apply(to: &draft)
        try confirm(draft, pending, other)
        let status = try save(draft, pending.link(for: draft.id), &desk)
        if suggestion != nil, !invocation.has(.family) {
            context.tell(
                "the family name was taken from #\(other.reference); "
                    + "--family gives another one, and none where it is empty."
            )
        }
        return status
    }

    /// Shows the link to a person at a terminal before it is saved.
    private func confirm(
        _ draft: PersonDraft,
        _ pending: PendingLink,
        _ other: Person
    ) throws(CommandError) {
        guard context.canAsk else { return }
        let name = [draft.given, draft.family].compactMap(\.self).joined(separator: " ")
        let sentence = LinkWords.sentence(pending.link(for: draft.id)) { id in
            if id == other.id { return PersonWords.name(other) }
            return name.isEmpty ? "the new person" : name
        }
        try Confirmation(["\(sentence)."], "Save?", what: "a new person with a link")
            .require(invocation, context)
    }

    private func save(
        _ draft: PersonDraft,
        _ link: Link?,
        _ desk: inout NotebookDesk
    ) throws(CommandError) -> ExitStatus {
        let receipt = try desk.use { (notebook) throws(NotebookError) in
            try notebook.save(draft, link: link, gateDay: today.gate)
        }
        try SavedPerson(receipt, try desk.profile(receipt.person, today))
            .print(invocation, context)
        return .done
    }
}
