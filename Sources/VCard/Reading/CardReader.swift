public import Diagnostics

/// A stream of cards, unreadable entries and findings out of bytes; it never throws for bad content.
///
/// Memory is bounded by the largest card (``Limits/cardBytes``), not by the file. Every byte of the file
/// is in a card, in an unreadable entry, or blank. What `source` throws passes through.
public struct CardReader<Failure: Error>: ~Copyable {
    /// Appends at most so many bytes to the buffer and returns how many; 0 at the end.
    public typealias Source = (inout [UInt8], Int) throws(Failure) -> Int

    /// How many cards began so far, read or not.
    public private(set) var cardsBegun = 0
    /// How many cards were read so far.
    public private(set) var cardsRead = 0
    /// Findings about the file as a whole (its encoding, its line ends) that were not taken yet.
    private var fileFindings: [Finding] = []

    private var stream: LineStream<Failure>
    private let limits: Limits
    private var lines = ContentLines()
    private var frame: CardFrame?
    private var stray: StrayText?
    private var lineEnds = LineEndWatch()
    private var ready: [Entry] = []
    private var finished = false

    /// A reader of the bytes that `source` gives.
    public init(limits: Limits = Limits(), source: @escaping Source) {
        self.limits = limits
        stream = LineStream(
            chunkBytes: limits.chunkBytes,
            longestLine: limits.cardBytes,
            source: source
        )
    }

    /// The findings about the whole file since they were last taken.
    public mutating func takeFileFindings() -> [Finding] {
        defer { fileFindings = [] }
        return fileFindings
    }

    /// The next entry, or nil at the end of the file.
    public mutating func next() throws(Failure) -> Entry? {
        while ready.isEmpty, !finished {
            guard let line = try stream.next() else {
                endOfFile()
                break
            }
            if line.number == 1, !line.continuesLine { noteEncoding() }
            if let finding = lineEnds.finding(for: line) { fileFindings.append(finding) }
            take(line)
        }
        return ready.isEmpty ? nil : ready.removeFirst()
    }

    private mutating func noteEncoding() {
        if let finding = Finding(encoding: stream.encoding) { fileFindings.append(finding) }
    }

    // MARK: Lines

    private mutating func take(_ line: PhysicalLine) {
        guard let frame else {
            takeOutside(line)
            return
        }
        if frame.isOversized {
            takeOversized(line, frame)
        } else {
            takeInside(line, frame)
        }
    }

    private func marker(_ line: PhysicalLine, in text: Range<Int>) -> CardMarker? {
        line.continuesLine ? nil : CardMarker(stream.bytes.span, text)
    }

    private mutating func takeOutside(_ line: PhysicalLine) {
        let text = line.start - stream.base..<line.end - stream.base
        switch marker(line, in: text) {
        case .begin(let marked):
            flushStray()
            begin(line, marked: marked)
        case .end, .endThenBegin, nil:
            if !stream.bytes.span.trimmed(text).isEmpty { addStray(line, text) }
            stream.keepFrom(line.next)
        }
    }

    private mutating func begin(_ line: PhysicalLine, marked: Bool) {
        cardsBegun += 1
        lines.reset()
        frame = CardFrame(start: line.start, line: line.number, number: cardsBegun)
        if marked, line.start > 0 {
            frame?.findings.append(
                Finding(.byteOrderMarkInside, at: Position(line: line.number), card: cardsBegun)
            )
        }
        stream.keepFrom(line.start)
    }

    private mutating func takeInside(_ line: PhysicalLine, _ current: CardFrame) {
        let text = line.start - stream.base..<line.end - stream.base
        let next = line.next - stream.base
        let start = current.start - stream.base
        guard line.next - current.start <= limits.cardBytes else {
            frame?.isOversized = true
            stream.keepFrom(line.next)
            takeOversized(line, current)
            return
        }
        if current.nesting > 0 {
            takeNested(line, current)
            return
        }
        switch marker(line, in: text) {
        case .begin:
            takeInnerBegin(line, current)
        case .end:
            finish(current, at: line.next)
        case .endThenBegin(let offset):
            frame?.findings.append(
                Finding(.cardGlued, at: Position(line: line.number), card: current.number)
            )
            stream.split(line, at: stream.base + offset)
            finish(frame ?? current, at: stream.base + offset)
        case nil where text.isEmpty:
            lines.close()
        case nil:
            let bytes = stream.bytes
            lines.add(
                line,
                text,
                next: next,
                bytes: bytes.span,
                cardStart: start,
                cardLine: current.line
            )
        }
    }

    /// A BEGIN in an open card: an AGENT, a doubled BEGIN, or a card that was never ended.
    private mutating func takeInnerBegin(_ line: PhysicalLine, _ current: CardFrame) {
        let position = Position(line: line.number)
        if lines.awaitsAgent(stream.bytes.span, cardStart: current.start - stream.base) {
            frame?.nesting = 1
            lines.addNested(
                line,
                end: line.end - stream.base,
                next: line.next - stream.base,
                cardStart: current.start - stream.base
            )
        } else if holdsNothing(current) {
            cardsBegun += 1
            frame?.skippedBegins += 1
            frame?.findings.append(
                Finding(.beginRepeated, at: position, card: current.number)
            )
            lines.close()
        } else {
            var ended = current
            ended.findings.append(
                Finding(
                    .cardUnterminated,
                    at: position,
                    card: current.number,
                    arguments: [String(current.line)]
                )
            )
            finish(ended, at: line.start)
            begin(line, marked: false)
        }
    }

    /// Whether nothing but VERSION stands in the open card.
    private func holdsNothing(_ current: CardFrame) -> Bool {
        let span = stream.bytes.span
        let start = current.start - stream.base
        return lines.records.allSatisfy { record in
            let raw = Int(record.raw.lowerBound) + start..<Int(record.raw.upperBound) + start
            return span.hasPrefix("VERSION:", in: raw)
        }
    }

    private mutating func takeNested(_ line: PhysicalLine, _ current: CardFrame) {
        let text = line.start - stream.base..<line.end - stream.base
        lines.addNested(
            line,
            end: text.upperBound,
            next: line.next - stream.base,
            cardStart: current.start - stream.base
        )
        switch marker(line, in: text) {
        case .begin:
            frame?.nesting += 1
            if current.nesting == limits.agentDepth {
                frame?.findings.append(
                    Finding(
                        .agentTooDeep,
                        at: Position(line: line.number),
                        card: current.number,
                        arguments: [String(limits.agentDepth)]
                    )
                )
            }
        case .end, .endThenBegin:
            frame?.nesting -= 1
            if current.nesting == 1 { lines.close() }
        case nil:
            break
        }
    }

    // MARK: Ends

    private mutating func finish(_ ended: CardFrame, at end: Int) {
        let bytes = stream.bytes[ended.start - stream.base..<end - stream.base]
        var lexer = CardLexer(bytes: bytes, lines: lines.records)
        lexer.run()
        let storage = CardStorage(
            lexer: lexer,
            rawCount: bytes.count,
            firstLine: ended.line,
            fileOffset: ended.start,
            isTranscoded: stream.encoding.isUTF16
        )
        cardsRead += 1
        ready.append(
            .card(Card(storage: storage, number: ended.number, readingFindings: ended.findings))
        )
        frame = nil
        stream.keepFrom(end)
    }

    private mutating func takeOversized(_ line: PhysicalLine, _ current: CardFrame) {
        let text = line.start - stream.base..<line.end - stream.base
        stream.keepFrom(line.next)
        switch marker(line, in: text) {
        case .begin:
            finishOversized(current)
            stream.split(line, at: line.start)
        case .end, .endThenBegin:
            finishOversized(current)
        case nil:
            break
        }
    }

    private mutating func finishOversized(_ current: CardFrame) {
        let finding = Finding(
            .cardTooLarge,
            at: Position(line: current.line),
            card: current.number,
            arguments: [String(limits.cardBytes >> 20)]
        )
        ready.append(.unreadable(UnreadableEntry(bytes: [], line: current.line, finding: finding)))
        frame = nil
    }

    private mutating func endOfFile() {
        finished = true
        if cardsBegun == 0, stray?.rule.id == Rule.textOutsideCard.id {
            stray?.rule = .notContacts
        }
        flushStray()
        guard let current = frame else { return }
        guard !current.isOversized else {
            finishOversized(current)
            return
        }
        let end = stream.base + stream.bytes.count
        finish(current, at: end)
        markUnterminated(current)
    }

    /// A 2.1 card may end with the file; in the later versions its END is missing.
    private mutating func markUnterminated(_ current: CardFrame) {
        guard case .card(let card)? = ready.popLast() else { return }
        let rule: Rule = card.version == .v2_1 ? .cardEndsWithFile : .cardUnterminated
        let finding = Finding(
            rule,
            at: Position(line: max(current.line, lineEnds.lastLine)),
            card: current.number,
            arguments: [String(current.line)]
        )
        ready.append(
            .card(
                Card(
                    storage: card.storage,
                    number: card.number,
                    readingFindings: card.readingFindings + [finding]
                )
            )
        )
    }

    // MARK: Text outside cards

    private mutating func addStray(_ line: PhysicalLine, _ text: Range<Int>) {
        if stray == nil {
            stray = StrayText(line: line.number)
            if cardsBegun == 0, stream.bytes.span.hasPrefix("##FILEFORMAT=VCF", in: text) {
                stray?.rule = .genomeFile
                finished = true
            }
        }
        let bytes = stream.bytes[text.lowerBound..<line.next - stream.base]
        if stray?.add(bytes) == false, cardsBegun > 0 {
            flushStray()
            addStray(line, text)
        }
        if finished { flushStray() }
    }

    private mutating func flushStray() {
        guard let text = stray else { return }
        stray = nil
        ready.append(
            .unreadable(
                UnreadableEntry(
                    bytes: text.bytes,
                    line: text.line,
                    finding: Finding(text.rule, at: Position(line: text.line))
                )
            )
        )
    }
}
