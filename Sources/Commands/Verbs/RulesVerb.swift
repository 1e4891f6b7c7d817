internal import Diagnostics
internal import Text
internal import VCard

/// `rules`: lists the rule book, or tells one rule in full.
struct RulesVerb {
    /// How rules are written.
    private enum Format: String {
        case text
        case json
    }

    let invocation: Invocation
    let context: CommandContext

    func run() throws(CommandError) -> ExitStatus {
        var printer = Printer(context.output)
        let rule = try invocation.operands.first.map(rule(named:))
        if invocation.has(.man) {
            if invocation.has(.format) {
                throw .usage(.contradiction(.man, .format, verb: .rules))
            }
            if rule != nil { throw .usage(.surplusOperand(.rules)) }
            printer.bytes += RuleBookPage.text.utf8
        } else {
            switch invocation.choice(.format, default: Format.text) {
            case .text: rule.map { tell($0, &printer) } ?? list(&printer)
            case .json: write(rule, &printer)
            }
        }
        try printer.finish()
        return .done
    }

    private func rule(named code: String) throws(CommandError) -> Rule {
        if let rule = RuleBook.vcard[code] { return rule }
        let codes = RuleBook.vcard.rules.map(\.id)
        throw .usage(
            .unknownRule(code, suggestion: Suggestion.nearest(to: code, among: codes))
        )
    }

    private func list(_ printer: inout Printer) {
        let rules = RuleBook.vcard.rules
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
            for line in example.lines { printer.line("    \(line)") }
        }
    }

    /// One rule as an object, or all as an array of them, one a line.
    private func write(_ rule: Rule?, _ printer: inout Printer) {
        let rules = rule.map { [$0] } ?? RuleBook.vcard.rules
        if rule == nil { printer.line("[") }
        for (index, rule) in rules.enumerated() {
            var writer = JSONWriter()
            writer.rule(rule)
            printer.bytes += writer.take()
            printer.line(index + 1 < rules.count ? "," : "")
        }
        if rule == nil { printer.line("]") }
    }
}
