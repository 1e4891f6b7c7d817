internal import CivilCalendar
internal import KindredCore
internal import Text

/// What an approval asks for, once the approval itself is used up.
struct SaveRequest {
    /// The person as it shall be stored.
    var draft: PersonDraft
    /// The link that comes with a new person.
    var link: Link?
    /// The marker's key.
    var key: Digest
    /// The day of the photo gate.
    var gateDay: CivilDate
    /// The day of the save.
    var savedOn: CivilDate
    /// What lets the card be found again; nil for what comes from no card.
    var source: ContactSource?
    /// The token of the plan that is carried out.
    var plan: Digest?
    /// Whether a person said that the card is somebody new, also where it made somebody before who
    /// was deleted since.
    var revives = false
}

extension SaveRequest {
    init(
        _ approval: consuming ImportReview.Approval,
        on day: CivilDate,
        plan: Digest? = nil,
        reviving: Bool = false
    ) {
        source = approval.source
        self.plan = plan
        revives = reviving
        draft = approval.draft
        link = approval.link
        key = Digest(hex: approval.key.hex) ?? SHA256.digest(of: approval.key.hex)
        gateDay = approval.gateDay
        savedOn = day
    }
}

extension SaveRequest {
    /// Whether a stored photo is removed, or another one takes its place.
    var takesPhoto: Bool {
        if case .kept = draft.photo { return false }
        return draft.stored?.photo != nil
    }
}
