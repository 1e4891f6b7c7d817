extension Card {
    /// How much of a physical line is shown at most, in bytes.
    private static let mostShown = 1 << 16

    /// The text of a physical line of the file (from 1) that lies in this card, for a person to look at;
    /// a very long one is cut.
    ///
    /// Nil for a line outside the card and for lines of a photo, logo, sound or key, which stay closed.
    package func sourceLine(_ number: Int) -> String? {
        let wanted = number - line
        guard wanted >= 0 else { return nil }
        let index = storage.lineIndex(before: wanted)
        if let index, isMedia(index) { return nil }
        let record = index.map { storage.lines[$0] }
        var current = record.map { Int($0.line) } ?? 0
        var start = record?.raw.wide.lowerBound ?? 0
        while current < wanted, start < storage.rawCount {
            start = storage.nextLine(from: start)
            current += 1
        }
        guard current == wanted, start < storage.rawCount else { return nil }
        let text = storage.bytes[start..<storage.lineEnd(from: start)].prefix(Card.mostShown)
        return Charset.decode(Array(text), charset: nil).text
    }

    private func isMedia(_ index: Int) -> Bool {
        let record = storage.lines[index]
        return record.kind.isMedia || record.kind == .agent
            || Property(storage: storage, index: index).isInlineMedia
    }
}

extension CardStorage {
    /// The last content line that begins at or before a physical line, counted from 0 at BEGIN.
    func lineIndex(before wanted: Int) -> Int? {
        var low = 0
        var high = lines.count
        while low < high {
            let middle = low + (high - low) / 2
            if Int(lines[middle].line) <= wanted {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low > 0 ? low - 1 : nil
    }

    /// The offset of the next line end, or of the card's end.
    func lineEnd(from start: Int) -> Int {
        let bytes = self.bytes
        return bytes.span.lineEnd(from: start, to: rawCount)
    }

    /// The offset behind the next line end.
    func nextLine(from start: Int) -> Int {
        let bytes = self.bytes
        return bytes.span.afterLineEnd(lineEnd(from: start), to: rawCount)
    }
}
