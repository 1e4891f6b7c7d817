import Diagnostics

/// What of an open entry that is no card is still in the stream.
struct Backlog {
    /// The offsets of its bytes.
    var range: Range<Int>
    /// Whether the entry ends with them.
    var endsEntry: Bool
}

/// What is passed over: text outside cards, and cards that are too large.
extension CardReader {
    mutating func takeOutside(_ line: PhysicalLine) {
        let text = line.start - stream.base..<line.end - stream.base
        switch marker(line, in: text) {
        case .begin(let begin):
            flushPassed()
            self.begin(line, begin)
        case .end:
            passEnd(line, to: line.next)
        case .endThenBegin(let offset):
            passEnd(line, to: stream.base + offset)
            stream.split(line, at: stream.base + offset)
        case nil:
            if passed == nil { passStray(line, text) }
            if passed != nil { pass(line.start..<line.next) }
            stream.keepFrom(line.next)
            if finished { flushPassed() }
        }
    }

    /// Opens an entry of text outside cards, unless the line is blank.
    private mutating func passStray(_ line: PhysicalLine, _ text: Range<Int>) {
        guard !stream.bytes.span.trimmed(text).isEmpty else { return }
        let isGenome =
            cardsBegun == 0 && stream.bytes.span.hasPrefix("##FILEFORMAT=VCF", in: text)
        finished = isGenome
        open(isGenome ? .genomeFile : .textOutsideCard, line)
    }

    /// An END that closes nothing is an entry of its own; before the first card it is text as any other.
    private mutating func passEnd(_ line: PhysicalLine, to end: Int) {
        if cardsBegun > 0 {
            flushPassed()
            open(.endWithoutBegin, line)
        } else if passed == nil {
            open(.textOutsideCard, line)
        }
        pass(line.start..<end)
        if cardsBegun > 0 { flushPassed() }
        stream.keepFrom(end)
    }

    private mutating func open(_ rule: Rule, _ line: PhysicalLine) {
        passed = PassedText(
            line: line.number,
            start: line.start,
            finding: Finding(rule, at: Position(line: line.number))
        )
    }

    /// Gives up the open card, which a line makes too large; its bytes go on as those of an unreadable entry.
    mutating func giveUp(_ current: CardFrame, at line: PhysicalLine) {
        frame?.isOversized = true
        stream.longestLine = LineStream.shortPiece
        passed = PassedText(
            line: current.line,
            start: current.start,
            finding: Finding(
                .cardTooLarge,
                at: Position(line: current.line),
                card: current.number,
                arguments: [String(limits.cardBytes >> 20)]
            )
        )
        takeOversized(line, from: current.start)
    }

    mutating func takeOversized(_ line: PhysicalLine) {
        takeOversized(line, from: line.start)
    }

    /// The bytes from an offset to the end of a line, or to the card that begins in it.
    private mutating func takeOversized(_ line: PhysicalLine, from start: Int) {
        switch marker(line, in: line.start - stream.base..<line.end - stream.base) {
        case .begin:
            backlog = Backlog(range: start..<line.start, endsEntry: true)
            stream.split(line, at: line.start)
        case .endThenBegin(let offset):
            backlog = Backlog(range: start..<stream.base + offset, endsEntry: true)
            stream.split(line, at: stream.base + offset)
        case .end:
            backlog = Backlog(range: start..<line.next, endsEntry: true)
        case nil:
            backlog = Backlog(range: start..<line.next, endsEntry: false)
        }
    }

    /// Passes on some of what waits in the stream; false where nothing does.
    mutating func passBacklog() -> Bool {
        guard var waiting = backlog else { return false }
        let lower = waiting.range.lowerBound
        let end = min(waiting.range.upperBound, lower + PassedText.partBytes)
        pass(lower..<end)
        stream.keepFrom(end)
        waiting.range = end..<waiting.range.upperBound
        backlog = waiting.range.isEmpty ? nil : waiting
        if waiting.range.isEmpty, waiting.endsEntry {
            flushPassed()
            frame = nil
        }
        return true
    }

    private mutating func pass(_ range: Range<Int>) {
        passed?.add(stream.bytes[range.lowerBound - stream.base..<range.upperBound - stream.base])
        while let part = passed?.takePart(stream.encoding) { ready.append(.part(part)) }
    }

    /// Hands over the open entry, where there is one.
    mutating func flushPassed() {
        guard let text = passed else { return }
        passed = nil
        ready.append(.unreadable(text.rest(stream.encoding)))
    }
}
