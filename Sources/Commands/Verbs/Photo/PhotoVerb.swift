internal import Files
internal import KindredCore
internal import NotebookStore
internal import Photograph

/// `photo`: writes the stored photo of an adult to a file, or removes it.
struct PhotoVerb {
    private let invocation: Invocation
    private let today: Today
    private let context: CommandContext

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        guard try ReviewOptions.one(of: [.output, .remove], in: invocation) != nil else {
            throw .usage(.nothingAsked(invocation.verb))
        }
        today = try Today(invocation, context)
        self.invocation = invocation
        self.context = context
    }

    func run() throws(CommandError) -> ExitStatus {
        let isRemoval = invocation.has(.remove)
        var desk = try NotebookDesk(invocation, context, for: isRemoval ? .changing : .reading)
        let person = try desk.person(invocation.operands.first ?? "")
        guard person.photo != nil else { throw .photo(.none(reference: person.reference)) }
        if isRemoval { return try remove(person, &desk) }
        try write(try picture(of: person, &desk), to: invocation.argument(.output) ?? "")
        return .done
    }

    /// The photo with its orientation in it, behind the gate once more.
    private func picture(
        of person: Person,
        _ desk: inout NotebookDesk
    ) throws(CommandError) -> [UInt8] {
        if case .shut(let reason) = AdultPhotoGate(person.birth, today: today.gate) {
            throw .photo(.closed(reference: person.reference, reason))
        }
        let photo = try desk.use { (notebook) throws(NotebookError) in
            try notebook.photo(of: person.id, today: today.gate)
        }
        guard let photo,
            let permit = StoredPhotoPermit.permit(for: person.id, person.birth, today: today.gate)
        else { throw .photo(.none(reference: person.reference)) }
        let bytes = photo.withBytes(permit) { span in
            var bytes: [UInt8] = []
            bytes.reserveCapacity(span.count)
            for index in span.indices { bytes.append(span[index]) }
            return bytes
        }
        guard let bytes else { throw .photo(.none(reference: person.reference)) }
        return embedOrientation(photo.presence.orientation, in: bytes)
    }

    private func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
        guard path == FileSource.standardInputName else {
            return try PrivateOutput(path, replacing: invocation.has(.force)).write(bytes)
        }
        guard !context.isTerminal else { throw .photo(.terminal) }
        var printer = Printer(context.output)
        printer.bytes = bytes
        try printer.finish()
    }

    private func remove(
        _ person: Person,
        _ desk: inout NotebookDesk
    ) throws(CommandError) -> ExitStatus {
        try Confirmation(
            ["\(PersonWords.name(person)) has a stored photo."],
            "Remove the photo?",
            what: "the stored photo of #\(person.reference) would be removed"
        ).require(invocation, context)
        var draft = PersonDraft(editing: person)
        draft.removePhoto()
        let receipt = try desk.use { (notebook) throws(NotebookError) in
            try notebook.save(draft, gateDay: today.gate)
        }
        var printer = Printer(context.output)
        for line in receipt.lines { printer.line(line) }
        try printer.finish()
        return .done
    }
}
