internal import CivilCalendar
internal import Files
internal import KindredCore

/// A contact under review, with the answers that were given so far.
struct ReviewSession {
    /// The review.
    private(set) var review: ImportReview
    private let answers: ReviewAnswers
    /// Whether a person said that the card is somebody new, whoever it may be.
    let isCalledNew: Bool

    /// Looks at the contact and gives the answers of the command line or of a plan.
    init(
        _ contact: Contact,
        into subject: ReviewSubject,
        _ answers: ReviewAnswers,
        _ today: Today,
        _ verb: Verb,
        calledNew isCalledNew: Bool
    ) throws(CommandError) {
        self.answers = answers
        self.isCalledNew = isCalledNew
        review = ImportReview(subject, today: today.shown, machineDay: today.gate)
        _ = review.handle(.select([contact], nil))
        _ = review.handle(.evaluate)
        if let refusal = review.answer(answers) {
            throw .answer(Self.flag(of: answers.birth), verb: verb, refusal)
        }
    }

    /// The option that gives such an answer.
    private static func flag(of birth: ReviewAnswers.Birth?) -> Flag {
        switch birth {
        case .exact, nil: .birth
        case .estimate: .age
        case .unknown: .birthUnknown
        case .keep: .keepBirth
        }
    }

    /// A further answer of a person.
    mutating func handle(_ event: ReviewEvent) -> ReviewRefusal? {
        let outcome = review.handle(event)
        if outcome.actions.contains(.readPhoto) { _ = review.readPhoto(.stripping()) }
        return outcome.refusal
    }

    /// Reads the photo where the gate lets it, and where nothing about it is left to decide or a
    /// person said to use it.
    ///
    /// - Returns: why a photo that a person said to use is not used, where that is so.
    mutating func readPhoto() -> ReviewRefusal? {
        guard review.phase == .reviewing, answers.photo != .leaveOut else { return nil }
        if answers.photo == .use { return handle(.confirmPhoto) }
        if review.wantsPhotoRead { _ = handle(.readPhoto) }
        return nil
    }

    /// Accepts the review, so that the store can be asked to save it.
    ///
    /// - Parameter removing: Whether a stored photo may be removed with it.
    /// - Returns: whether it was accepted; if not, something is still to be decided.
    mutating func accept(removing: Bool) -> Bool {
        if review.removesStoredPhoto, !removing { return false }
        guard !review.subject.isNew else {
            return review.handle(.importAndSave(token())).refusal == nil
        }
        guard review.handle(.importIntoDraft).refusal == nil else { return false }
        _ = review.handle(.save(token()))
        if review.phase == .confirmRemoval { _ = review.handle(.removePhotoAndSave(token())) }
        return review.phase == .saving
    }

    private func token() -> ReviewToken {
        ReviewToken(random: RandomBytes.make(16), revision: review.revision)
    }

    /// The approval for the store, once.
    mutating func takeApproval() -> ImportReview.Approval? {
        review.takeApproval()
    }

    /// Tells the review what became of the save.
    mutating func hear(_ event: ReviewEvent) {
        _ = review.handle(event)
    }
}

extension PersonID {
    /// A new identity, drawn at random.
    static func drawn() -> PersonID {
        while true {
            if let id = PersonID(bytes: RandomBytes.make(16)) { return id }
        }
    }
}
