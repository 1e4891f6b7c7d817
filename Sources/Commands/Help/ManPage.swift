/// The man page kindred(1) in roff, made from the table.
package enum ManPage {
    /// The whole page.
    package static var text: String {
        var page = Roff()
        page.request("TH", [CommandTable.name.uppercased(), "1", "", version, "User Commands"])
        page.section("NAME")
        page.text("\(CommandTable.name) - people from vCard files in a private notebook")
        page.section("SYNOPSIS")
        for record in CommandTable.verbs {
            page.request("B", ["\(CommandTable.name) \(record.verb.rawValue)"])
            page.text(synopsis(of: record))
            page.request("br")
        }
        for record in CommandTable.leadingFlags {
            page.request("B", ["\(CommandTable.name) \(record.long)"])
            page.request("br")
        }
        page.section("DESCRIPTION")
        page.text(CommandTable.purpose)
        page.paragraph(
            "FILE is a file, or - for standard input. -- ends the options. Results go to standard "
                + "output, messages to standard error."
        )
        for record in CommandTable.verbs { append(record, to: &page) }
        page.section("OPTIONS WITHOUT A VERB")
        append(CommandTable.leadingFlags, to: &page)
        page.section("EXIT STATUS")
        page.text("Of several failures the status is the first of 2, 5, 4, 3, 1.")
        for status in ExitStatus.allCases {
            page.term("\(status.rawValue)", meaning: status.meaning)
        }
        page.section("ENVIRONMENT")
        for variable in CommandTable.environment {
            page.term(variable.name, meaning: variable.meaning)
        }
        return page.text
    }

    private static var version: String { "\(CommandTable.name) \(CommandTable.version)" }

    private static func synopsis(of record: VerbRecord) -> String {
        let operands = record.operands.usage
        return "[OPTION]…" + (operands.isEmpty ? "" : " \(operands)")
    }

    private static func append(_ record: VerbRecord, to page: inout Roff) {
        page.section("\(CommandTable.name.uppercased()) \(record.verb.rawValue.uppercased())")
        page.text("\(record.verb.rawValue) \(record.summary).")
        for paragraph in record.details { page.paragraph(paragraph) }
        append(CommandTable.flags(of: record.verb), to: &page)
        for example in record.examples {
            page.example(example.line, meaning: "\(example.meaning).")
        }
    }

    private static func append(_ flags: [FlagRecord], to page: inout Roff) {
        for flag in flags { page.term(flag.usage, meaning: flag.explanation) }
    }
}
