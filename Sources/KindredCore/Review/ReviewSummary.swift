package import CivilCalendar
package import VCard

/// What a review comes to, in fields that programs read; no byte of a photo is among them.
package struct ReviewSummary: Hashable, Sendable {
    package let phase: ReviewPhase
    package let subject: ReviewSubject
    package let contact: Contact?
    package let given: String?
    package let family: String?
    package let birth: BirthInformation?
    package let provenance: BirthProvenance?
    package let reason: BirthdayReason?
    package let candidates: [CivilDate]
    package let bounds: ClosedRange<CivilDate>?
    package let age: Age?
    package let gate: AdultPhotoGate
    package let photo: PhotoPlan
    package let isPhotoRead: Bool
    package let removesStoredPhoto: Bool
    package let rows: [ReviewRow]
    package let matching: Matching?
    package let actions: [OpenAction]
}

extension ImportReview {
    /// The review in fields.
    package var summary: ReviewSummary { summary(matching: nil) }

    /// The review in fields.
    ///
    /// - Parameter matching: Whom the card may be, where that is still to be chosen.
    package func summary(matching: Matching?) -> ReviewSummary {
        let isRead = if case .ready = photo { true } else { false }
        return ReviewSummary(
            phase: phase,
            subject: subject,
            contact: contact,
            given: proposal.given,
            family: proposal.family,
            birth: birth,
            provenance: provenance,
            reason: question?.reason,
            candidates: question?.candidates ?? [],
            bounds: question?.bounds,
            age: birth.flatMap { Age(of: $0, on: today) },
            gate: gate,
            photo: photoPlan,
            isPhotoRead: isRead,
            removesStoredPhoto: removesStoredPhoto,
            rows: rows,
            matching: matching,
            actions: openActions(choosing: matching)
        )
    }
}
