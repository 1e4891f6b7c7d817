internal import Files
internal import KindredCore
internal import NotebookStore

/// A contact under review with nobody there to answer: ready to be saved, or waiting for a person.
struct BatchReview {
    /// What came of the review.
    enum Verdict: Equatable {
        /// It can be saved as it is.
        case ready
        /// The stored person has all of it already.
        case nothingNew
        /// A person has to decide; why, as half a sentence without any value of the card.
        case waits(String)
    }

    /// What came of the review.
    private(set) var verdict = Verdict.ready
    private var review: ImportReview

    /// Reviews a contact as a new person.
    init(_ contact: Contact, _ answers: BatchAnswers) {
        self.init(contact, .new(PersonDraft(new: .drawn()), nil), answers)
    }

    /// Reviews a contact that was changed, into the person it made.
    init(_ contact: Contact, into person: Person, _ answers: BatchAnswers) {
        self.init(contact, .existing(PersonDraft(editing: person)), answers)
    }

    private init(_ contact: Contact, _ subject: ReviewSubject, _ answers: BatchAnswers) {
        review = ImportReview(
            subject,
            today: answers.today.shown,
            machineDay: answers.today.gate
        )
        _ = review.handle(.select([contact], nil))
        _ = review.handle(.evaluate)
        if review.phase == .needsBirth, answers.leavesBirthUnknown {
            _ = review.handle(.leaveUnknown)
        }
        if subject.isNew, !answers.connections.isEmpty {
            _ = review.handle(.setConnections(answers.connections))
        }
        if answers.leavesPhotoOut { _ = review.handle(.continueWithoutPhoto) }
        if review.phase == .needsBirth {
            verdict = .waits(review.question?.reason.words ?? "the birth is not settled")
        }
    }

    /// What the person would be called.
    var displayName: String? { review.contact?.displayName }

    /// Reads the photo where the gate lets it, and accepts the review; nil where it is not ready.
    mutating func accept() -> ImportReview.Approval? {
        guard verdict == .ready else { return nil }
        if review.wantsPhotoRead, review.handle(.readPhoto).actions.contains(.readPhoto) {
            _ = review.readPhoto(.stripping())
        }
        let isMoved =
            review.subject.isNew ? review.handle(.importAndSave(token())) : importIntoDraft()
        guard isMoved.refusal == nil, review.phase == .saving else {
            if verdict == .ready { verdict = .waits(reason) }
            return nil
        }
        return review.takeApproval()
    }

    private mutating func importIntoDraft() -> ReviewOutcome {
        let outcome = review.handle(.importIntoDraft)
        guard outcome.refusal == nil else { return outcome }
        if isNothingNew {
            verdict = .nothingNew
            return outcome
        }
        return review.handle(.save(token()))
    }

    /// Whether saving would change nothing but the revision.
    private var isNothingNew: Bool {
        guard let stored = review.draft.stored, stored.photo == nil,
            review.draft.photo.presence == nil
        else { return false }
        return review.draft == PersonDraft(editing: stored)
    }

    private func token() -> ReviewToken {
        ReviewToken(random: RandomBytes.make(16), revision: review.revision)
    }

    private var reason: String {
        review.phase == .confirmRemoval
            ? "saving would remove the stored photo" : "the photo \(review.photoPlan.words)"
    }
}
