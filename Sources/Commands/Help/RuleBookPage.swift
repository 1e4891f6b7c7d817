internal import Diagnostics
internal import VCard

/// The man page kindred-rules(7) in roff: the rule book, made from the rules.
package enum RuleBookPage {
    /// The name of its file.
    package static let fileName = "\(CommandTable.name)-rules.7"
    /// How other pages name it.
    static let reference = "\(CommandTable.name)-rules(7)"

    /// The whole page.
    package static var text: String {
        var page = Roff()
        let name = "\(CommandTable.name)-rules"
        page.request("TH", [name.uppercased(), "7", "", ManPage.version, "Rule Book"])
        page.section("NAME")
        page.text(
            "\(name) - what \(CommandTable.name) check finds in vCard files, and what "
                + "\(CommandTable.name) normalize repairs"
        )
        page.section("DESCRIPTION")
        page.text(
            "Each finding has the code of one of these rules. An error could not be read as meant, "
                + "or leaves an identity in doubt; a warning is against the specification or "
                + "damaged, but was read; an info is worth a word."
        )
        page.paragraph(
            "In the examples ↓ stands before the place of a finding. It and what is written as "
                + "\\u{…} are not part of the file."
        )
        page.section("RULES")
        for rule in RuleBook.vcard.rules { append(rule, to: &page) }
        page.section("REPAIRS")
        page.text(
            "What \(CommandTable.name) normalize does, each under its code. "
                + "\(CommandTable.name) normalize --only CODE,… makes just these and leaves "
                + "every other byte as it is."
        )
        for repair in Repair.all { append(repair, to: &page) }
        page.section("SEE ALSO")
        page.text(
            "\(CommandTable.name)-check(1), \(CommandTable.name)-normalize(1), "
                + "\(CommandTable.name)-rules(1)"
        )
        return page.text
    }

    private static func append(_ rule: Rule, to page: inout Roff) {
        page.request("SS", ["\(rule.id) (\(rule.severity.rawValue))"])
        page.text("\(rule.plainSentence).")
        page.paragraph(rule.why)
        page.paragraph("From: \(rule.standard).")
        for example in rule.fires { append(example, "Wrong:", to: &page) }
        if let right = rule.correction { append(right, "Right would be:", to: &page) }
        for example in rule.quiet { append(example, "Quiet here:", to: &page) }
        let mending = Repair.mending(rule.id).map(\.id)
        guard !mending.isEmpty else { return }
        page.paragraph("Repaired by: \(mending.joined(separator: ", ")).")
    }

    private static func append(_ repair: Repair, to page: inout Roff) {
        page.request("SS", ["\(repair.id) (\(repair.outcome.rawValue))"])
        page.text("\(repair.rule.plainSentence).")
        page.paragraph(repair.rule.why)
        page.paragraph("From: \(repair.rule.standard).")
        if !repair.mends.isEmpty {
            page.paragraph("For: \(repair.mends.joined(separator: ", ")).")
        }
        if !Repair.selectable.contains(repair) { page.paragraph("--only cannot name it.") }
        if let before = repair.rule.fires.first { append(before, "Before:", to: &page) }
        if let after = repair.rule.correction { append(after, "After:", to: &page) }
    }

    private static func append(_ example: String, _ title: String, to page: inout Roff) {
        page.paragraph(title)
        page.verbatim(example.lines)
    }
}
