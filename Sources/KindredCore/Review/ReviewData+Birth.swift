import CivilCalendar
import VCard

extension ReviewData {
    /// The birth that an event enters, or why it cannot be recorded.
    func entered(_ event: ReviewEvent) -> Result<BirthInformation, EntryRefusal>? {
        switch event {
        case .enterExact(let date, let observed):
            switch BirthResolution.objection(to: date, today: today) {
            case .future: .failure(EntryRefusal(.future))
            case nil: .success(.exact(date, observed: observed))
            default: .failure(EntryRefusal(.over120))
            }
        case .enterEstimate(let years, let asOf):
            if asOf > today {
                .failure(EntryRefusal(.future))
            } else if let estimate = EstimatedAge(years: years, asOf: asOf) {
                .success(.estimated(estimate))
            } else {
                .failure(EntryRefusal(.ageOutOfRange))
            }
        case .leaveUnknown: .success(.unknown)
        case .keepExisting where !subject.isNew: .success(subject.draft.birth)
        case .keepExisting: .failure(EntryRefusal(.nothingToKeep))
        default: nil
        }
    }

    /// Where a birth comes from that an event enters.
    static func provenance(_ event: ReviewEvent) -> BirthProvenance {
        switch event {
        case .enterExact: .enteredExact
        case .enterEstimate: .enteredEstimate
        case .keepExisting: .keptExisting
        default: .unknown
        }
    }

    /// Why an entered birth is not taken.
    struct EntryRefusal: Error {
        let refusal: ReviewRefusal
        init(_ refusal: ReviewRefusal) { self.refusal = refusal }
    }

    /// Records a birth that an event enters: a new revision, without bytes, permit and confirmation.
    mutating func enter(_ event: ReviewEvent, _ rules: ReviewRules) -> [ReviewAction] {
        guard case .success(let birth) = entered(event) else { return [] }
        self.birth = birth
        provenance = ReviewData.provenance(event)
        revision += 1
        return rules.forgetsPhotoWithBirth ? forgetPhoto() : []
    }

    /// Takes the card's own birthday, keeps what is stored, or leaves the question open.
    mutating func resolve() {
        guard let contact else { return }
        switch BirthResolution(contact.birthday, today: today) {
        case .usable(let date, let observed):
            question = nil
            settle(.exact(date, observed: observed), .contact)
        case .needsDecision(let question):
            self.question = question
            if !subject.isNew, subject.draft.birth.isKnown {
                settle(subject.draft.birth, .keptExisting)
            } else {
                phase = .needsBirth
            }
        }
    }

    private mutating func settle(_ birth: BirthInformation, _ provenance: BirthProvenance) {
        self.birth = birth
        self.provenance = provenance
        phase = .reviewing
    }
}
