/// Breaks text into lines for a terminal.
enum Wrapping {
    /// The columns that help keeps to.
    static let helpWidth = 80

    /// The words of a text in lines of at most `width` columns; a longer word stands alone.
    static func lines(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        if !line.isEmpty { lines.append(line) }
        return lines
    }

    /// A paragraph, each line after `indent` blanks.
    static func paragraph(_ text: String, indent: Int) -> String {
        lines(text, width: helpWidth - indent)
            .map { blanks(indent) + $0 + "\n" }
            .joined()
    }

    /// A table of terms and what they mean, the meanings in one column.
    static func glossary(_ entries: [(term: String, meaning: String)]) -> String {
        let widest = entries.map(\.term.count).filter { $0 <= 22 }.max() ?? 0
        let indent = 2 + widest + 2
        var text = ""
        for (term, meaning) in entries {
            var lines = lines(meaning, width: helpWidth - indent)[...]
            if term.count <= widest {
                text += "  \(term)\(blanks(widest - term.count + 2))\(lines.popFirst() ?? "")\n"
            } else {
                text += "  \(term)\n"
            }
            for line in lines { text += "\(blanks(indent))\(line)\n" }
        }
        return text
    }

    private static func blanks(_ count: Int) -> String {
        String(repeating: " ", count: max(0, count))
    }
}
