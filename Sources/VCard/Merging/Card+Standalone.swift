extension Card {
    /// The card as it can stand between any others: its bytes, less what they have from their place, and what they lack.
    ///
    /// A byte order mark before BEGIN goes, and so do blank lines behind a card that has no END. Such a card gets END on
    /// a line of its own; each card gets the line end that the last one of a file may lack. So the bytes are the same
    /// wherever a card stood.
    var standaloneBytes: [UInt8] {
        let raw = rawBytes
        let start = raw.span.hasByteOrderMark(raw.indices) ? 3 : 0
        let isEnded = storage.isEnded
        var bytes = Array(raw[start..<(isEnded ? raw.endIndex : storage.endOfContent)])
        let lineEnd = raw.span.firstLineEnd.map { Array(raw[$0]) } ?? LineEnd.standard
        if let last = bytes.last, !last.isLineEnd { bytes += lineEnd }
        guard !isEnded else { return bytes }
        // A blank line keeps END out of a value that would go on.
        bytes += lineEnd
        for _ in 0...storage.openAgents { bytes += "END:VCARD".utf8 + lineEnd }
        return bytes
    }

    /// The card as it is read from its bytes alone: of UTF-16, without the charsets that had no say there.
    var inUTF8: Card {
        guard storage.isTranscoded else { return self }
        let edits = properties.filter { property in
            property.record.flags.contains(.nonASCII) && property.declaredCharset != nil
        }.map { PropertyEdit.replace($0, with: [PropertyLine(carrying: $0)]) }
        return Card(written: bytes(applying: Array(edits)), number: number)
    }
}

extension CardStorage {
    /// Whether the last line is an END, and not that of an AGENT card inside this one.
    fileprivate var isEnded: Bool {
        let bytes = self.bytes
        let content = lines.last.map { Int($0.next) } ?? 0
        let end = endOfText
        var start = end
        while start > content, !bytes[start - 1].isLineEnd { start -= 1 }
        guard start < end else { return false }
        switch CardMarker(bytes.span, start..<end) {
        case .end, .endThenBegin: return true
        case .begin, nil: return false
        }
    }

    /// The offset behind the line end of the last content line, or before an END that is glued to it.
    fileprivate var endOfContent: Int {
        let bytes = self.bytes
        if let last = lines.last {
            let end = Int(last.raw.upperBound)
            guard bytes[end..<Int(last.next)].allSatisfy(\.isLineEnd) else { return end }
        }
        return bytes.span.afterLineEnd(endOfText, to: rawCount)
    }

    /// The offset of the first of the line ends at the end.
    private var endOfText: Int {
        var end = rawCount
        while end > 0, bytes[end - 1].isLineEnd { end -= 1 }
        return end
    }

    /// How many AGENT cards stand open at the end of the card.
    fileprivate var openAgents: Int {
        guard let last = lines.last, last.flags.contains(.nestedCard) else { return 0 }
        var open = 0
        for line in bytes[last.raw.wide].split(whereSeparator: \.isLineEnd) {
            switch CardMarker(line.span, 0..<line.count) {
            case .begin: open += 1
            case .end, .endThenBegin: open -= 1
            case nil: break
            }
        }
        return max(0, open)
    }
}
