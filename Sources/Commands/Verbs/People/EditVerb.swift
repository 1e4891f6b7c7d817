internal import KindredCore
internal import NotebookStore

/// `edit`: changes what the notebook holds of a person.
struct EditVerb {
    private let invocation: Invocation
    private let options: PersonOptions
    private let today: Today
    private let context: CommandContext

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        let changes = PersonOptions.flags + [.removePhoto]
        guard changes.contains(where: invocation.has) else {
            throw .usage(.nothingAsked(invocation.verb))
        }
        today = try Today(invocation, context)
        options = try PersonOptions(invocation, today)
        self.invocation = invocation
        self.context = context
    }

    func run() throws(CommandError) -> ExitStatus {
        var desk = try NotebookDesk(invocation, context, for: .changing)
        let person = try desk.person(invocation.operands.first ?? "")
        var draft = PersonDraft(editing: person)
        try options.apply(to: &draft)
        if invocation.has(.removePhoto) || draft.losesPhoto(gateDay: today.gate) {
            try confirmRemoval(draft, person)
            draft.removePhoto()
        }
        let receipt = try desk.use { (notebook) throws(NotebookError) in
            try notebook.save(draft, gateDay: today.gate)
        }
        try SavedPerson(receipt, try desk.profile(receipt.person, today))
            .print(invocation, context)
        return .done
    }

    /// A photo goes only with a word of its own: the correction stays unsaved without it.
    private func confirmRemoval(
        _ draft: PersonDraft,
        _ person: Person
    ) throws(CommandError) {
        guard draft.losesPhoto(gateDay: today.gate) else { return }
        let reason: String =
            switch AdultPhotoGate(draft.birth, today: today.gate) {
            case .shut(let reason): ReviewWords.words(reason)
            case .open: ""
            }
        try Confirmation(
            [
                "\(PersonWords.name(person)) has a stored photo, which is kept of adults only "
                    + "(\(reason))."
            ],
            "Remove the photo and save?",
            what: "the stored photo of #\(person.reference) cannot be kept (\(reason)), "
                + "and would be removed with this edit",
            option: .removePhoto
        ).require(invocation, context)
    }
}
