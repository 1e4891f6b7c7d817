internal import VCard

/// A merge report in words.
enum MergeText {
    /// The whole report, a line each; it quotes values of the cards.
    static func lines(of report: MergeReport) -> [String] {
        var lines: [String] = []
        for group in report.groups {
            lines.append("merged: \(sources(group.sources)) (\(words(group.evidence)))")
            lines += group.kept.map { "  kept  \(value($0))" }
            lines += group.superseded.map { "  told  \(value($0))" }
        }
        for conflict in report.conflicts {
            lines.append("conflict: \(subject(conflict)): \(sources(conflict.sources))")
            lines += conflict.values.map { "  \(value($0))" }
        }
        for question in report.questions {
            lines.append("possible: \(sources(question.sources)) (\(words(question.evidence)))")
        }
        return lines + summary(of: report)
    }

    /// The numbers; no value of any card.
    static func summary(of report: MergeReport) -> [String] {
        let counts = [
            count(report.groups.count, "merged group"), count(report.conflicts.count, "conflict"),
            count(report.questions.count, "open question"),
        ]
        let first =
            "\(count(report.cardsIn, "card")) in, \(report.cardsOut) out: "
            + counts.joined(separator: ", ") + "."
        let isOpen = !report.conflicts.isEmpty || !report.questions.isEmpty
        return isOpen ? [first, "What is open stays apart, nothing is lost."] : [first]
    }

    /// What a conflict is about.
    static func subject(_ conflict: MergeReport.Conflict) -> String {
        switch conflict.subject {
        case nil: "one UID, different names and nothing shared (give one of them a new UID)"
        case .name?: "different names"
        case .property(let name)?: "different \(name)"
        }
    }

    /// A value, its property and where it stands.
    static func value(_ value: MergeReport.Value) -> String {
        let name = value.property.isEmpty ? "line" : value.property
        let text = value.text.split(whereSeparator: \.isNewline).joined(separator: " / ")
        return "\(name): \(text)  [\(source(value.source))]"
    }

    /// What speaks for two cards being of one contact.
    static func words(_ evidence: MatchEvidence) -> String {
        switch evidence {
        case .content: "equal content"
        case .uid: "equal UID"
        case .email: "a shared mail address"
        case .telephone: "equal name and number"
        case .birthday: "equal name and birthday"
        case .localTelephone: "equal name, numbers equal but for the country"
        case .damagedName: "equal name but for lost characters"
        }
    }

    static func sources(_ sources: [MergeSource]) -> String {
        sources.map(source).joined(separator: ", ")
    }

    static func source(_ source: MergeSource) -> String {
        "\(source.file):\(source.line) (card \(source.card))"
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}
