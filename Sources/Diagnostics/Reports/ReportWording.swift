/// Where every report takes its words from.
package struct ReportWording: Sendable {
    /// The rules that may have fired.
    package let book: RuleBook
    /// Whether the text concerned may be told: it is private, and build logs are not.
    package let showsValues: Bool

    package init(_ book: RuleBook, showsValues: Bool = false) {
        self.book = book
        self.showsValues = showsValues
    }

    /// The sentence for a finding, followed by the text concerned where values are shown.
    func message(for finding: Finding) -> String {
        let message = book.message(for: finding)
        guard showsValues, let quoted = finding.quoted else { return message }
        return "\(message): “\(quoted)”"
    }
}
