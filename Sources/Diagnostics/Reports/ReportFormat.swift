/// The forms in which findings can be told, by the names the command line knows.
package enum ReportFormat: String, CaseIterable, Sendable {
    /// One line a finding, for people and editors.
    case text
    /// One JSON array.
    case json
    /// One JSON object a line.
    case jsonl
    /// SARIF 2.1.0, for code scanning.
    case sarif
    /// Workflow commands that become annotations.
    case github
    /// JUnit XML, for build servers.
    case junit

    /// A report of this form.
    ///
    /// - Parameters:
    ///   - colours: whether a terminal will show it (text only).
    ///   - failing: the least severity that counts as a failure; nil for none (JUnit only).
    ///   - version: the version of the program that reports (SARIF only).
    package func report(
        _ wording: ReportWording,
        colours: Bool = false,
        failing: Severity? = .error,
        version: String
    ) -> any Report {
        switch self {
        case .text: TextReport(wording, colours: colours)
        case .json: JSONReport(wording)
        case .jsonl: JSONLinesReport(wording)
        case .sarif: SARIFReport(wording, version: version)
        case .github: GitHubReport(wording)
        case .junit: JUnitReport(wording, failing: failing)
        }
    }
}
