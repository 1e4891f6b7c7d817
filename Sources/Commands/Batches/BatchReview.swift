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
    /// The digest of the photo that the person has.
    private var storedPhoto: String?

    /// Reviews a contact as a new person.
    init(_ contact: Contact, _ answers: BatchAnswers) {
        self.init(contact, .new(PersonDraft(new: .drawn()), nil), answers)
    }

    /// Reviews a contact that was changed, into the person it made.
    ///
    /// - Parameter photo: The digest of the person's photo, where there is one.
    init(_ contact: Contact, into person: Person, photo: String?, _ answers: BatchAnswers) {
        self.init(contact, .existing(PersonDraft(editing: person)), answers)
        storedPhoto = photo
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

    /// The marker that the import would have.
    var importKey: ImportKey { review.importKey }

    /// The person as the review would save them.
    var draft: PersonDraft { review.proposal }

    /// The digest of the photo as it would be stored; nil where none would be, or it is not read.
    var photoDigest: String? { review.storedPhotoDigest }

    /// Reads the photo where the gate lets it, and accepts the review; nil where it is not ready.
    mutating func accept() -> ImportReview.Approval? {
        guard verdict == .ready else { return nil }
        readPhoto()
        let isMoved =
            review.subject.isNew ? review.handle(.importAndSave(token())) : importIntoDraft()
        guard isMoved.refusal == nil, review.phase == .saving else {
            if verdict == .ready { verdict = .waits(reason) }
            return nil
        }
        return review.takeApproval()
    }

    private mutating func readPhoto() {
        if review.wantsPhotoRead, review.handle(.readPhoto).actions.contains(.readPhoto) {
            _ = review.readPhoto(.stripping())
        }
    }

    private mutating func importIntoDraft() -> ReviewOutcome {
        let outcome = review.handle(.importIntoDraft)
        guard outcome.refusal == nil else { return outcome }
        if change.isEmpty {
            verdict = .nothingNew
            return outcome
        }
        return review.handle(.save(token()))
    }

    private func token() -> ReviewToken {
        ReviewToken(random: RandomBytes.make(16), revision: review.revision)
    }

    private var reason: String {
        review.phase == .confirmRemoval
            ? "saving would remove the stored photo" : "the photo \(review.photoPlan.words)"
    }
}

extension BatchReview {
    /// What saving would change of the stored person, beside the revision.
    struct Change: OptionSet {
        let rawValue: Int

        /// Names or birth would be others.
        static let record = Change(rawValue: 1)
        /// The card's photo would come, in the place of another one or of none.
        static let newPhoto = Change(rawValue: 2)
        /// The stored photo would go.
        static let noPhoto = Change(rawValue: 4)
        /// The card has a photo that nobody may read without a word of a person.
        static let closedPhoto = Change(rawValue: 8)
    }

    /// What saving would change; empty for a new person.
    private var change: Change {
        guard let stored = review.subject.draft.stored else { return [] }
        var change: Change = []
        let before = PersonDraft(editing: stored)
        var after = review.proposal
        switch after.photo {
        case .replaced(let photo):
            let isSame = photo.presence == stored.photo && photoDigest == storedPhoto
            if !isSame { change.insert(.newPhoto) }
        case .absent: change.formUnion(changeWithoutPhoto(stored))
        case .kept: break
        }
        after.photo = before.photo
        if after != before { change.insert(.record) }
        return change
    }

    private func changeWithoutPhoto(_ stored: Person) -> Change {
        switch review.photoPlan {
        case .needsWordForKeptAge, .needsWordAgainstCard: .closedPhoto
        case .leftOut: []
        default: stored.photo == nil ? [] : .noPhoto
        }
    }

    /// What of a card is not in the notebook, where it is taken for a person who is there.
    ///
    /// A birth that stands as unknown there is not asked for again, and a photo that the card has
    /// not says nothing.
    static func news(
        of contact: Contact,
        for person: Person,
        photo: String?,
        _ answers: BatchAnswers
    ) -> Change {
        var review = BatchReview(contact, into: person, photo: photo, answers)
        if review.review.phase == .needsBirth, person.birth == .unknown {
            _ = review.review.handle(.leaveUnknown)
        }
        review.readPhoto()
        return review.change.subtracting(.noPhoto)
    }
}
