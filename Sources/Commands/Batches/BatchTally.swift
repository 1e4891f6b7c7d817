internal import NotebookStore
internal import Text

/// What became of many cards, and the receipts of those that are in the notebook.
struct BatchTally {
    private(set) var saved = 0
    private(set) var changed = 0
    private(set) var savedBefore = 0
    private(set) var leftOut = 0
    /// Cards whose people are there and have all of it.
    var known = 0
    /// Cards whose people were edited here since.
    var editedSince = 0
    /// Cards whose people were deleted here since.
    var deletedSince = 0
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

    private var receiptCount: Int { saved + changed + savedBefore }

    /// The receipts in a few lines: the same for the same imports.
    var receiptLines: [String] {
        guard receiptCount > 0, let references else { return [] }
        var text = LabelledText()
        text.add("Receipts", "\(receiptCount), each read back from the notebook")
        text.add(
            "People",
            references.count == 1
                ? "#\(references.lowerBound)"
                : "#\(references.lowerBound) to #\(references.upperBound)"
        )
        text.add("Digest", receipts.finalize().hex)
        return text.lines
    }

    /// Receipts and counts as members of a JSON object.
    func write(to writer: inout JSONWriter) {
        writer.key("receipts")
        if receiptCount > 0, let references {
            writer.object { object in
                object.member("count", receiptCount)
                object.member("first", references.lowerBound)
                object.member("last", references.upperBound)
                object.member("digest", receipts.finalize().hex)
            }
        } else {
            writer.null()
        }
        writer.object("counts") { object in
            object.member("saved", saved)
            object.member("changed", changed)
            object.member("savedBefore", savedBefore)
            object.member("known", known)
            object.member("keptAsEdited", editedSince)
            object.member("leftDeleted", deletedSince)
            object.member("leftOut", leftOut)
            object.member("waiting", waiting)
            object.member("unreadable", unreadable)
        }
    }

    /// What happened, as one sentence.
    var sentence: String {
        let parts: [(Int, String)] = [
            (saved, "saved"), (changed, "changed"), (savedBefore, "saved before"),
            (known, "in the notebook already"),
            (editedSince, "kept as edited since"), (deletedSince, "left deleted"),
            (leftOut, "left out because of a change meanwhile"),
            (waiting, "waiting for a decision"), (unreadable, "unreadable"),
        ]
        let told = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        return told.isEmpty ? "nothing to do." : told.joined(separator: ", ") + "."
    }
}
