import Diagnostics

/// Notices the first line whose end is not CRLF, or another one than before.
struct LineEndWatch {
    /// The number of the last line seen.
    private(set) var lastLine = 0
    private var first: PhysicalLine.Ending?
    private var told = false

    init() {}

    /// The one finding of a file about its line ends.
    mutating func finding(for line: PhysicalLine) -> Finding? {
        lastLine = line.number
        guard !told, line.ending != .none else { return nil }
        defer { if first == nil { first = line.ending } }
        if let first, first != line.ending {
            told = true
            return Finding(.lineEndsMixed, at: Position(line: line.number))
        }
        guard first == nil, line.ending != .crlf else { return nil }
        told = true
        return Finding(
            .lineEnds,
            at: Position(line: line.number),
            arguments: [line.ending == .lineFeed ? "LF" : "CR"]
        )
    }
}
