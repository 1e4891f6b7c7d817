internal import Diagnostics
internal import VCard

/// What `normalize` counts, and how it is told at the end.
struct NormalizeSummary {
    private var files = 0
    private var cards = 0
    private var unreadable = 0
    private var counts: [String: Int] = [:]

    /// Counts a file that was read to its end.
    mutating func addFile(cards: Int) {
        files += 1
        self.cards += cards
    }

    /// Counts a file that could not be read.
    mutating func addUnreadableFile() {
        unreadable += 1
    }

    /// Counts repairs.
    mutating func add(_ repairs: [Finding]) {
        for repair in repairs { counts[repair.code, default: 0] += 1 }
    }

    /// The summary, a line each: what was carried or lost stands before what was mended.
    func lines(_ options: NormalizeOptions) -> [String] {
        let total = counts.values.reduce(0, +)
        let form = options.normalizer.version.map { " as \($0.rawValue)" } ?? ""
        var lines = [
            "\(count(files, "file")), \(count(cards, "card"))\(form), "
                + "\(count(total, "repair"))\(total == 0 ? "." : ":")"
        ]
        for outcome in [Repair.Outcome.lost, .carried, .leftOut, .mended] {
            let repairs = Repair.all.filter { $0.outcome == outcome && counts[$0.id] != nil }
            guard !repairs.isEmpty else { continue }
            let told = repairs.map { "\($0.id) \(counts[$0.id] ?? 0)" }
            lines.append("  \(Self.word(outcome)): \(told.joined(separator: ", "))")
        }
        if unreadable > 0 { lines.append("\(count(unreadable, "file")) not read.") }
        return lines
    }

    private static func word(_ outcome: Repair.Outcome) -> String {
        switch outcome {
        case .lost: "left out, in the report only"
        case .carried: "carried under another name"
        case .leftOut: "left out as asked"
        case .mended: "mended"
        }
    }

    private func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}
