import CivilCalendar
import VCard

extension ReviewData {
    /// What the review claims when it asks for the photo; nil before a birth is settled and without a photo.
    var claim: AdulthoodClaim? {
        guard let contact, let provenance, let photo = contact.photo else { return nil }
        return AdulthoodClaim(
            birth: birth,
            provenance: provenance,
            evidence: contact.birthday,
            form: photo.reference.form,
            confirmedRevision: confirmedRevision,
            today: gateDay
        )
    }

    /// Drops bytes, permit and confirmation; a photo left out stays left out.
    mutating func forgetPhoto() -> [ReviewAction] {
        permittedRevision = nil
        confirmedRevision = nil
        switch photo {
        case .ready, .unreadable:
            photo = .undecided
            return [.forgetPhoto]
        case .absent, .undecided, .skipped:
            return []
        }
    }

    /// Takes what a card says of a photo, unread.
    mutating func placePhoto(of contact: Contact) {
        photo = contact.photo?.reference.form == .inline ? .undecided : .absent
    }

    /// The photo that the draft gets, dropped where the gate is shut.
    func draftPhoto(_ rules: ReviewRules) -> DraftPhoto {
        guard case .ready(let stored, _) = photo, rules.gate(birth, gateDay).isOpen else {
            return .absent
        }
        return .replaced(stored)
    }
}
