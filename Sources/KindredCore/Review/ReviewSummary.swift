package import CivilCalendar
package import Text
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
    package let actions: [OpenAction]
}

extension ImportReview {
    /// The review in fields.
    package var summary: ReviewSummary {
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
            actions: openActions
        )
    }
}

extension ReviewSummary {
    /// The summary as `review --format json` writes it.
    package var json: JSONValue {
        .members([
            ("state", .string(phase.rawValue)),
            ("subject", subjectJSON),
            ("contact", contact.map(ReviewSummary.json) ?? .null),
            ("birth", birthJSON),
            ("reason", reason.map { .string($0.rawValue) } ?? .null),
            ("candidates", .array(candidates.map { .string($0.description) })),
            (
                "bounds",
                bounds.map {
                    .array([.string("\($0.lowerBound)"), .string("\($0.upperBound)")])
                } ?? .null
            ),
            ("photo", photoJSON),
            ("actions", .array(actions.map { .string($0.name) })),
        ])
    }

    private var subjectJSON: JSONValue {
        var members: [(key: String, value: JSONValue)] = [
            ("kind", .string(subject.isNew ? "new" : "existing"))
        ]
        if let stored = subject.draft.stored {
            members.append(("id", .string(stored.id.description)))
            members.append(("reference", .integer(stored.reference)))
            members.append(("name", .string(stored.displayName)))
        }
        members.append(("given", given.map(JSONValue.string) ?? .null))
        members.append(("family", family.map(JSONValue.string) ?? .null))
        return .members(members)
    }

    private static func json(_ contact: Contact) -> JSONValue {
        .members([
            ("card", .integer(contact.number)),
            (
                "name",
                .members([
                    ("formatted", contact.name.formatted.map(JSONValue.string) ?? .null),
                    ("family", contact.name.family.map(JSONValue.string) ?? .null),
                    ("given", contact.name.given.map(JSONValue.string) ?? .null),
                ])
            ),
            ("related", .integer(contact.relatedCount)),
        ])
    }

    private var birthJSON: JSONValue {
        guard let birth, let provenance else { return .null }
        var members: [(key: String, value: JSONValue)] = [
            ("provenance", .string(provenance.rawValue))
        ]
        switch birth {
        case .unknown: break
        case .exact(let date, let observed):
            members.append(("exact", .string(date.description)))
            if let observed {
                members.append(("calendar", .string(observed.system.identifier)))
            }
        case .estimated(let estimate):
            members.append(("estimatedAge", .integer(estimate.years)))
            members.append(("asOf", .string(estimate.asOf.description)))
        }
        if let age { members.append(("age", .string(age.description))) }
        return .members(members)
    }

    private var photoJSON: JSONValue {
        var members: [(key: String, value: JSONValue)] = [
            ("present", .bool(photo != .absent)),
            ("gate", .string(gate.isOpen ? "open" : "shut")),
            ("read", .bool(isPhotoRead)),
            ("reason", photo.reason.map(JSONValue.string) ?? .null),
        ]
        if let reference = contact?.photo?.reference {
            members.append(("form", .string(reference.form.rawValue)))
        }
        if removesStoredPhoto { members.append(("removesStored", .bool(true))) }
        return .members(members)
    }
}
