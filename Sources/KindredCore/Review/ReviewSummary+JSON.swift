import CivilCalendar
package import Text
import VCard

extension ReviewSummary {
    /// The summary as `review --format json` writes it.
    package var json: JSONValue { json { $0.option } }

    /// The summary as `review --format json` writes it.
    ///
    /// - Parameter command: The command line that does an action, where there is one.
    package func json(command: (OpenAction) -> String?) -> JSONValue {
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
            ("evidence", .array((contact?.birthday.readings ?? []).map(ReviewSummary.evidence))),
            ("rows", .array(rows.map(ReviewSummary.row))),
            ("match", matching.map(ReviewSummary.match) ?? .null),
            ("commands", .array(actions.map { ReviewSummary.command($0, command) })),
        ])
    }

    private static func evidence(_ reading: BirthdayReading) -> JSONValue {
        .members([
            ("property", .string(reading.property)), ("line", .integer(reading.line)),
            ("calendar", .string(reading.calendar)), ("raw", .string(reading.raw)),
            ("date", reading.date.map { .string($0.description) } ?? .null),
        ])
    }

    private static func row(_ row: ReviewRow) -> JSONValue {
        .members([
            ("field", .string(row.field.rawValue)),
            ("current", row.current.map(JSONValue.string) ?? .null),
            ("contact", row.contact.map(JSONValue.string) ?? .null),
            ("result", row.result.map(JSONValue.string) ?? .null),
            ("change", .string(row.change.rawValue)),
        ])
    }

    private static func match(_ matching: Matching) -> JSONValue {
        .members([
            ("verdict", .string(matching.verdict.rawValue)),
            ("deletedSince", .bool(matching.isDeletedSince)),
            (
                "candidates",
                .array(
                    matching.candidates.map { candidate in
                        .members([
                            ("reference", .integer(candidate.person.reference)),
                            ("id", .string(candidate.person.id.description)),
                            ("name", .string(candidate.person.displayName)),
                            ("certainty", .string(candidate.certainty.rawValue)),
                            (
                                "reasons",
                                .array(candidate.reasons.map { .string($0.rawValue) })
                            ),
                        ])
                    }
                )
            ),
        ])
    }

    private static func command(
        _ action: OpenAction,
        _ command: (OpenAction) -> String?
    ) -> JSONValue {
        .members([
            ("action", .string(action.name)), ("words", .string(action.words)),
            ("command", command(action).map(JSONValue.string) ?? .null),
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
                let words = ReviewWords.words(date, observed: observed)
                members.append(("calendars", .array(words.map(JSONValue.string))))
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
        members.append(("plan", .string(photo.words)))
        if removesStoredPhoto { members.append(("removesStored", .bool(true))) }
        return .members(members)
    }
}
