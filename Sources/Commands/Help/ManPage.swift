/// The man pages in roff, made from the table: kindred(1), and one a verb.
package enum ManPage {
    /// The overview, kindred(1).
    package static var text: String {
        var page = Roff()
        begin(&page, CommandTable.name)
        page.text("\(CommandTable.name) - people from vCard files in a private notebook")
        page.section("SYNOPSIS")
        for record in CommandTable.verbs {
            synopsis(of: record, to: &page)
            page.request("br")
        }
        let leading = CommandTable.leadingFlags.map(\.long).joined(separator: " | ")
        page.request("B", [CommandTable.name])
        page.text(leading)
        page.section("DESCRIPTION")
        page.text(CommandTable.purpose)
        page.paragraph(
            "FILE is a file, or - for standard input. -- ends the options. Results go to standard "
                + "output, messages to standard error."
        )
        page.section("VERBS")
        for record in CommandTable.verbs {
            page.term(
                record.verb.rawValue,
                meaning: "\(record.summary). See \(name(of: record))(1)."
            )
        }
        page.section("OPTIONS WITHOUT A VERB")
        append(CommandTable.leadingFlags, to: &page)
        appendStatuses(to: &page)
        page.section("ENVIRONMENT")
        for variable in CommandTable.environment {
            page.term(variable.name, meaning: variable.meaning)
        }
        page.section("SEE ALSO")
        let verbs = CommandTable.verbs.map { "\(name(of: $0))(1)" }
        page.text((verbs + [RuleBookPage.reference]).joined(separator: ", "))
        return page.text
    }

    /// The page of a verb, such as kindred-check(1).
    package static func text(of verb: Verb) -> String {
        guard let record = CommandTable.record(of: verb) else { return text }
        var page = Roff()
        begin(&page, name(of: record))
        page.text("\(name(of: record)) - \(record.summary)")
        page.section("SYNOPSIS")
        synopsis(of: record, to: &page)
        page.section("DESCRIPTION")
        page.text("\(verb.rawValue) \(record.summary).")
        for paragraph in record.details { page.paragraph(paragraph) }
        page.section("OPTIONS")
        append(CommandTable.flags(of: verb), to: &page)
        appendJSON(of: verb, to: &page)
        page.section("EXAMPLES")
        for example in record.examples {
            page.term(example.line, meaning: "\(example.meaning).")
        }
        appendStatuses(to: &page)
        page.section("SEE ALSO")
        let rules = [.check, .rules].contains(verb) ? ", \(RuleBookPage.reference)" : ""
        page.text("\(CommandTable.name)(1)\(rules)")
        return page.text
    }

    /// All pages of the command by the names of their files.
    package static var files: [(name: String, text: String)] {
        [("\(CommandTable.name).1", text)]
            + CommandTable.verbs.map { ("\(name(of: $0)).1", text(of: $0.verb)) }
            + [(RuleBookPage.fileName, RuleBookPage.text)]
    }

    static var version: String { "\(CommandTable.name) \(CommandTable.version)" }

    private static func name(of record: VerbRecord) -> String {
        "\(CommandTable.name)-\(record.verb.rawValue)"
    }

    private static func begin(_ page: inout Roff, _ name: String) {
        page.request("TH", [name.uppercased(), "1", "", version, "User Commands"])
        page.section("NAME")
    }

    private static func synopsis(of record: VerbRecord, to page: inout Roff) {
        page.request("B", ["\(CommandTable.name) \(record.verb.rawValue)"])
        let operands = record.operands.usage
        page.text("[OPTION]…" + (operands.isEmpty ? "" : " \(operands)"))
    }

    private static func append(_ flags: [FlagRecord], to page: inout Roff) {
        for flag in flags { page.term(flag.usage, meaning: flag.explanation) }
    }

    private static func appendJSON(of verb: Verb, to page: inout Roff) {
        let shapes = CommandTable.json(of: verb)
        guard let first = shapes.first else { return }
        page.section("JSON")
        page.text(first)
        for shape in shapes.dropFirst() { page.paragraph(shape) }
    }

    private static func appendStatuses(to page: inout Roff) {
        page.section("EXIT STATUS")
        page.text("Of several failures the status is the first of 2, 5, 4, 3, 1.")
        for status in ExitStatus.allCases {
            page.term("\(status.rawValue)", meaning: status.meaning)
        }
    }
}
