internal import CivilCalendar
internal import Files
internal import KindredCore

/// A contact under review as a new person, with the answers of the command line.
struct ReviewSession {
    /// The review.
    private(set) var review: ImportReview
    private let options: ReviewOptions
    private let verb: Verb

    /// Looks at the contact and gives the answers about birth, names and connections.
    init(
        _ contact: Contact,
        _ options: ReviewOptions,
        _ verb: Verb
    ) throws(CommandError) {
        self.options = options
        self.verb = verb
        review = ImportReview(
            .new(PersonDraft(new: .drawn()), nil),
            today: options.today.shown,
            machineDay: options.today.gate
        )
        _ = review.handle(.select([contact], nil))
        _ = review.handle(.evaluate)
        try answerBirth()
        answerNames(contact)
        if !options.connections.isEmpty {
            _ = review.handle(.setConnections(options.connections))
        }
        if options.photo == .leaveOut { _ = review.handle(.continueWithoutPhoto) }
    }

    private mutating func answerBirth() throws(CommandError) {
        let (flag, event): (Flag, ReviewEvent)
        switch options.birth {
        case .exact(let day): (flag, event) = (.birth, .enterExact(day, observed: nil))
        case .age(let years):
            (flag, event) = (.age, .enterEstimate(years: years, asOf: options.today.shown))
        case .unknown: (flag, event) = (.birthUnknown, .leaveUnknown)
        case nil: return
        }
        if let refusal = review.handle(event).refusal {
            throw .answer(flag, verb: verb, refusal)
        }
    }

    private mutating func answerNames(_ contact: Contact) {
        guard options.given != nil || options.family != nil else { return }
        let names = contact.names
        _ = review.handle(
            .editNames(given: options.given ?? names.given, family: options.family ?? names.family)
        )
    }

    /// Reads the photo where the gate lets it, and where nothing about it is left to decide or a person said to use it.
    ///
    /// - Returns: why a photo that a person said to use is not used, where that is so.
    mutating func readPhoto() -> ReviewRefusal? {
        guard review.phase == .reviewing, options.photo != .leaveOut else { return nil }
        let isAsked = options.photo == .use
        guard isAsked || review.wantsPhotoRead else { return nil }
        let outcome = review.handle(isAsked ? .confirmPhoto : .readPhoto)
        if outcome.actions.contains(.readPhoto) { _ = review.readPhoto(.stripping()) }
        return isAsked ? outcome.refusal : nil
    }

    /// Accepts the review, so that the store can be asked to save it.
    mutating func accept() throws(CommandError) {
        let token = ReviewToken(random: RandomBytes.make(16), revision: review.revision)
        guard review.handle(.importAndSave(token)).refusal == nil else {
            throw .decision(path: options.path, OpenDecision(review))
        }
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
