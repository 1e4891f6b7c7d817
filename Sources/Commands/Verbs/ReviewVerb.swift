internal import CivilCalendar
internal import KindredCore
internal import Text

/// `review`: previews the import of a card, and writes nothing.
struct ReviewVerb {
    /// How the review is written.
    private enum Format: String {
        case text
        case json
    }

    private let options: ReviewOptions
    private let format: Format
    private let context: CommandContext

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        options = try ReviewOptions(invocation, context)
        format = invocation.choice(.format, default: .text)
        self.context = context
    }

    func run() throws(CommandError) -> ExitStatus {
        let selected = try options.selection.contact(
            of: options.path,
            today: options.today.shown,
            in: context
        )
        guard let selected else {
            context.tell("\(options.path): is empty: 0 cards, nothing to review.")
            return .done
        }
        let session = try ReviewSession(selected.contact, options, .review)
        var printer = Printer(context.output)
        switch format {
        case .text:
            let names = MonthNames(environment: context.environment)
            for line in ReviewText(session.review, names: names).lines { printer.line(line) }
        case .json:
            printer.bytes += session.review.summary.json.bytes()
            printer.line()
        }
        try printer.finish()
        return .done
    }
}
