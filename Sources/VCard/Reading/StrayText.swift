import Diagnostics

/// Text outside cards that stands together.
struct StrayText {
    /// How much of it is kept in one entry.
    static let mostBytes = 1 << 20

    /// The offset of its first byte in the file.
    var start: Int
    /// The offset after its last line.
    var end: Int
    /// The physical line on which it begins, from 1.
    var line: Int
    /// What it is told as.
    var rule = Rule.textOutsideCard

    init(start: Int, line: Int) {
        self.start = start
        end = start
        self.line = line
    }
}
