/// A place in a text file.
public struct Position: Hashable, Comparable, Sendable {
    /// The physical line, from 1; CRLF, LF and CR each end a line.
    public var line: Int
    /// The column, from 1, in Unicode code points.
    public var column: Int

    /// A place in a line.
    public init(line: Int, column: Int = 1) {
        self.line = line
        self.column = column
    }

    /// Orders places from the top of the file to its end.
    public static func < (left: Position, right: Position) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}
