package import CivilCalendar

/// Which person of the notebook a card may be; it is only ever a proposal to a person.
///
/// A name alone decides nothing, and is not even a reason: many people share one.
package struct Matching: Hashable, Sendable {
    /// What the notebook says of a card's traces.
    package struct Traces: Hashable, Sendable {
        /// Who was found by which trace.
        package var found: [PersonID: Set<MatchReason>] = [:]
        /// Whether a person whom the same card had made, or changed, is there no longer.
        package var isDeletedSince = false

        package init() {}

        /// Adds a reason.
        package mutating func add(_ person: PersonID, _ reason: MatchReason) {
            found[person, default: []].insert(reason)
        }
    }

    /// What the candidates come to together.
    package enum Verdict: String, Hashable, Sendable {
        case same
        case possible
        case none
    }

    /// The candidates, the sure ones first, then by their number.
    package let candidates: [MatchCandidate]
    /// Whether the same card was imported before and its person deleted since.
    package let isDeletedSince: Bool

    /// The candidates among these people.
    package init(
        _ contact: Contact,
        among people: some Sequence<Person>,
        traces: Traces = Traces(),
        today: CivilDate
    ) {
        let compared = ComparedContact(contact, today: today)
        candidates =
            people.compactMap { person in
                MatchCandidate(person, compared, found: traces.found[person.id] ?? [])
            }
            .sorted { one, other in
                one.certainty == other.certainty
                    ? one.person.reference < other.person.reference : one.certainty == .same
            }
        isDeletedSince = traces.isDeletedSince
    }

    /// The surest of the candidates.
    package var verdict: Verdict {
        switch candidates.first?.certainty {
        case .same: .same
        case .possible: .possible
        case nil: .none
        }
    }

    /// Whether a person has to say into whom the card goes.
    package var needsChoice: Bool { !candidates.isEmpty || isDeletedSince }
}
