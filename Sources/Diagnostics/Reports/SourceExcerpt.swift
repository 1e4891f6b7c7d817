internal import Text

/// A line of a file cut to what fits a terminal, and where the marker under it goes.
struct SourceExcerpt {
    /// The part of the line that is shown, made harmless.
    let text: String
    /// How many terminal cells stand before the marker.
    let indentation: Int
    /// A caret, and tildes under the rest of the extent.
    let marker: String

    private static let before = 50
    private static let after = 50

    /// The surroundings of `column` (from 1, in code points) to `endColumn` (exclusive).
    init(_ line: String, _ column: Int, _ endColumn: Int?) {
        let scalars = line.unicodeScalars
        let start = scalars.index(ofColumn: column)
        let end = max(start, scalars.index(ofColumn: endColumn ?? column))
        let first = scalars.index(start, offsetBy: -Self.before, limitedBy: scalars.startIndex)
        let last = scalars.index(start, offsetBy: Self.after, limitedBy: scalars.endIndex)
        let from = first ?? scalars.startIndex
        let to = last ?? scalars.endIndex
        let shown = (
            before: TerminalText.escaped(String(scalars[from..<start])),
            marked: TerminalText.escaped(String(scalars[start..<min(end, to)])),
            after: TerminalText.escaped(String(scalars[min(end, to)..<to]))
        )
        let ellipsis = (
            left: from > scalars.startIndex ? "…" : "",
            right: to < scalars.endIndex ? "…" : ""
        )
        text = ellipsis.left + shown.before + shown.marked + shown.after + ellipsis.right
        indentation = TerminalText.width(ellipsis.left + shown.before)
        let extent = max(1, TerminalText.width(shown.marked))
        marker = "^" + String(repeating: "~", count: extent - 1)
    }
}

extension String.UnicodeScalarView {
    /// The index of a column from 1, or the end where the line is shorter.
    fileprivate func index(ofColumn column: Int) -> Index {
        guard column > 1 else { return startIndex }
        return index(startIndex, offsetBy: column - 1, limitedBy: endIndex) ?? endIndex
    }
}
