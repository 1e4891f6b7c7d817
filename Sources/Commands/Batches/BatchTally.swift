internal import NotebookStore
internal import Text

/// What became of many cards, and the receipts of those that are in the notebook.
struct BatchTally {
    private(set) var saved = 0
    private(set) var changed = 0
    private(set) var savedBefore = 0
    private(set) var editedSince = 0
    private(set) var deletedSince = 0
    private(set) var leftOut = 0
    /// Cards that wait for a decision.
    var waiting = 0
    /// Entries that could not be read as cards.
    var unreadable = 0
    private var receipts = SHA256()
    private var references: ClosedRange<Int>?

    /// Takes what the store said of one card.
    mutating func add(_ outcome: BatchOutcome, changing: Bool = false) {
        switch outcome {
        case .saved(.saved(let receipt), _):
            if changing { changed += 1 } else { saved += 1 }
            add(receipt)
        case .saved(.alreadySaved(let receipt), _):
            savedBefore += 1
            add(receipt)
        case .saved(.editedSince, _): editedSince += 1
        case .saved(.deletedSince, _): deletedSince += 1
        case .leftOut: leftOut += 1
        }
    }

    private mutating func add(_ receipt: SaveReceipt) {
        receipts.update(receipt.marker.bytes)
        receipts.update(receipt.content.bytes)
        let lower = min(references?.lowerBound ?? receipt.reference, receipt.reference)
        let upper = max(references?.upperBound ?? receipt.reference, receipt.reference)
        references = lower...upper
    }

    /// How the command ends.
    var status: ExitStatus {
        var status = ExitStatus.done
        if unreadable > 0 { status = status.joined(with: .unreadable) }
        if leftOut > 0 { status = status.joined(with: .notebookRefused) }
        if waiting > 0 { status = status.joined(with: .decisionNeeded) }
        return status
    }

    /// The receipts in a few lines: the same for the same imports.
    var receiptLines: [String] {
        let count = saved + changed + savedBefore
        guard count > 0, let references else { return [] }
        var text = LabelledText()
        text.add("Receipts", "\(count), each read back from the notebook")
        text.add(
            "People",
            references.count == 1
                ? "#\(references.lowerBound)"
                : "#\(references.lowerBound) to #\(references.upperBound)"
        )
        text.add("Digest", receipts.finalize().hex)
        return text.lines
    }

    /// What happened, as one sentence.
    var sentence: String {
        let parts: [(Int, String)] = [
            (saved, "saved"), (changed, "changed"), (savedBefore, "saved before"),
            (editedSince, "kept as edited since"), (deletedSince, "left deleted"),
            (leftOut, "left out because of a change meanwhile"),
            (waiting, "waiting for a decision"), (unreadable, "unreadable"),
        ]
        let told = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        return told.isEmpty ? "nothing to do." : told.joined(separator: ", ") + "."
    }
}
