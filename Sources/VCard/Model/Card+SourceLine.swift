extension Card {
    /// The text of a physical line of the file (from 1) that lies in this card, for a person to look at.
    ///
    /// Nil for a line outside the card and for lines of a photo, logo, sound or key, which stay closed.
    package func sourceLine(_ number: Int) -> String? {
        guard number >= line, !isMediaLine(number) else { return nil }
        let bytes = storage.bytes
        let span = bytes.span
        var current = line
        var start = 0
        while start < storage.rawCount {
            let end = span.lineEnd(from: start, to: storage.rawCount)
            if current == number {
                return Charset.decode(Array(bytes[start..<end]), charset: nil).text
            }
            start = span.afterLineEnd(end, to: storage.rawCount)
            current += 1
        }
        return nil
    }

    private func isMediaLine(_ number: Int) -> Bool {
        guard
            let index = storage.lines.lastIndex(where: {
                storage.firstLine + Int($0.line) <= number
            })
        else { return false }
        let record = storage.lines[index]
        return record.kind.isMedia || record.kind == .agent
            || Property(storage: storage, index: index).isInlineMedia
    }
}
