public import Diagnostics

/// A stream of cards, unreadable entries and findings out of bytes; it never throws for bad content.
///
/// Memory is bounded by the largest card (``Limits/cardBytes``), not by the file. Every byte of the file
/// is in a card, in an unreadable entry or a part of one, or blank; but a file of genome data is given
/// up at its first line. What `source` throws passes through.
public struct CardReader<Failure: Error>: ~Copyable {
    /// Appends at most so many bytes to the buffer and returns how many; 0 at the end.
    public typealias Source = (inout [UInt8], Int) throws(Failure) -> Int

    /// How many cards began so far, read or not.
    public internal(set) var cardsBegun = 0
    /// How many cards were read so far.
    public private(set) var cardsRead = 0
    /// Findings about the file as a whole (its encoding, its line ends) that were not taken yet.
    private var fileFindings: [Finding] = []

    private let source: Source
    var stream: LineStream
    let limits: Limits
    private var lines = ContentLines()
    var frame: CardFrame?
    private var frameFindings: [Finding] = []
    private var cardNumber = 0
    /// The text outside cards, or the card too large, that is passed over now.
    var passed: PassedText?
    /// What of it is in the stream still.
    var backlog: Backlog?
    private var lineEnds = LineEndWatch()
    var ready: [Entry] = []
    var finished = false

    /// A reader of the bytes that `source` gives.
    public init(limits: Limits = Limits(), source: @escaping Source) {
        self.limits = limits
        self.source = source
        stream = LineStream(chunkBytes: limits.chunkBytes)
    }

    /// The findings about the whole file since they were last taken.
    public mutating func takeFileFindings() -> [Finding] {
        defer { fileFindings = [] }
        return fileFindings
    }

    /// The next entry, or nil at the end of the file.
    public mutating func next() throws(Failure) -> Entry? {
        while ready.isEmpty, !finished {
            if passBacklog() { continue }
            switch stream.next() {
            case .wantsBytes: try stream.fill(from: source)
            case .end: endOfFile()
            case .line(let line):
                if line.number == 1, !line.continuesLine { noteEncoding() }
                if let finding = lineEnds.finding(for: line) { fileFindings.append(finding) }
                take(line)
            }
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
            takeOversized(line)
        } else {
            takeInside(line, frame)
        }
    }

    func marker(_ line: PhysicalLine, in text: Range<Int>) -> CardMarker? {
        line.continuesLine ? nil : CardMarker(stream.bytes.span, text)
    }

    mutating func begin(_ line: PhysicalLine, _ marker: CardMarker.Begin) {
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
            giveUp(current, at: line)
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
        var bytes = stream.bytes[current.start - stream.base..<end - stream.base]
        let damaged = takeDamaged(&bytes)
        var lexer = CardLexer(bytes: bytes, lines: lines.records)
        lexer.run()
        return CardStorage(
            lexer: lexer,
            rawCount: bytes.count,
            firstLine: current.line,
            fileOffset: current.start,
            encoding: stream.encoding,
            damaged: damaged
        )
    }

    /// The bytes as they are, where something in them is no character of the file's encoding; in
    /// them U+FFFD stands in its place then.
    private func takeDamaged(_ bytes: inout ArraySlice<UInt8>) -> [UInt8] {
        guard stream.hasMetUndecodable else { return [] }
        let own = Array(bytes)
        var text = own
        guard Undecodable.replace(in: &text) else { return [] }
        bytes = text[...]
        return own
    }

    private mutating func deliver(_ card: Card, _ end: Int) {
        cardsRead += 1
        ready.append(.card(card))
        frame = nil
        frameFindings = []
        stream.keepFrom(end)
        stream.longestLine = LineStream.shortPiece
    }
}

extension CardReader {
    /// Ends the file: what is open is handed over.
    private mutating func endOfFile() {
        finished = true
        // A file of a byte order mark alone has no line.
        if lineEnds.lastLine == 0 { noteEncoding() }
        if cardsBegun == 0, let text = passed {
            passed?.finding = Finding(.notContacts, at: text.finding.position)
        }
        flushPassed()
        guard let current = frame else { return }
        frame = nil
        guard !current.isOversized else { return }
        finishUnterminated(
            current,
            at: stream.base + stream.bytes.count,
            line: lineEnds.lastLine,
            isLast: true
        )
    }
}
