public import Diagnostics

/// Brings cards into one clean form, or makes single repairs and leaves every other byte as it is.
///
/// Normalizing a card that was normalized gives the same bytes, and the contact that is read from them is the same as
/// before apart from the repairs that are reported. Photos go through as encoded text.
///
/// ```swift
/// let normalizer = CardNormalizer(to: .v4_0)
/// for case .card(let card) in Card.entries(of: bytes) {
///     let result = normalizer.normalize(card)
///     output += result.bytes
///     report += result.repairs
/// }
/// ```
public struct CardNormalizer: Sendable {
    /// A card as it is written, and what was done to it.
    public struct Result: Sendable {
        /// The bytes from BEGIN to END.
        public let bytes: [UInt8]
        /// What was done; the codes are those of ``Repair/all``, the words in ``Diagnostics/RuleBook/repairs``.
        public let repairs: [Finding]
    }

    /// The version that is written; nil where each card keeps its own.
    public let version: WrittenVersion?
    /// Whether photos are left out.
    public let leavesOutPhotos: Bool
    private let wanted: Set<String>?

    /// Writes every card anew, in a version.
    public init(to version: WrittenVersion = .v4_0, leavingOutPhotos: Bool = false) {
        self.version = version
        leavesOutPhotos = leavingOutPhotos
        wanted = nil
    }

    /// Makes just these repairs; the version, the line ends and every other byte of a card stay.
    public init(only repairs: [Repair], leavingOutPhotos: Bool = false) {
        version = nil
        leavesOutPhotos = leavingOutPhotos
        wanted = Set(repairs.map(\.id))
    }

    /// Whether a repair is made.
    func makes(_ repair: Repair) -> Bool { wanted?.contains(repair.id) ?? true }

    /// A card in its clean form.
    public func normalize(_ card: Card) -> Result {
        normalize(card, keepingUndecodable: false)
    }

    /// A card in its clean form; `keepingUndecodable` where single repairs go back into the card's own file.
    func normalize(_ card: Card, keepingUndecodable: Bool) -> Result {
        var draft = CardDraft(card, target: version?.version ?? card.version, wanted: wanted)
        draft.noteReading()
        draft.run(leavingOutPhotos: leavesOutPhotos)
        let bytes =
            wanted == nil
            ? draft.written
            : draft.edited(self, EditScript(card.storage, keepingUndecodable: keepingUndecodable))
        return Result(bytes: bytes, repairs: draft.notes.inOrder)
    }
}

extension CardDraft {
    /// What reading had to put right already, where the card is written anew.
    fileprivate mutating func noteReading() {
        guard wanted == nil else {
            if wants(.byteOrderMark), card.number > 1,
                card.rawBytes.starts(with: [0xEF, 0xBB, 0xBF])
            {
                note(.byteOrderMark, atLine: card.line)
            }
            return
        }
        if card.version != target { note(.version, atLine: card.line, [target.rawValue]) }
        for finding in card.readingFindings {
            let repair: Repair =
                finding.code == Rule.byteOrderMarkInside.id ? .byteOrderMark : .cardFrame
            note(repair, atLine: finding.position.line)
        }
    }

    /// The whole card anew.
    fileprivate var written: [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(card.storage.rawCount + 64)
        output += "BEGIN:VCARD\r\nVERSION:\(target.rawValue)\r\n".utf8
        for line in lines where !line.isDropped && line.kind != .version {
            line.append(to: &output, in: self)
        }
        output += "END:VCARD\r\n".utf8
        return output
    }

    /// The card with the lines that changed, and the repairs of its framing.
    fileprivate mutating func edited(
        _ normalizer: CardNormalizer,
        _ script: EditScript
    ) -> [UInt8] {
        for line in lines where !line.isDropped && !line.isChanged {
            guard let source = line.source, normalizer.refolds(source) else { continue }
            note(.folding, line, line.told)
        }
        let draft = self
        var script = script
        // In an indented card the lines between BEGIN and END would become folds.
        if normalizer.makes(.cardFrame),
            !card.readingFindings.contains(where: { $0.code == Rule.lineIndented.id })
        {
            let frames = card.readingFindings.filter(\.isOfFraming)
            for finding in frames { note(.cardFrame, atLine: finding.position.line) }
            script.framesAnew = !frames.isEmpty
        }
        var place: Int?
        for line in lines {
            if let source = line.source {
                place = source.index
                if line.isDropped {
                    script.replace(source.index, with: [])
                } else if line.isChanged || normalizer.refolds(source) {
                    script.replace(source.index, with: [draft.writer(of: line)])
                }
            } else if !line.isDropped {
                if let place {
                    script.insert(draft.writer(of: line), after: place)
                } else {
                    script.prepend(draft.writer(of: line))
                }
            }
        }
        return normalizer.framed(script.bytes)
    }

    private func writer(of line: LineDraft) -> EditScript.Line {
        { output, lineEnd in line.append(to: &output, in: self, lineEnd: lineEnd) }
    }
}

extension Finding {
    /// Whether it says that BEGIN and END of a card do not stand once and on lines of their own.
    fileprivate var isOfFraming: Bool {
        let rules: [Rule] = [
            .beginRepeated, .cardGlued, .endGlued, .cardUnterminated, .cardEndsWithFile,
        ]
        return rules.contains { $0.id == code }
    }
}

extension [Finding] {
    /// From the top of the card to its end; each repair once a line.
    fileprivate var inOrder: [Finding] {
        var seen: Set<Finding> = []
        return filter { seen.insert($0).inserted }.enumerated().sorted {
            ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
        }.map(\.element)
    }
}
