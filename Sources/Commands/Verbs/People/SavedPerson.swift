internal import NotebookStore
internal import Text

/// What the verbs that save a person print: the receipt and the profile.
struct SavedPerson {
    private let receipt: PersonReceipt
    private let profile: FullProfile

    init(_ receipt: PersonReceipt, _ profile: FullProfile) {
        self.receipt = receipt
        self.profile = profile
    }

    /// Prints both as the command line wants it.
    func print(_ call: PeopleCall) throws(CommandError) {
        let lines = receipt.lines + [""] + profile.lines
        try call.context.print(lines, for: call.invocation) { writer in
            writer.beginObject()
            writer.key("receipt")
            receipt.write(to: &writer)
            writer.key("person")
            profile.write(to: &writer)
            writer.endObject()
        }
        if receipt.wroteNothing {
            call.context.tell("#\(receipt.reference) is stored so already; nothing was written.")
        }
    }
}
