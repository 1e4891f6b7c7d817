internal import CivilCalendar
internal import Diagnostics
internal import Interchange
internal import Text
internal import VCard

/// `inspect`: what was read, one JSON object a card.
struct InspectVerb {
    let operands: [String]
    let today: CivilDate
    let context: CommandContext

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        operands = invocation.operands
        today = try Today(invocation, context).shown
        self.context = context
    }

    func run() throws(CommandError) -> ExitStatus {
        var status = ExitStatus.done
        var printer = Printer(context.output)
        let paths = ContactPaths(operands)
        for failure in paths.failures { refuse(.file(failure), &status) }
        for path in paths.files {
            do throws(CommandError) {
                try inspect(path, &printer, &status)
            } catch {
                if case .output = error { throw error }
                refuse(error, &status)
            }
        }
        try printer.finish()
        return status
    }

    private func refuse(_ error: CommandError, _ status: inout ExitStatus) {
        status = status.joined(with: error.status)
        context.tell(error.sentences)
    }

    private func inspect(
        _ path: String,
        _ printer: inout Printer,
        _ status: inout ExitStatus
    ) throws(CommandError) {
        var file = try CardFile(path, in: context)
        var unreadable: [Finding] = []
        var writer = JSONWriter()
        while let entry = try file.next() {
            switch entry {
            case .card(let card):
                writer.inspected(card, file: path, today: today)
                writer.newline()
                printer.bytes += writer.take()
                try printer.passOn()
            case .part: break
            case .unreadable(let entry):
                unreadable.append(entry.finding)
            }
        }
        try file.requireContacts()
        for finding in unreadable {
            let message = RuleBook.vcard.message(for: finding)
            context.tell("\(path):\(finding.position.line): \(message)")
            if finding.card != nil { status = status.joined(with: .unreadable) }
        }
        if file.counts.begun == 0 { context.tell("\(path): is empty: 0 cards.") }
    }
}
