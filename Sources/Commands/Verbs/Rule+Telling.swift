internal import Diagnostics
internal import Text

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
    /// A rule as an object; the examples are as they stand in files, with ↓ before each finding.
    mutating func rule(_ rule: Rule) {
        object { object in
            object.member("id", rule.id)
            object.member("severity", rule.severity.rawValue)
            object.member("standard", rule.standard)
            object.member("sentence", rule.plainSentence)
            object.member("why", rule.why)
            object.member("fires", rule.fires)
            object.member("quiet", rule.quiet)
            object.member("correction", rule.correction)
        }
    }
}
