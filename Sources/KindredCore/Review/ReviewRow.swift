import CivilCalendar
import VCard

/// One field of a review: as it is recorded, as the card has it, and as it would be saved.
package struct ReviewRow: Hashable, Sendable {
    /// The fields, in the order in which they are told.
    package enum Field: String, CaseIterable, Hashable, Sendable {
        case given
        case family
        case connections
        case birth
        case photo

        /// What the field is called.
        package var words: String {
            switch self {
            case .given: "Given name"
            case .family: "Family name"
            case .connections: "Connections"
            case .birth: "Birthday"
            case .photo: "Photo"
            }
        }
    }

    /// What saving does to a field of the current draft.
    package enum Change: String, Hashable, Sendable {
        /// Nothing.
        case none
        /// It was empty, and is filled.
        case added
        /// Something else takes its place.
        case changed
        /// It is emptied.
        case lost
    }

    /// Which field.
    package let field: Field
    /// What the current draft has; nil for nothing.
    package let current: String?
    /// What the selected contact has; nil for nothing.
    package let contact: String?
    /// What would be saved; nil for nothing, and where a person has to decide first.
    package let result: String?
    /// What saving does.
    package let change: Change
}

extension ImportReview {
    /// The review field by field; values are as they are written, and are escaped where they are shown.
    package var rows: [ReviewRow] {
        guard let contact else { return [] }
        let before = subject.draft
        let after = proposal
        return [
            row(.given, before.given, contact.names.given, after.given),
            row(.family, before.family, contact.names.family, after.family),
            row(
                .connections,
                ImportReview.words(before.connections),
                nil,
                ImportReview.words(after.connections)
            ),
            birthRow(contact, before),
            photoRow(contact, before, after),
        ]
    }

    /// The fields that saving changes or fills.
    package var changedFields: [ReviewRow.Field] {
        rows.filter { $0.change == .changed || $0.change == .added }.map(\.field)
    }

    /// The fields that saving empties.
    package var lostFields: [ReviewRow.Field] {
        rows.filter { $0.change == .lost }.map(\.field)
    }

    private func row(
        _ field: ReviewRow.Field,
        _ current: String?,
        _ contact: String?,
        _ result: String?
    ) -> ReviewRow {
        let change: ReviewRow.Change =
            switch (current, result) {
            case (nil, nil): .none
            case (nil, _?): .added
            case (_?, nil): .lost
            case (let one?, let other?): one == other ? .none : .changed
            }
        return ReviewRow(
            field: field,
            current: current,
            contact: contact,
            result: result,
            change: change
        )
    }

    private static func words(_ connections: Set<Connection>) -> String? {
        let names = Connection.allCases.filter(connections.contains).map(\.rawValue)
        return names.isEmpty ? nil : names.joined(separator: ", ")
    }

    private func birthRow(_ contact: Contact, _ before: PersonDraft) -> ReviewRow {
        let card: String? =
            switch BirthResolution(contact.birthday, today: today) {
            case .usable(let date, _): date.description
            case .needsDecision(let question):
                question.reason == .missing ? nil : "a decision is needed: \(question.reason.words)"
            }
        let current = before.birth.isKnown ? ReviewWords.words(before.birth) : nil
        guard let birth, let provenance else {
            return ReviewRow(
                field: .birth,
                current: current,
                contact: card,
                result: nil,
                change: .none
            )
        }
        let compared = row(
            .birth,
            current,
            card,
            birth.isKnown ? ReviewWords.words(birth) : nil
        )
        return ReviewRow(
            field: .birth,
            current: current,
            contact: card,
            result: "\(ReviewWords.words(birth)), \(ReviewWords.words(provenance))",
            change: compared.change
        )
    }

    private func photoRow(
        _ contact: Contact,
        _ before: PersonDraft,
        _ after: PersonDraft
    ) -> ReviewRow {
        let card = contact.photo.map { photo in
            let reference = photo.reference
            let form = reference.form == .uri ? "a link" : "in the card"
            let type = reference.mediaType.map { ", \($0)" } ?? ""
            return "\(form), line \(reference.line), \(reference.length) bytes as written\(type)"
        }
        let isSaved = photoPlan == .willBeRead || after.photo.presence != nil
        let hadPhoto = before.photo.presence != nil
        return ReviewRow(
            field: .photo,
            current: before.photo.presence.map { "stored (\($0.format.rawValue))" },
            contact: card,
            result: photoPlan.words,
            change: isSaved
                ? (hadPhoto ? .changed : .added) : hadPhoto && provenance != nil ? .lost : .none
        )
    }
}
