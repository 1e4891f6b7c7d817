internal import Diagnostics

/// What `check` counts, and how it is told at the end.
struct CheckSummary {
    /// A card that began and was not read as a card of its own.
    private struct Loss {
        let path: String
        let line: Int?
        let reason: String
    }

    /// How many losses are told with their places before the rest is only counted.
    private static let mostTold = 10

    /// How many findings stayed quiet because they stand in the baseline.
    var known = 0
    /// How many findings were recorded in a baseline; nil where none was written.
    var recorded: Int?
    /// What is told of the file of rejects; nil where none was asked for.
    var rejected: String?
    private var files = 0
    private var begun = 0
    private var read = 0
    private var withFindings = 0
    private var findings: [Severity: Int] = [:]
    private var losses: [Loss] = []
    private var lossesOfFile = 0
    private var untold: [String: Int] = [:]
    private var unreadableCount = 0

    /// Counts a file at its end; a card that was open where reading failed is lost as well.
    mutating func endFile(_ path: String, begun: Int, read: Int, isWhole: Bool) {
        if isWhole { files += 1 }
        self.begun += begun
        self.read += read
        for _ in 0..<max(0, begun - read - lossesOfFile) {
            add(Loss(path: path, line: nil, reason: "the file could not be read to its end"))
        }
        lossesOfFile = 0
    }

    /// Counts a card that has findings.
    mutating func addCardWithFindings() {
        withFindings += 1
    }

    /// Counts a file that could not be read.
    mutating func addUnreadableFile() {
        unreadableCount += 1
    }

    /// Counts a finding that is told.
    mutating func add(_ finding: Finding) {
        findings[finding.severity, default: 0] += 1
    }

    /// Keeps a finding that says why a card was not read as such, whether it is told or not.
    mutating func addLoss(_ finding: Finding, in path: String) {
        lossesOfFile += 1
        add(Loss(path: path, line: finding.position.line, reason: finding.code))
    }

    private mutating func add(_ loss: Loss) {
        if losses.count < Self.mostTold {
            losses.append(loss)
        } else {
            untold[loss.reason, default: 0] += 1
        }
    }

    /// The summary, a line each.
    var lines: [String] {
        var lines = [
            "\(count(files, "file")), \(count(begun, "card")) begun, \(read) read, "
                + "\(withFindings) with findings: "
                + Severity.allCases.reversed()
                .map { count(findings[$0] ?? 0, $0.rawValue) }
                .joined(separator: ", ") + "."
        ]
        if unreadableCount > 0 { lines.append("\(count(unreadableCount, "file")) not read.") }
        if known > 0 { lines.append("\(count(known, "finding")) left out by the baseline.") }
        if let recorded { lines.append("\(count(recorded, "finding")) recorded in the baseline.") }
        if let rejected { lines.append(rejected) }
        return lines + lossLines
    }

    private var lossLines: [String] {
        guard !losses.isEmpty else { return [] }
        let rest = untold.values.reduce(0, +)
        let all = losses.count + rest
        var lines = ["\(count(all, "card")) begun but not read as \(all == 1 ? "one" : "such"):"]
        lines += losses.map { loss in
            "  \(loss.path):\(loss.line.map { "\($0):" } ?? "") \(loss.reason)"
        }
        if rest > 0 {
            let reasons = untold.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
            lines.append("  … and \(rest) more: \(reasons.joined(separator: ", "))")
        }
        return lines
    }

    private func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}
