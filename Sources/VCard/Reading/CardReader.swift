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
    private var frameFindings: [Finding] = []
    private var cardNumber = 0
    private var stray: StrayText?
    private var lineEnds = LineEndWatch()
    private var ready: [Entry] = []
    private var finished = false

    /// A reader of the bytes that `source` gives.
    public init(limits: Limits = Limits(), source: @escaping Source) {
        self.limits = limits
        stream = LineStream(
            chunkBytes: limits.chunkBytes,
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
        case .begin(let begin):
            flushStray()
            self.begin(line, begin)
        case .end where cardsBegun > 0:
            flushStray()
            stray = StrayText(line: line.number)
            stray?.rule = .endWithoutBegin
            addStray(line, text)
            flushStray()
            stream.keepFrom(line.next)
        case .end, .endThenBegin, nil:
            if !stream.bytes.span.trimmed(text).isEmpty { addStray(line, text) }
            stream.keepFrom(line.next)
        }
    }

    private mutating func begin(_ line: PhysicalLine, _ marker: CardMarker.Begin) {
        cardsBegun += 1
        cardNumber += 1
        lines.reset()
        frame = CardFrame(
            start: line.start,
            line: line.number,
            number: cardNumber,
            indentation: marker.indentation
        )
        frameFindings = []
        if marker.isMarked, line.start > 0 { report(.byteOrderMarkInside, line) }
        if marker.indentation > 0 { report(.lineIndented, line) }
        stream.keepFrom(line.start)
        stream.longestLine = limits.cardBytes
    }

    /// Notes a finding of the open card.
    private mutating func report(_ rule: Rule, _ line: PhysicalLine, _ arguments: [String] = []) {
        frameFindings.append(
            Finding(
                rule,
                at: Position(line: line.number),
                card: cardNumber,
                arguments: arguments
            )
        )
    }

    private mutating func takeInside(_ line: PhysicalLine, _ current: CardFrame) {
        guard line.next - current.start <= limits.cardBytes else {
            frame?.isOversized = true
            stream.longestLine = LineStream<Failure>.shortPiece
            takeOversized(line, current)
            return
        }
        if current.nesting > 0 {
            takeNested(line, current)
            return
        }
        let text = line.start - stream.base..<line.end - stream.base
        switch marker(line, in: text) {
        case .begin(let begin):
            takeInnerBegin(line, begin, current)
        case .end:
            finish(current, at: line.next)
        case .endThenBegin(let offset):
            report(.cardGlued, line)
            stream.split(line, at: stream.base + offset)
            finish(current, at: stream.base + offset)
        case nil where text.isEmpty:
            lines.close()
        case nil:
            add(line, text, current)
        }
    }

    private mutating func add(_ line: PhysicalLine, _ text: Range<Int>, _ current: CardFrame) {
        let bytes = stream.bytes
        var text = text
        if current.indentation > 0 {
            text = bytes.span.dropping(upTo: current.indentation, blanksOf: text)
        }
        if bytes.span.hasByteOrderMark(text) {
            text = text.lowerBound + 3..<text.upperBound
            report(.byteOrderMarkInside, line)
        }
        if lines.isStrayFold(bytes.span, text) { report(.lineIndented, line) }
        lines.add(
            line,
            text,
            next: line.next - stream.base,
            bytes: bytes.span,
            cardStart: current.start - stream.base,
            cardLine: current.line
        )
    }

    /// A BEGIN in an open card: an AGENT, a doubled BEGIN, or a card that was never ended.
    private mutating func takeInnerBegin(
        _ line: PhysicalLine,
        _ marker: CardMarker.Begin,
        _ current: CardFrame
    ) {
        let bytes = stream.bytes
        if lines.awaitsAgent(bytes.span, cardStart: current.start - stream.base) {
            frame?.nesting = 1
            lines.addNested(
                line,
                end: line.end - stream.base,
                next: line.next - stream.base,
                cardStart: current.start - stream.base
            )
        } else if lines.holdsOnlyVersions(
            bytes.span,
            cardStart: current.start - stream.base
        ) {
            cardsBegun += 1
            report(.beginRepeated, line)
            lines.close()
        } else {
            finishUnterminated(current, at: line.start, line: line.number)
            begin(line, marker)
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
                report(.agentTooDeep, line, [String(limits.agentDepth)])
            }
        case .end, .endThenBegin:
            frame?.nesting -= 1
            if current.nesting == 1 { lines.close() }
        case nil:
            break
        }
    }

    /// Ends a card that has no END of its own: at the next BEGIN, or at the end of the file.
    private mutating func finishUnterminated(
        _ current: CardFrame,
        at end: Int,
        line: Int,
        isLast: Bool = false
    ) {
        let bytes = stream.bytes
        let isGlued = lines.cutGluedEnd(
            bytes.span,
            cardStart: current.start - stream.base
        )
        let card = card(current, at: end)
        let rule: Rule =
            if isGlued { .endGlued } else if isLast, card.version == .v2_1 {
                .cardEndsWithFile
            } else { .cardUnterminated }
        let finding = Finding(
            rule,
            at: Position(line: max(current.line, isGlued ? lines.lastLine + current.line : line)),
            card: current.number,
            arguments: [String(current.line)]
        )
        deliver(
            Card(storage: card, number: current.number, readingFindings: frameFindings + [finding]),
            end
        )
    }

    private mutating func finish(_ current: CardFrame, at end: Int) {
        let storage = card(current, at: end)
        deliver(
            Card(storage: storage, number: current.number, readingFindings: frameFindings),
            end
        )
    }

    private func card(_ current: CardFrame, at end: Int) -> CardStorage {
        let bytes = stream.bytes[current.start - stream.base..<end - stream.base]
        var lexer = CardLexer(bytes: bytes, lines: lines.records)
        lexer.run()
        return CardStorage(
            lexer: lexer,
            rawCount: bytes.count,
            firstLine: current.line,
            fileOffset: current.start,
            isTranscoded: stream.encoding.isUTF16
        )
    }

    private mutating func deliver(_ card: Card, _ end: Int) {
        cardsRead += 1
        ready.append(.card(card))
        frame = nil
        frameFindings = []
        stream.keepFrom(end)
        stream.longestLine = LineStream<Failure>.shortPiece
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
        finishUnterminated(
            current,
            at: stream.base + stream.bytes.count,
            line: lineEnds.lastLine,
            isLast: true
        )
    }

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
