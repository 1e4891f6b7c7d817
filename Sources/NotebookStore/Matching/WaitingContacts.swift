internal import CivilCalendar
internal import KindredCore

/// The new people of a batch who are not saved yet, found as those of the notebook are.
struct WaitingContacts {
    private struct Trace: Hashable {
        let reason: MatchReason
        let text: String
    }

    private var people: [PersonID: (person: Person, photo: String?)] = [:]
    private var traces: [Trace: [PersonID]] = [:]
    private var names: [NameDay: [PersonID]] = [:]

    /// Who waits.
    subscript(_ id: PersonID) -> Person? { people[id]?.person }

    /// Adds somebody whom a card makes.
    mutating func add(_ draft: PersonDraft, photo: String?, of source: ContactSource) {
        people[draft.id] = (Person(waiting: draft), photo)
        for trace in Self.traces(of: source) { traces[trace, default: []].append(draft.id) }
        if let found = draft.nameDay { names[found, default: []].append(draft.id) }
    }

    /// Forgets everybody.
    mutating func removeAll() {
        self = WaitingContacts()
    }

    /// Whom of them a card may be, by each of its traces at most so many.
    func candidates(
        for contact: Contact,
        today: CivilDate,
        atMost limit: Int
    ) -> [ContactMatch.Candidate] {
        guard !people.isEmpty else { return [] }
        var found = Matching.Traces()
        var ids: Set<PersonID> = []
        for trace in Self.traces(of: contact.source) {
            for id in (traces[trace] ?? []).prefix(limit) {
                found.add(id, trace.reason)
                ids.insert(id)
            }
        }
        for name in NameDay.all(of: contact, today: today) {
            ids.formUnion((names[name] ?? []).prefix(limit))
        }
        let known = ids.compactMap { people[$0]?.person }
        return Matching(contact, among: known, traces: found, today: today).candidates
            .map {
                ContactMatch.Candidate(match: $0, photo: people[$0.person.id]?.photo, origin: nil)
            }
    }

    private static func traces(of source: ContactSource) -> [Trace] {
        [Trace(reason: .earlierImport, text: source.digest)]
            + [source.uid].compactMap(\.self).map { Trace(reason: .uid, text: $0) }
            + source.emails.map { Trace(reason: .email, text: $0) }
            + source.telephones.map { Trace(reason: .telephone, text: $0) }
    }
}

extension Person {
    /// A person as a new draft makes them, before there is a number.
    fileprivate init(waiting draft: PersonDraft) {
        self.init(
            id: draft.id,
            reference: 0,
            revision: 1,
            given: draft.given,
            family: draft.family,
            gender: draft.gender,
            notes: draft.notes,
            log: draft.log,
            lastEntry: draft.lastEntry,
            closeness: draft.closeness,
            connections: draft.connections,
            isListed: draft.isListed,
            birth: draft.birth,
            label: draft.label,
            photo: draft.photo.presence
        )
    }
}
