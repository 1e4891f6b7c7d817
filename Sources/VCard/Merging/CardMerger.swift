/// Finds the cards of one contact and merges them without loss.
///
/// Cards with an equal UID, or with equal content apart from PRODID and REV, become one. Cards that may be of one
/// contact (``MatchEvidence``) are a question, values that cannot both stand are a conflict: until a person answers,
/// such cards stay apart. The merged cards are the same whatever order the cards are added in.
///
/// ```swift
/// var merger = CardMerger()
/// for case .card(let card) in entries { merger.add(card, from: "phone.vcf") }
/// var plan = merger.plan()
/// plan.accept(plan.report.questions.filter { $0.evidence == .email }.map(\.id))
/// var merged: [UInt8] = []
/// plan.writeCards { merged += $0 }
/// ```
public struct CardMerger: Sendable {
    private var records: [MergeRecord] = []
    private var keys: [MergeClusters.Entry] = []
    private var files: [String] = []
    private let region: TelephoneRegion?

    /// A merger; with a region, local telephone numbers are compared as numbers of it.
    public init(region: TelephoneRegion? = nil) {
        self.region = region
    }

    /// How many cards were added.
    public var count: Int { records.count }

    /// Adds a card of a file.
    public mutating func add(_ card: Card, from file: String) {
        add(MergeCandidate(card), from: file)
    }

    /// Adds a card of a file that was looked at before.
    package mutating func add(_ candidate: MergeCandidate, from file: String) {
        if files.last != file { files.append(file) }
        let index = Int32(truncatingIfNeeded: records.count)
        var record = candidate.record
        record.file = Int32(truncatingIfNeeded: files.count - 1)
        records.append(record)
        for key in candidate.keys {
            keys.append(
                MergeClusters.Entry(
                    hash: key.hash,
                    card: index,
                    kind: key.kind,
                    isMarked: key.isMarked
                )
            )
        }
    }

    /// Compares all cards and says what becomes of them.
    public func plan() -> MergePlan {
        MergePlan(
            records,
            files: files,
            clusters: MergeClusters(records, keys: keys, region: region)
        )
    }
}
