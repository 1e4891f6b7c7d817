internal import Diagnostics

/// What `check` counts, and how it is told at the end.
struct CheckSummary {
    /// A card that began and was not read as a card of its own.
    private struct Loss {
        let path: String
        let line: Int
        let code: String
    }

    /// How many losses are told before the rest is only counted.
    private static let mostTold = 10

    private var files = 0
    private var begun = 0
    private var read = 0
    private var withFindings = 0
    private var findings: [Severity: Int] = [:]
    private var losses: [Loss] = []
    private var lossCount = 0
    private var unreadableCount = 0

    /// Counts a file that was read to its end.
    mutating func addFile(begun: Int, read: Int) {
        files += 1
        self.begun += begun
        self.read += read
    }

    /// Counts a card that has findings.
    mutating func addCardWithFindings() {
        withFindings += 1
    }

    /// Counts a file that could not be read.
    mutating func addUnreadableFile() {
        unreadableCount += 1
    }

    /// Counts a finding; one that says why a card was not read as such is kept.
    mutating func add(_ finding: Finding, in path: String, isLoss: Bool) {
        findings[finding.severity, default: 0] += 1
        guard isLoss else { return }
        lossCount += 1
        guard losses.count < Self.mostTold else { return }
        losses.append(Loss(path: path, line: finding.position.line, code: finding.code))
    }

    /// The summary, a line each.
    var lines: [String] {
        var lines = [
            "\(count(files, "file")), \(count(read, "card")) read, \(withFindings) with findings: "
                + Severity.allCases.reversed()
                .map { count(findings[$0] ?? 0, $0.rawValue) }
                .joined(separator: ", ") + "."
        ]
        if unreadableCount > 0 { lines.append("\(count(unreadableCount, "file")) not read.") }
        if begun != read {
            lines.append("\(count(begun, "card")) begun, \(read) read; not read as cards:")
            lines += losses.map { "  \($0.path):\($0.line): \($0.code)" }
            let rest = lossCount - losses.count
            if rest > 0 { lines.append("  … and \(rest) more") }
        }
        return lines
    }

    private func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}
