/// Finds the content lines of a card that say the same, byte for byte.
struct DuplicateLines {
    /// Up to how many lines a list is searched; beyond that a table is kept.
    private static let few = 48

    private struct Line {
        var hash: UInt64
        var index: Int
    }

    private var lines: [Line] = []
    private var table: [UInt64: Int] = [:]

    init() {}

    /// Notes a line, and tells whether an earlier one has the same group, name, parameters and value.
    mutating func isRepeated(_ line: ContentLine, _ storage: CardStorage, _ index: Int) -> Bool {
        let bytes = storage.bytes
        let hash = bytes.span.wordHash(DuplicateLines.text(line))
        guard let earlier = place(of: hash) else {
            note(hash, index)
            return false
        }
        let other = DuplicateLines.text(storage.lines[earlier])
        return bytes[other].elementsEqual(bytes[DuplicateLines.text(line)])
    }

    private func place(of hash: UInt64) -> Int? {
        guard table.isEmpty else { return table[hash] }
        for line in lines where line.hash == hash { return line.index }
        return nil
    }

    private mutating func note(_ hash: UInt64, _ index: Int) {
        guard table.isEmpty else {
            table[hash] = index
            return
        }
        if lines.isEmpty { lines.reserveCapacity(DuplicateLines.few) }
        lines.append(Line(hash: hash, index: index))
        guard lines.count == DuplicateLines.few else { return }
        for line in lines { table[line.hash] = line.index }
    }

    /// The whole line, unfolded where that costs nothing.
    private static func text(_ line: ContentLine) -> Range<Int> {
        line.flags.contains(.valueFolded) || line.flags.contains(.nestedCard)
            ? line.raw.wide : line.stretch
    }
}
