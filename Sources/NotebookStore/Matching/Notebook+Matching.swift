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
        return try connection.snapshot { () throws(NotebookError) in
            let people = try PersonReader.all(connection, withLogs: false)
            var traces = Matching.Traces()
            try findEarlier(contact.source, among: people, &traces)
            let identities = Dictionary(
                people.map { ($0.reference, $0.id) },
                uniquingKeysWith: { first, _ in first }
            )
            let key = try SettingReader.matchingKey(connection)
            for trace in ContactTrace.all(of: contact.source, key: key) {
                for holder in try trace.holders(connection) {
                    if let id = identities[holder] { traces.add(id, trace.kind) }
                }
            }
            return Matching(contact, among: people, traces: traces, today: today)
        }
    }

    /// Whether an import of that key was done: then it is not a question whom the card is.
    package mutating func isImported(_ key: ImportKey) throws(NotebookError) -> Bool {
        try attendToForeignChanges()
        guard let digest = Digest(hex: key.hex) else { return false }
        return try MarkerReader.marker(connection, key: digest) != nil
    }

    private func findEarlier(
        _ source: ContactSource,
        among people: [Person],
        _ traces: inout Matching.Traces
    ) throws(NotebookError) {
        guard let digest = Digest(hex: source.digest) else { return }
        let present = Set(people.map(\.id))
        for marker in try MarkerReader.markers(connection, source: digest) {
            if present.contains(marker.person) {
                traces.add(marker.person, .earlierImport)
            } else {
                traces.isDeletedSince = true
            }
        }
    }
}
