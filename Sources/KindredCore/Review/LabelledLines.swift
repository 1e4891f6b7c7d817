import Text

/// Lines of a label and a text beside it, broken between words where they are too wide.
struct LabelledLines: Sendable {
    private let width: Int
    private let indent: Int
    private(set) var lines: [String] = []

    /// Lines of at most `width` columns, with texts that begin after `indent` of them.
    init(width: Int, indent: Int) {
        self.width = max(width, indent + 2)
        self.indent = indent
    }

    /// Adds a label and a text; where the text goes on, the label's place stays empty.
    mutating func add(_ label: String, _ text: String) {
        var head = TerminalText.padded(label, to: indent)
        for part in broken(text) {
            lines.append(head + part)
            head = String(repeating: " ", count: indent)
        }
    }

    private func broken(_ text: String) -> [String] {
        let room = width - indent
        var parts: [String] = []
        var line = ""
        var columns = 0
        for word in text.split(separator: " ", omittingEmptySubsequences: true) {
            let wide = TerminalText.width(String(word))
            if columns > 0, columns + 1 + wide <= room {
                line += " \(word)"
                columns += 1 + wide
                continue
            }
            if columns > 0 {
                parts.append(line)
                (line, columns) = ("", 0)
            }
            for character in word {
                let wide = TerminalText.width(String(character))
                if columns + wide > room {
                    parts.append(line)
                    (line, columns) = ("", 0)
                }
                line.append(character)
                columns += wide
            }
        }
        return parts + [line]
    }
}
