internal import KindredCore
internal import NotebookStore

/// `add`: puts a new person into the notebook, with a link where one is named.
struct AddVerb {
    private let call: PeopleCall
    private let options: PersonOptions
    private let link: LinkOptions?

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        call = try PeopleCall(invocation, context)
        options = try PersonOptions(invocation, call.today)
        link = try LinkOptions(invocation)
    }

    func run() throws(CommandError) -> ExitStatus {
        var draft = PersonDraft(new: .drawn())
        try options.apply(to: &draft)
        var desk = try call.desk(for: link == nil ? .writing : .changing)
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
        if suggestion != nil, !call.invocation.has(.family) {
            call.context.tell(
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
        guard call.context.canAsk else { return }
        let name = [draft.given, draft.family].compactMap(\.self).joined(separator: " ")
        let sentence = LinkWords.sentence(pending.link(for: draft.id)) { id in
            if id == other.id { return PersonWords.name(other) }
            return name.isEmpty ? "the new person" : name
        }
        try Confirmation(["\(sentence)."], "Save?", what: "a new person with a link")
            .require(call.invocation, call.context)
    }

    private func save(
        _ draft: PersonDraft,
        _ link: Link?,
        _ desk: inout NotebookDesk
    ) throws(CommandError) -> ExitStatus {
        let receipt = try desk.use { (notebook) throws(NotebookError) in
            try notebook.save(draft, link: link, gateDay: call.today.gate)
        }
        try SavedPerson(receipt, try desk.profile(receipt.person, call.today)).print(call)
        return .done
    }
}
