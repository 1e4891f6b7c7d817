internal import Diagnostics
internal import Text
internal import VCard

/// `rules`: lists the rule book, or tells one rule in full.
struct RulesVerb {
    let invocation: Invocation
    let context: CommandContext

    func run() throws(CommandError) -> ExitStatus {
        let book = RuleBook.vcard
        var printer = Printer(context.output)
        if let code = invocation.operands.first {
            guard let rule = book[code] else {
                let codes = book.rules.map(\.id)
                let suggestion = Suggestion.nearest(to: code, among: codes)
                throw .usage(.unknownRule(code, suggestion: suggestion))
            }
            tell(rule, &printer)
        } else {
            list(book.rules, &printer)
        }
        try printer.finish()
        return .done
    }

    private func list(_ rules: [Rule], _ printer: inout Printer) {
        let codes = rules.map { TerminalText.width($0.id) }.max() ?? 0
        let severities = Severity.allCases.map(\.rawValue.count).max() ?? 0
        for rule in rules {
            let code = TerminalText.padded(rule.id, to: codes)
            let severity = TerminalText.padded(rule.severity.rawValue, to: severities)
            printer.line("\(code)  \(severity)  \(rule.plainSentence)")
        }
    }

    private func tell(_ rule: Rule, _ printer: inout Printer) {
        printer.line("\(rule.id) (\(rule.severity.rawValue), \(rule.standard))")
        printer.line()
        printer.bytes += Wrapping.paragraph("\(rule.plainSentence).", indent: 2).utf8
        printer.bytes += Wrapping.paragraph(rule.why, indent: 2).utf8
        tell(rule.fires, "It fires at ↓:", &printer)
        if let correction = rule.correction { tell([correction], "Right would be:", &printer) }
        tell(rule.quiet, "It is quiet here:", &printer)
    }

    private func tell(_ examples: [String], _ title: String, _ printer: inout Printer) {
        for example in examples {
            printer.line()
            printer.line(title)
            printer.line()
            for line in example.split(whereSeparator: \.isNewline) {
                printer.line("    \(TerminalText.escaped(String(line)))")
            }
        }
    }
}

extension Rule {
    /// The sentence with dots in its blanks.
    fileprivate var plainSentence: String {
        message(Array(repeating: "…", count: 9))
    }
}
