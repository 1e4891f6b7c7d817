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
        /// What could not be carried, raw, each with the reason.
        public let lost: [LostText]
    }

    /// The first text of the file that is no card: where no card began, it says what the file is instead.
    public private(set) var firstUnreadable: UnreadableEntry?

    private let normalizer: CardNormalizer
    private let mirror: FileMirror?
    private var reader: CardReader<Failure>
    private var waiting: (repairs: [Finding], lost: [LostText]) = ([], [])
    private var isFirst = true
    private var isAtEnd = false

    /// A normalizer of the file that `source` gives; `keepsOriginal` where the originals are wanted, for a difference.
    public init(
        _ normalizer: CardNormalizer,
        keepsOriginal: Bool = false,
        limits: Limits = Limits(),
        source: @escaping CardReader<Failure>.Source
    ) {
        self.normalizer = normalizer
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
            guard let entry = try reader.next() else {
                isAtEnd = true
                noteFile()
                return rest()
            }
            noteFile()
            switch entry {
            case .card(let card): return piece(card)
            case .unreadable(let entry): lose(entry)
            }
        }
        return nil
    }

    private mutating func piece(_ card: Card) -> Piece {
        let start = card.storage.fileOffset
        let gap = mirror.map { Array($0.take(before: start)) } ?? []
        let original = mirror.map { Array($0.take(before: start + card.rawBytes.count)) } ?? []
        let result = normalizer.normalize(card)
        waiting.repairs += result.repairs
        waiting.lost += card.lostLines(result.repairs)
        let keepsGap = normalizer.version == nil
        return piece(
            original: gap + original,
            text: keepsGap ? normalizer.framed(gap) + result.bytes : result.bytes
        )
    }

    private mutating func rest() -> Piece? {
        let gap = mirror.map { Array($0.takeRest()) } ?? []
        guard !gap.isEmpty || !waiting.repairs.isEmpty || !waiting.lost.isEmpty else { return nil }
        return piece(original: gap, text: normalizer.version == nil ? normalizer.framed(gap) : [])
    }

    private mutating func piece(original: [UInt8], text: [UInt8]) -> Piece {
        defer {
            waiting = ([], [])
            isFirst = false
        }
        return Piece(
            original: original,
            text: text,
            bytes: encoded(text),
            isUnchanged: mirror != nil && original == text && keepsEncoding,
            repairs: waiting.repairs,
            lost: waiting.lost
        )
    }

    /// Whether the output is in the encoding of the file, its byte order mark included.
    private var keepsEncoding: Bool {
        guard let mirror, UTF16Encoder(mirror.encoding) != nil else { return true }
        return normalizer.version == nil && !normalizer.makes(.encoding)
            && !(mirror.encoding.isMarked && normalizer.makes(.byteOrderMark))
    }

    private func encoded(_ text: [UInt8]) -> [UInt8] {
        guard let mirror, normalizer.version == nil, !normalizer.makes(.encoding),
            let encoder = UTF16Encoder(mirror.encoding)
        else { return text }
        let isMarked = isFirst && mirror.encoding.isMarked && !normalizer.makes(.byteOrderMark)
        return (isMarked ? encoder.mark : []) + encoder.encode(text)
    }

    /// What is left out where the file is written anew.
    private mutating func lose(_ entry: UnreadableEntry) {
        if firstUnreadable == nil { firstUnreadable = entry }
        guard normalizer.version != nil else { return }
        let repair: Repair = entry.finding.card == nil ? .strayText : .cardTooLarge
        let finding = Finding(
            repair.rule,
            at: Position(line: entry.line),
            card: entry.finding.card
        )
        waiting.repairs.append(finding)
        waiting.lost.append(LostText(bytes: entry.bytes, finding: finding))
    }

    /// What is done to the file as a whole.
    private mutating func noteFile() {
        for finding in reader.takeFileFindings() {
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

/// A stretch of a file that normalizing leaves out, kept raw.
public struct LostText: Sendable {
    /// The bytes as they stand in the file; none of a card that is too large.
    public let bytes: [UInt8]
    /// Where they stand and why they are left out.
    public let finding: Finding
}

extension LostText: CustomStringConvertible, CustomReflectable {
    /// The code of the finding and the line: the text may hold a photo.
    public var description: String { "\(finding.code) at line \(finding.position.line)" }
    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Card {
    /// The lines that the repairs of a card leave out.
    fileprivate func lostLines(_ repairs: [Finding]) -> [LostText] {
        repairs.filter { $0.code == Repair.unreadableLine.id }.flatMap { finding in
            storage.lines.filter { line in
                self.line + Int(line.line) == finding.position.line
            }.map { line in
                LostText(
                    bytes: Array(storage.bytes[Int(line.raw.lowerBound)..<Int(line.next)]),
                    finding: finding
                )
            }
        }
    }
}
