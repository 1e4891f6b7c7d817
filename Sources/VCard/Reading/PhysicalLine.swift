/// A line of a file as its line ends cut it; offsets count from the start of the file.
struct PhysicalLine {
    /// The first byte.
    var start: Int
    /// The byte after the last one of the text.
    var end: Int
    /// The first byte of the next line.
    var next: Int
    /// The number of the line, from 1.
    var number: Int
    /// How the line ends; nil where the file ends, or the line is handed out in pieces.
    var ending: LineEnd?
    /// A control character besides tab stands in it.
    var hasControl: Bool
    /// A byte over 0x7F stands in it.
    var isNonASCII: Bool
    /// The rest of a line that was too long to be handed out whole.
    var continuesLine: Bool
}
