import Diagnostics

/// Notices the first line whose end is not CRLF, or another one than before.
struct LineEndWatch {
    /// The number of the last line seen.
    private(set) var lastLine = 0
    private var first: LineEnd?
    private var told = false

    init() {}

    /// The one finding of a file about its line ends.
    mutating func finding(for line: PhysicalLine) -> Finding? {
        lastLine = line.number
        guard !told, let ending = line.ending else { return nil }
        defer { if first == nil { first = ending } }
        if let first, first != ending {
            told = true
            return Finding(.lineEndsMixed, at: Position(line: line.number))
        }
        guard first == nil, ending != .crlf else { return nil }
        told = true
        return Finding(
            .lineEnds,
            at: Position(line: line.number),
            arguments: [ending.name]
        )
    }
}
