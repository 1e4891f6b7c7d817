internal import Files
internal import KindredCore
internal import NotebookStore
internal import Photograph
internal import Text

/// `photo`: writes the stored photo of an adult to a file, or removes it.
struct PhotoVerb {
    private let call: PeopleCall

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        guard try ReviewOptions.one(of: [.output, .remove], in: invocation) != nil else {
            throw .usage(.nothingAsked(invocation.verb))
        }
        call = try PeopleCall(invocation, context)
        let isJSON = invocation.choice(.format, default: ResultFormat.text) == .json
        if isJSON, invocation.argument(.output) == FileSource.standardInputName {
            throw .usage(.contradiction(.format, .output, verb: invocation.verb))
        }
    }

    func run() throws(CommandError) -> ExitStatus {
        let isRemoval = call.invocation.has(.remove)
        var desk = try call.desk(for: isRemoval ? .changing : .reading)
        let person = try desk.person(call.operand)
        guard person.photo != nil else { throw .photo(.none(reference: person.reference)) }
        if isRemoval { return try remove(person, &desk) }
        let path = call.invocation.argument(.output) ?? ""
        let bytes = try picture(of: person, &desk)
        try write(bytes, to: path)
        try call.context.print([], for: call.invocation) { writer in
            writer.object { object in
                object.member("file", path)
                object.member("format", person.photo?.format.rawValue)
                object.member("byteCount", bytes.count)
            }
        }
        return .done
    }

    /// The photo with its orientation in it, behind the gate once more.
    private func picture(
        of person: Person,
        _ desk: inout NotebookDesk
    ) throws(CommandError) -> [UInt8] {
        if case .shut(let reason) = AdultPhotoGate(person.birth, today: call.today.gate) {
            throw .photo(.closed(reference: person.reference, reason))
        }
        let photo = try desk.use { (notebook) throws(NotebookError) in
            try notebook.photo(of: person.id, today: call.today.gate)
        }
        guard let photo,
            let permit = StoredPhotoPermit.permit(
                for: person.id,
                person.birth,
                today: call.today.gate
            )
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
            return try PrivateOutput(path, replacing: call.invocation.has(.force)).write(bytes)
        }
        guard !call.context.isTerminal else { throw .photo(.terminal) }
        var printer = Printer(call.context.output)
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
        ).require(call.invocation, call.context)
        var draft = PersonDraft(editing: person)
        draft.removePhoto()
        let receipt = try desk.use { (notebook) throws(NotebookError) in
            try notebook.save(draft, gateDay: call.today.gate)
        }
        try call.context.print(receipt.lines, for: call.invocation) { writer in
            writer.object { object in
                object.key("receipt")
                receipt.write(to: &object)
            }
        }
        return .done
    }
}
