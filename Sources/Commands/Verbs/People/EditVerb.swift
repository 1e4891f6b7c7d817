internal import KindredCore
internal import NotebookStore

/// `edit`: changes what the notebook holds of a person.
struct EditVerb {
    private let call: PeopleCall
    private let options: PersonOptions

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        let changes = PersonOptions.flags + [.removePhoto]
        guard changes.contains(where: invocation.has) else {
            throw .usage(.nothingAsked(invocation.verb))
        }
        call = try PeopleCall(invocation, context)
        options = try PersonOptions(invocation, call.today)
    }

    func run() throws(CommandError) -> ExitStatus {
        var desk = try call.desk(for: .changing)
        let person = try desk.person(call.operand)
        var draft = PersonDraft(editing: person)
        try options.apply(to: &draft)
        if call.invocation.has(.removePhoto) || draft.losesPhoto(gateDay: call.today.gate) {
            try confirmRemoval(draft, person)
            draft.removePhoto()
        }
        let receipt = try desk.use { (notebook) throws(NotebookError) in
            try notebook.save(draft, gateDay: call.today.gate)
        }
        try SavedPerson(receipt, try desk.profile(receipt.person, call.today)).print(call)
        return .done
    }

    /// A photo goes only with a word of its own: the correction stays unsaved without it.
    private func confirmRemoval(
        _ draft: PersonDraft,
        _ person: Person
    ) throws(CommandError) {
        guard draft.losesPhoto(gateDay: call.today.gate) else { return }
        let reason: String =
            switch AdultPhotoGate(draft.birth, today: call.today.gate) {
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
        ).require(call.invocation, call.context)
    }
}
