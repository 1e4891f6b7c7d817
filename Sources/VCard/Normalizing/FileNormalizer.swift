public import Diagnostics

/// Normalizes a whole file card by card; memory is bounded by the largest card, not by the file.
///
/// ``CardNormalizer`` says what is done. Where it makes only single repairs, what stands between the cards is copied
/// too, and the file keeps its encoding.
public struct FileNormalizer<Failure: Error>: ~Copyable {
    /// A stretch of the file and what became of it.
    public struct Piece: Sendable {
        /// The stretch as it was; of a UTF-16 file its text in UTF-8. Empty where originals are not kept.
        public let original: [UInt8]
        /// What stands there now, as UTF-8.
        public let text: [UInt8]
        /// What is to be written: the text in the encoding of the output.
        public let bytes: [UInt8]
        /// Whether the file keeps these bytes; false where originals are not kept.
        public let isUnchanged: Bool
        /// What was done.
        public let repairs: [Finding]
        /// What could not be read, raw, each with the reason.
        ///
        /// It is left out where a version is written; where single repairs are made it stays in its
        /// place, but for a card that is too large nothing is repaired.
        public let unreadable: [UnreadableEntry]
    }

    /// Does the same work on every one of some cards and gives the results in their order.
    public typealias Working =
        @Sendable ([Card], @escaping @Sendable (Card) -> CardNormalizer.Result) ->
        [CardNormalizer.Result]

    /// The first text of the file that is no card: where no card began, it says what the file is instead.
    public private(set) var firstUnreadable: UnreadableEntry?

    private let normalizer: CardNormalizer
    private let mirror: FileMirror?
    private var reader: CardReader<Failure>
    private var waiting: (repairs: [Finding], unreadable: [UnreadableEntry]) = ([], [])
    private var isFirst = true
    private var isInParts = false
    private let working: Working?
    private var ahead = ReadAhead<Failure>()
    private var isAtEnd = false

    /// A normalizer of the file that `source` gives; `keepsOriginal` where the originals are wanted, for a difference.
    ///
    /// With `working`, some cards are read ahead and handed to it together, so that several threads can work on them.
    public init(
        _ normalizer: CardNormalizer,
        keepsOriginal: Bool = false,
        limits: Limits = Limits(),
        working: Working? = nil,
        source: @escaping CardReader<Failure>.Source
    ) {
        self.normalizer = normalizer
        self.working = working
        guard keepsOriginal || normalizer.version == nil else {
            mirror = nil
            reader = CardReader(limits: limits, source: source)
            return
        }
        let mirror = FileMirror()
        self.mirror = mirror
        reader = CardReader(limits: limits) {
            (buffer: inout [UInt8], most: Int) throws(Failure) -> Int in
            let start = buffer.count
            let count = try source(&buffer, most)
            mirror.receive(Array(buffer[start...]))
            return count
        }
    }

    /// How many cards began so far, read or not.
    public var cardsBegun: Int { reader.cardsBegun }

    /// How many cards were read so far.
    public var cardsRead: Int { reader.cardsRead }

    /// The next stretch, or nil at the end of the file.
    public mutating func next() throws(Failure) -> Piece? {
        while !isAtEnd {
            if ahead.isEmpty {
                if let failure = ahead.failure { throw failure }
                try readAhead()
            }
            guard let step = ahead.next() else { return nil }
            note(step.findings)
            switch step.entry {
            case .card(let card)?:
                return piece(
                    card,
                    step.result ?? normalizer.normalize(card, keepingUndecodable: true)
                )
            case .part(let entry)?: return piece(part: entry)
            case .unreadable(let entry)?: lose(entry)
            case nil:
                isAtEnd = true
                return rest()
            }
        }
        return nil
    }

    /// Reads the next entry, or with helpers as many as hold a megabyte, and the cards among them worked on.
    private mutating func readAhead() throws(Failure) {
        ahead = ReadAhead()
        var bytes = 0
        do throws(Failure) {
            repeat {
                let entry = try reader.next()
                ahead.add(entry, reader.takeFileFindings())
                guard let entry else { break }
                if case .card(let card) = entry { bytes += card.byteCount } else { bytes += 1024 }
            } while working != nil && bytes < 1 << 20
        } catch {
            // What was read before comes first.
            guard !ahead.isEmpty else { throw error }
            ahead.failure = error
        }
        guard let working else { return }
        let normalizer = normalizer
        ahead.results = working(ahead.cards) { normalizer.normalize($0, keepingUndecodable: true) }
    }

    private mutating func piece(_ card: Card, _ result: CardNormalizer.Result) -> Piece {
        let start = card.storage.fileOffset
        let gap = mirror.map { Array($0.take(before: start)) } ?? []
        let original = mirror.map { Array($0.take(before: start + card.rawBytes.count)) } ?? []
        waiting.repairs += result.repairs
        waiting.unreadable += card.unreadableLines
        return piece(original: gap + original, text: kept(gap) + result.bytes)
    }

    /// What is too large to be kept goes on piece by piece.
    private mutating func piece(part: UnreadableEntry) -> Piece {
        let gap = mirror.map { Array($0.take(before: part.range.upperBound)) } ?? []
        waiting.unreadable.append(part)
        defer { isInParts = true }
        return piece(original: gap, text: kept(gap))
    }

    private mutating func rest() -> Piece? {
        let gap = mirror.map { Array($0.takeRest()) } ?? []
        let owesMark = isFirst && !encoded([]).isEmpty
        guard
            owesMark || !gap.isEmpty || !waiting.repairs.isEmpty || !waiting.unreadable.isEmpty
        else { return nil }
        return piece(original: gap, text: kept(gap))
    }

    /// What of the text between cards stays.
    private mutating func kept(_ gap: [UInt8]) -> [UInt8] {
        defer { isInParts = false }
        return normalizer.version == nil ? normalizer.framed(gap, goesOn: isInParts) : []
    }

    private mutating func piece(original: [UInt8], text: [UInt8]) -> Piece {
        defer {
            waiting = ([], [])
            isFirst = false
        }
        return Piece(
            original: readable(original),
            text: readable(text),
            bytes: encoded(text),
            isUnchanged: mirror != nil && original == text && keepsEncoding,
            repairs: waiting.repairs,
            unreadable: waiting.unreadable
        )
    }

    private func readable(_ text: [UInt8]) -> [UInt8] {
        guard mirror?.hasMetUndecodable == true else { return text }
        var text = text
        _ = Undecodable.replace(in: &text)
        return text
    }

    /// Whether the output is in the encoding of the file, its byte order mark included.
    private var keepsEncoding: Bool {
        guard let mirror, UTF16Encoder(mirror.encoding) != nil else { return true }
        return normalizer.version == nil && !normalizer.makes(.encoding)
    }

    private func encoded(_ text: [UInt8]) -> [UInt8] {
        guard let mirror, normalizer.version == nil, !normalizer.makes(.encoding),
            let encoder = UTF16Encoder(mirror.encoding)
        else { return readable(text) }
        // Without its mark, UTF-16 is a guess: it goes with the encoding only.
        let isMarked = isFirst && mirror.encoding.isMarked
        return (isMarked ? encoder.mark : []) + encoder.encode(text)
    }

    /// Notes what could not be read; it is left out where the file is written anew.
    private mutating func lose(_ entry: UnreadableEntry) {
        if firstUnreadable == nil { firstUnreadable = entry }
        waiting.unreadable.append(entry)
        guard normalizer.version != nil else { return }
        let repair: Repair = entry.finding.card == nil ? .strayText : .cardTooLarge
        let finding = Finding(
            repair.rule,
            at: Position(line: entry.line),
            card: entry.finding.card
        )
        waiting.repairs.append(finding)
    }

    /// What is done to the file as a whole.
    private mutating func note(_ findings: [Finding]) {
        for finding in findings {
            let repair: Repair
            switch finding.code {
            case Rule.byteOrderMark.id where finding.arguments == ["UTF-8"]: repair = .byteOrderMark
            case Rule.byteOrderMark.id, Rule.encodingGuessed.id: repair = .encoding
            case Rule.lineEnds.id, Rule.lineEndsMixed.id: repair = .lineEnds
            default: continue
            }
            guard normalizer.makes(repair) else { continue }
            waiting.repairs.append(Finding(repair.rule, at: finding.position))
        }
    }
}
