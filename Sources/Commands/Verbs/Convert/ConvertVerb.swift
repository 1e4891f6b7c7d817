internal import Diagnostics
internal import Files
internal import Interchange
internal import VCard

/// `convert`: writes contacts in another form.
struct ConvertVerb {
    private let operands: [String]
    private let target: ConversionTarget
    private let form: CardForm?
    private let columns: CSVColumns
    private let keepsMedia: Bool
    private let output: String?
    private let context: CommandContext

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        operands = invocation.operands
        _ = try JobCount(invocation)
        guard let word = invocation.argument(.to), let target = ConversionTarget(rawValue: word)
        else {
            let choices = ConversionTarget.allCases.map(\.rawValue).joined(separator: "|")
            throw .usage(.missingArgument(.to, verb: .convert, placeholder: choices))
        }
        self.target = target
        form = invocation.argument(.from).flatMap { CardForm(rawValue: $0) }
        columns = invocation.choice(.columns, default: .google)
        keepsMedia = invocation.has(.withPhotos)
        output = invocation.argument(.output).flatMap { $0 == "-" ? nil : $0 }
        self.context = context
    }

    func run() throws(CommandError) -> ExitStatus {
        var status = ExitStatus.done
        var summary = ConversionSummary()
        var writer = target.writer(keepsMedia: keepsMedia, columns: columns)
        var output = try Printer(to: self.output, context)
        let paths = ContactPaths(operands)
        for failure in paths.failures { refuse(.file(failure), &status) }
        for path in paths.files {
            do throws(CommandError) {
                try convert(path, &writer, &output, &summary, &status)
            } catch {
                if case .output = error { throw error }
                refuse(error, &status)
            }
        }
        writer.end()
        output.bytes += writer.take()
        if status != .unreadable || self.output == nil { try output.finish() }
        context.tell(summary.lines)
        return status
    }

    private func refuse(_ error: CommandError, _ status: inout ExitStatus) {
        status = status.joined(with: error.status)
        context.tell(error.sentences)
    }

    private func convert(
        _ path: String,
        _ writer: inout any CardFormWriter,
        _ output: inout Printer,
        _ summary: inout ConversionSummary,
        _ status: inout ExitStatus
    ) throws(CommandError) {
        var source = try ConversionSource(path, form, in: context)
        var unreadable: [Finding] = []
        while let step = try source.next() {
            switch step {
            case .card(let card):
                writer.append(card)
                output.bytes += writer.take()
                try output.passOn()
                summary.add(writer.takeLosses())
            case .part: break
            case .unreadable(let entry): unreadable.append(entry.finding)
            }
        }
        try source.requireContacts()
        for finding in unreadable {
            let message = RuleBook.vcard.message(for: finding)
            context.tell("\(path):\(finding.position.line): \(message)")
            if finding.card != nil { status = status.joined(with: .unreadable) }
        }
    }
}
