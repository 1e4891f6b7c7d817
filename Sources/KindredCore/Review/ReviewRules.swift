import CivilCalendar

/// The rules that a review moves by: the table, and the questions that its guards ask.
///
/// Tests put broken ones in their place, to see that they are noticed.
struct ReviewRules: Sendable {
    /// The gate for a birth on a day.
    var gate: @Sendable (BirthInformation, CivilDate) -> AdultPhotoGate = {
        AdultPhotoGate($0, today: $1)
    }
    /// Whether a claim lets the photo be read at a revision.
    var mayRead: @Sendable (AdulthoodClaim, Int) -> Bool = { $0.mayRead(at: $1) }
    /// Whether a photo needs no more decision.
    var isSettled: @Sendable (PhotoState) -> Bool = { $0.isSettled }
    /// Whether a change of birth drops bytes, permit and confirmation.
    var forgetsPhotoWithBirth = true
    /// The transition table.
    var table = TransitionTable.rows

    /// The rules of the house.
    static let standard = ReviewRules()
}

extension ReviewRules {
    /// Whether the photo of a review may be read now.
    func mayRead(_ data: ReviewData) -> Bool {
        guard let claim = data.claim else { return false }
        return mayRead(claim, data.revision)
    }

    /// Whether the gate is open for the birth under review.
    func isGateOpen(_ data: ReviewData) -> Bool {
        data.provenance != nil && gate(data.birth, data.gateDay).isOpen
    }

    /// Whether nothing about the photo stands in the way of an import.
    func canImport(_ data: ReviewData) -> Bool {
        isSettled(data.photo) || !isGateOpen(data)
    }

    /// Whether saving the draft would take a stored photo from the person because the gate is shut.
    func removesStoredPhoto(_ data: ReviewData) -> Bool {
        data.subject.draft.stored?.photo != nil && !gate(data.draft.birth, data.gateDay).isOpen
    }
}
