internal import Diagnostics
internal import Text
internal import VCard

extension Rule {
    /// The sentence with dots in its blanks.
    var plainSentence: String {
        message(Array(repeating: "…", count: 9))
    }
}

extension String {
    /// The lines of an example, harmless for a terminal.
    var lines: [String] {
        split(whereSeparator: \.isNewline).map { TerminalText.escaped(String($0)) }
    }
}

extension JSONWriter {
    /// An entry as an object; the examples are as they stand in files, with ↓ before each finding.
    ///
    /// The severity is null where no rule of `check` has the code.
    mutating func entry(_ entry: RuleBookEntry) {
        object { object in
            object.member("id", entry.code)
            object.member("severity", entry.rule?.severity.rawValue)
            object.words(of: entry.words)
            object.member("repairs", entry.mending.map(\.id))
            object.key("repair")
            guard let repair = entry.repair else {
                object.null()
                return
            }
            object.object { nested in
                nested.member("outcome", repair.outcome.rawValue)
                nested.member("only", entry.isSelectable)
                nested.words(of: repair.rule)
            }
        }
    }

    private mutating func words(of rule: Rule) {
        member("standard", rule.standard)
        member("sentence", rule.plainSentence)
        member("why", rule.why)
        member("fires", rule.fires)
        member("quiet", rule.quiet)
        member("correction", rule.correction)
    }
}
