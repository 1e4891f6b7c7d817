internal import Text

/// Lines of a label and a text beside it.
struct LabelledText {
    /// The column in which texts begin.
    private static let indent = 14
    /// The lines, without line ends.
    private(set) var lines: [String] = []

    /// Adds a line.
    mutating func add(_ label: String, _ text: String) {
        lines.append(TerminalText.padded(label, to: Self.indent) + text)
    }
}
