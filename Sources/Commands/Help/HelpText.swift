/// What `--help` says, in 80 columns.
package enum HelpText {
    /// The help of a verb, or of the whole command.
    package static func text(of verb: Verb?) -> String {
        verb.flatMap(CommandTable.record(of:)).map(text(of:)) ?? overview
    }

    /// One line that shows how the command is called.
    package static let usage = "Usage: \(CommandTable.name) VERB [OPTION]… [OPERAND]…\n"

    private static var overview: String {
        """
        \(usage)
        \(CommandTable.purpose)

        Verbs:
        \(Wrapping.glossary(CommandTable.verbs.map { (name(of: $0), $0.summary) }))
        Options:
        \(glossary(CommandTable.leadingFlags))
        Exit status:
        \(Wrapping.glossary(ExitStatus.allCases.map { ("\($0.rawValue)", $0.meaning) }))
        '\(CommandTable.name) VERB --help' explains a verb.

        """
    }

    private static func text(of record: VerbRecord) -> String {
        let details = record.details.map { Wrapping.paragraph($0, indent: 0) }
        let examples = record.examples.map { example in
            "  \(example.line)\n" + Wrapping.paragraph("\(example.meaning).", indent: 6)
        }
        return """
            Usage: \(CommandTable.name) \(record.usage)

            \(Wrapping.paragraph("\(record.verb.rawValue) \(record.summary).", indent: 0))
            \(details.joined(separator: "\n"))
            Options:
            \(glossary(CommandTable.flags(of: record.verb)))
            Examples:
            \(examples.joined())
            """
    }

    private static func name(of record: VerbRecord) -> String {
        let operands = record.operands.usage
        return record.verb.rawValue + (operands.isEmpty ? "" : " \(operands)")
    }

    private static func glossary(_ flags: [FlagRecord]) -> String {
        Wrapping.glossary(
            flags.map { ($0.usage, $0.explanation) }
        )
    }
}
