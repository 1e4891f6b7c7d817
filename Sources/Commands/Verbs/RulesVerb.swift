internal import Diagnostics
internal import Text
internal import VCard

/// `rules`: lists the rules of `check` and the repairs of `normalize`, or tells one in full.
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
        let entry = try invocation.operands.first.map(entry(named:))
        if invocation.has(.man) {
            if invocation.has(.format) {
                throw .usage(.contradiction(.man, .format, verb: .rules))
            }
            if entry != nil { throw .usage(.surplusOperand(.rules)) }
            printer.bytes += RuleBookPage.text.utf8
        } else {
            switch invocation.choice(.format, default: Format.text) {
            case .text: entry.map { tell($0, &printer) } ?? list(&printer)
            case .json: write(entry, &printer)
            }
        }
        try printer.finish()
        return .done
    }

    private func entry(named code: String) throws(CommandError) -> RuleBookEntry {
        if let entry = RuleBookEntry(code) { return entry }
        let codes = RuleBookEntry.all.map(\.code)
        throw .usage(
            .unknownRule(code, suggestion: Suggestion.nearest(to: code, among: codes))
        )
    }

    /// One line an entry: its code, its severity or that it is a repair, what it says, and what mends it.
    private func list(_ printer: inout Printer) {
        let codes = RuleBookEntry.all.map { TerminalText.width($0.code) }.max() ?? 0
        let severities = Severity.allCases.map(\.rawValue.count).max() ?? 0
        for entry in RuleBookEntry.all {
            let code = TerminalText.padded(entry.code, to: codes)
            let severity = entry.rule?.severity.rawValue ?? "repair"
            let mending = entry.mending.map(\.id).joined(separator: ", ")
            printer.line(
                "\(code)  \(TerminalText.padded(severity, to: severities))  "
                    + entry.words.plainSentence + (mending.isEmpty ? "" : " [repair: \(mending)]")
            )
        }
    }

    private func tell(_ entry: RuleBookEntry, _ printer: inout Printer) {
        if let rule = entry.rule {
            printer.line("\(rule.id) (\(rule.severity.rawValue), \(rule.standard))")
            printer.line()
            printer.bytes += Wrapping.paragraph("\(rule.plainSentence).", indent: 2).utf8
            printer.bytes += Wrapping.paragraph(rule.why, indent: 2).utf8
            tell(rule.fires, "It fires at ↓:", &printer)
            if let correction = rule.correction { tell([correction], "Right would be:", &printer) }
            tell(rule.quiet, "It is quiet here:", &printer)
            tellMending(entry.mending, &printer)
        }
        guard let repair = entry.repair else { return }
        if entry.rule != nil { printer.line() }
        printer.line("\(repair.id) (a repair of normalize, \(repair.rule.standard))")
        printer.line()
        printer.bytes += Wrapping.paragraph("\(repair.rule.plainSentence).", indent: 2).utf8
        printer.bytes += Wrapping.paragraph(repair.rule.why, indent: 2).utf8
        tell(repair.rule.fires, "Before:", &printer)
        if let after = repair.rule.correction { tell([after], "After:", &printer) }
        printer.line()
        printer.line(
            entry.isSelectable
                ? "Alone: kindred normalize --only \(repair.id)"
                : "It is no repair that --only can name."
        )
    }

    private func tellMending(_ repairs: [Repair], _ printer: inout Printer) {
        guard !repairs.isEmpty else { return }
        printer.line()
        for repair in repairs { printer.line("Mended by: kindred normalize --only \(repair.id)") }
    }

    private func tell(_ examples: [String], _ title: String, _ printer: inout Printer) {
        for example in examples {
            printer.line()
            printer.line(title)
            printer.line()
            for line in example.lines { printer.line("    \(line)") }
        }
    }

    /// One entry as an object, or all as an array of them, one a line.
    private func write(_ entry: RuleBookEntry?, _ printer: inout Printer) {
        let entries = entry.map { [$0] } ?? RuleBookEntry.all
        if entry == nil { printer.line("[") }
        for (index, entry) in entries.enumerated() {
            var writer = JSONWriter()
            writer.entry(entry)
            printer.bytes += writer.take()
            printer.line(index + 1 < entries.count ? "," : "")
        }
        if entry == nil { printer.line("]") }
    }
}
