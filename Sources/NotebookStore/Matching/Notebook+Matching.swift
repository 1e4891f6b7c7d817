package import CivilCalendar
package import KindredCore
internal import Text

extension Notebook {
    /// Which people a contact may be, by earlier imports, traces, and name with birthday.
    package mutating func matching(
        _ contact: Contact,
        today: CivilDate
    ) throws(NotebookError) -> Matching {
        try attendToForeignChanges()
        let numbers = try nameIndex().numbers(of: contact, today: today, atMost: .max)
        let key = try TraceKey(connection)
        var people = KnownPeople()
        return try candidates(
            for: contact,
            named: numbers,
            by: key,
            among: &people,
            today: today,
            atMost: .max
        ).stored
    }

    /// Whether an import of that key was done and its person is still there: then it is not a
    /// question whom the card is.
    package mutating func isImported(_ key: ImportKey) throws(NotebookError) -> Bool {
        try attendToForeignChanges()
        guard let digest = Digest(hex: key.hex),
            let marker = try MarkerReader.marker(connection, key: digest)
        else { return false }
        return try PersonReader.number(connection, id: marker.person) != nil
    }
}

extension Notebook {
    /// What tells one state of the notebook from another: the changes of others, and our own.
    struct State: Equatable {
        let others: Int64?
        let own: Int64?
    }

    /// The state that was last looked at.
    var state: State {
        get throws(NotebookError) {
            State(
                others: inspectedVersion,
                own: try connection.integer("SELECT total_changes()")
            )
        }
    }

    /// Everybody by name and birthday.
    func nameIndex() throws(NotebookError) -> NameIndex {
        try connection.snapshot { () throws(NotebookError) in try NameIndex(connection) }
    }

    /// Whom a contact may be, of those who are named so and those who have one of its traces.
    ///
    /// - Parameters:
    ///   - people: Those who were read before in this state of the notebook.
    ///   - limit: How many people are looked at for each trace.
    func candidates(
        for contact: Contact,
        named numbers: [Int],
        by key: TraceKey,
        among people: inout KnownPeople,
        today: CivilDate,
        atMost limit: Int
    ) throws(NotebookError) -> ContactMatch {
        try connection.snapshot { () throws(NotebookError) in
            var search = CandidateSearch(numbers, atMost: limit)
            try search.lookUpImports(contact.source, connection)
            try search.lookUpTraces(ContactTrace.all(of: contact.source, key: key), connection)
            return try search.match(contact, among: &people, today: today, connection)
        }
    }
}

/// The search for people whom a contact may be.
private struct CandidateSearch {
    private let limit: Int
    private var reasons: [Int: Set<MatchReason>] = [:]
    private var imports: [PersonID: SaveOrigin] = [:]
    private var deleted: SaveOrigin?

    init(_ numbers: [Int], atMost limit: Int) {
        self.limit = limit
        for number in numbers { reasons[number] = [] }
    }

    /// Whom imports of this very card made or changed; of several the last one counts.
    mutating func lookUpImports(
        _ source: ContactSource,
        _ connection: borrowing Connection
    ) throws(NotebookError) {
        guard let digest = Digest(hex: source.digest) else { return }
        for marker in try MarkerReader.markers(connection, source: digest, atMost: limit) {
            if let number = try PersonReader.number(connection, id: marker.person) {
                reasons[number, default: []].insert(.earlierImport)
                imports[marker.person] = SaveOrigin(marker)
            } else {
                deleted = SaveOrigin(marker)
            }
        }
    }

    /// Who has a trace of the card.
    mutating func lookUpTraces(
        _ traces: [ContactTrace],
        _ connection: borrowing Connection
    ) throws(NotebookError) {
        for trace in traces {
            for number in try trace.holders(connection, atMost: limit) {
                reasons[number, default: []].insert(trace.kind)
            }
        }
    }

    /// What all of them come to.
    func match(
        _ contact: Contact,
        among known: inout KnownPeople,
        today: CivilDate,
        _ connection: borrowing Connection
    ) throws(NotebookError) -> ContactMatch {
        var people: [Person] = []
        var traces = Matching.Traces()
        var photos: [PersonID: String] = [:]
        var origins = imports
        for (number, reasons) in reasons {
            guard let found = try known.person(number, connection) else { continue }
            let person = found.person
            people.append(person)
            for reason in reasons { traces.add(person.id, reason) }
            photos[person.id] = found.photo
            origins[person.id] = origins[person.id] ?? found.origin
        }
        traces.isDeletedSince = deleted != nil
        let matching = Matching(contact, among: people, traces: traces, today: today)
        return ContactMatch(
            candidates: matching.candidates.map { match in
                let id = match.person.id
                return ContactMatch.Candidate(match: match, photo: photos[id], origin: origins[id])
            },
            deleted: deleted,
            stored: matching
        )
    }
}
