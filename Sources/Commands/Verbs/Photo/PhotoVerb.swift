internal import Files
internal import KindredCore
internal import NotebookStore
internal import Photograph
internal import Text

/// `photo`: writes the stored photo of an adult to a file, or removes it.
struct PhotoVerb {
    private let invocation: Invocation
    private let today: Today
    private let format: ResultFormat
    private let context: CommandContext

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        guard try ReviewOptions.one(of: [.output, .remove], in: invocation) != nil else {
            throw .usage(.nothingAsked(invocation.verb))
        }
        today = try Today(invocation, context)
        format = invocation.choice(.format, default: .text)
        if format == .json, invocation.argument(.output) == FileSource.standardInputName {
            throw .usage(.contradiction(.format, .output, verb: invocation.verb))
        }
        self.invocation = invocation
        self.context = context
    }

    func run() throws(CommandError) -> ExitStatus {
        let isRemoval = invocation.has(.remove)
        var desk = try NotebookDesk(invocation, context, for: isRemoval ? .changing : .reading)
        let person = try desk.person(invocation.operands.first ?? "")
        guard person.photo != nil else { throw .photo(.none(reference: person.reference)) }
        if isRemoval { return try remove(person, &desk) }
        let path = invocation.argument(.output) ?? ""
        let bytes = try picture(of: person, &desk)
        try write(bytes, to: path)
        if format == .json {
            try print { object in
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
        switch format {
        case .json:
            try print { object in
                object.key("receipt")
                receipt.write(to: &object)
            }
        case .text:
            var printer = Printer(context.output)
            for line in receipt.lines { printer.line(line) }
            try printer.finish()
        }
        return .done
    }

    private func print(_ members: (inout JSONWriter) -> Void) throws(CommandError) {
        var printer = Printer(context.output)
        var writer = JSONWriter()
        writer.object(members)
        printer.bytes += writer.take()
        printer.line()
        try printer.finish()
    }
}
