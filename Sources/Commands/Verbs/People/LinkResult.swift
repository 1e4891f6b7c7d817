internal import NotebookStore
internal import Text

/// What the verbs of links print: the link, and the receipt where something was saved.
struct LinkResult {
    private let preview: LinkPreview
    private let receipt: LinkReceipt?

    init(_ preview: LinkPreview, _ receipt: LinkReceipt?) {
        self.preview = preview
        self.receipt = receipt
    }

    /// Prints both as the command line wants it.
    func print(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        try context.print(lines, for: invocation) { writer in
            writer.beginObject()
            writer.member("change", receipt?.change.rawValue)
            writer.key("link")
            preview.write(to: &writer)
            writer.endObject()
        }
    }

    private var lines: [String] {
        var text = LabelledText()
        if let receipt {
            let isGone = receipt.change == .removed
            text.add("Receipt", "read back \(isGone ? "as gone" : "from the notebook")")
        }
        text.add(receipt.map(label) ?? "Would link", preview.sentence)
        return text.lines
    }

    private func label(_ receipt: LinkReceipt) -> String {
        switch receipt.change {
        case .added: "Linked"
        case .changed: "Changed"
        case .removed: "Unlinked"
        }
    }
}
