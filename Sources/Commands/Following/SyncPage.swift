internal import KindredCore
internal import NotebookStore
internal import Text

/// What of a followed folder is saved in one transaction, and then acknowledged.
struct SyncPage: ~Copyable {
    private var batch = SaveBatch()
    private var proposals: [(mark: CardMark, isChange: Bool)] = []
    private var marks: [FollowedCard] = []
    private var former: [Digest] = []

    /// Whether the page should be saved before more is added.
    var isFull: Bool { batch.isFull || marks.count >= SaveBatch.largest }

    /// Adds a card of which nothing is to be saved; a draft moves no cursor.
    mutating func add(_ renewal: Renewal, _ use: Notebook.Use) {
        guard use == .writing else { return }
        marks.append(renewal.card)
        if let name = renewal.formerName { former.append(name) }
    }

    /// Adds a review that is ready.
    mutating func add(_ proposal: SyncProposal, _ answers: BatchAnswers) {
        var review = proposal.review
        guard let approval = review.accept() else { return }
        let isNew = answers.takesAsNew && !proposal.isChange
        batch.add(approval, on: answers.today.shown, reviving: isNew)
        proposals.append((proposal.mark, proposal.isChange))
        if let name = proposal.mark.formerName { former.append(name) }
    }

    /// Saves the people, and moves the cursor once they were read back; the page is empty then.
    mutating func save(
        in notebook: inout Notebook,
        _ folder: Digest
    ) throws(NotebookError) -> [(outcome: BatchOutcome, isChange: Bool)] {
        var ready = SaveBatch()
        swap(&ready, &batch)
        let (proposals, marks, former) = (proposals, marks, former)
        (self.proposals, self.marks, self.former) = ([], [], [])
        let outcomes = ready.isEmpty ? [] : try notebook.save(ready)
        let taken = zip(proposals, outcomes).compactMap { FollowedCard($0.mark, $1) }
        try notebook.acknowledge(marks + taken, forgetting: former, of: folder)
        return Array(zip(outcomes, proposals.map(\.isChange)).map { ($0, $1) })
    }
}
