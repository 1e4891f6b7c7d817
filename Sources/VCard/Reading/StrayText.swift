import Diagnostics

/// Text outside cards that stands together.
struct StrayText {
    /// How much of it is kept in one entry.
    static let mostBytes = 1 << 20

    /// Its bytes; of text before the first card only the first ones.
    private(set) var bytes: [UInt8] = []
    /// The physical line on which it begins, from 1.
    let line: Int
    /// What it is told as.
    var rule = Rule.textOutsideCard

    init(line: Int) {
        self.line = line
    }

    /// Adds a line; false where the entry is full.
    mutating func add(_ more: ArraySlice<UInt8>) -> Bool {
        guard bytes.isEmpty || bytes.count + more.count <= StrayText.mostBytes else {
            return false
        }
        bytes += more.prefix(StrayText.mostBytes)
        return true
    }
}
