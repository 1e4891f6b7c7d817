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
    func print(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        var printer = Printer(context.output)
        switch invocation.choice(.format, default: ResultFormat.text) {
        case .text:
            for line in receipt.lines { printer.line(line) }
            printer.line()
            for line in profile.lines { printer.line(line) }
        case .json:
            var writer = JSONWriter()
            writer.beginObject()
            writer.key("receipt")
            receipt.write(to: &writer)
            writer.key("person")
            profile.write(to: &writer)
            writer.endObject()
            printer.bytes += writer.take()
            printer.line()
        }
        try printer.finish()
        if receipt.wroteNothing {
            context.tell("#\(receipt.reference) is stored so already; nothing was written.")
        }
    }
}
