internal import KindredCore
internal import NotebookStore
internal import Text

/// `delete`: takes one person or everybody out of the notebook.
struct DeleteVerb {
    private let invocation: Invocation
    private let context: CommandContext

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        let isEverybody = invocation.has(.everyone)
        if !isEverybody, invocation.operands.isEmpty { throw .usage(.missingOperand(.delete)) }
        if isEverybody, !invocation.operands.isEmpty { throw .usage(.surplusOperand(.delete)) }
        self.invocation = invocation
        self.context = context
    }

    func run() throws(CommandError) -> ExitStatus {
        var desk = try NotebookDesk(invocation, context, for: .changing)
        let receipt =
            invocation.has(.everyone) ? try deleteEverybody(&desk) : try deletePerson(&desk)
        try context.print(receipt.lines, for: invocation) { writer in
            writer.object { object in
                object.key("receipt")
                receipt.write(to: &object)
            }
        }
        return .done
    }

    private func deletePerson(_ desk: inout NotebookDesk) throws(CommandError) -> RemovalReceipt {
        let person = try desk.person(invocation.operands[0])
        let relations = try desk.use { (notebook) throws(NotebookError) in
            try notebook.relations(of: person)
        }
        let links = relations.parents.count + relations.partners.count + relations.children.count
        let scope = [
            PersonWords.count(links, "link", "links"),
            PersonWords.count(person.log.count, "log entry", "log entries"),
            person.notes.isEmpty ? "no notes" : "notes",
            person.photo == nil ? "no photo" : "a photo",
        ].joined(separator: ", ")
        try Confirmation(
            ["\(PersonWords.name(person)) goes with \(scope). Nobody else is deleted."],
            "Delete?",
            what: "#\(person.reference) would be deleted with \(scope); nobody else goes"
        ).require(invocation, context)
        return try desk.use { (notebook) throws(NotebookError) in try notebook.delete(person) }
    }

    /// The scope is told first, whoever answers; at a terminal the answer is a word of its own.
    private func deleteEverybody(
        _ desk: inout NotebookDesk
    ) throws(CommandError) -> RemovalReceipt {
        let scope = try desk.use { (notebook) throws(NotebookError) in try notebook.scope() }
        let words = scope.words
        let kept =
            "Settings, the memory of what was imported, source files and copies elsewhere are kept."
        if invocation.has(.yes) { context.tell(["deleting \(words).", kept]) }
        try Confirmation(
            ["This deletes \(words).", kept],
            "Delete everybody? Type 'everyone':",
            yes: "everyone",
            what: "\(words) would be deleted"
        ).require(invocation, context)
        return try desk.use { (notebook) throws(NotebookError) in
            try notebook.deleteEverybody(scope)
        }
    }
}

extension NotebookScope {
    /// How much goes, in words.
    fileprivate var words: String {
        [
            "\(PersonWords.count(people, "person", "people")) (\(unlisted) unlisted)",
            PersonWords.count(links, "link", "links"),
            "the notes of \(PersonWords.count(notes, "person", "people"))",
            PersonWords.count(logEntries, "log entry", "log entries"),
            PersonWords.count(photos, "photo", "photos"),
        ].joined(separator: ", ")
    }
}
