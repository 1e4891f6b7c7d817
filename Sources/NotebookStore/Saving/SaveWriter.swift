internal import KindredCore
internal import Text

/// Writes what a request asks for, inside a transaction that is open.
struct SaveWriter {
    let request: SaveRequest
    /// What digests the card's addresses.
    let key: TraceKey

    /// Whether the import was done before, and is not to be done again.
    func isDone(_ connection: borrowing Connection) throws(NotebookError) -> Bool {
        guard let marker = try MarkerReader.marker(connection, key: request.key) else {
            return false
        }
        guard request.revives else { return true }
        return try PersonReader.number(connection, id: marker.person) != nil
    }

    /// Writes person, log, photo, link and marker; tells what was written.
    func write(_ connection: borrowing Connection) throws(NotebookError) -> SavePlan {
        let written = try DraftWriter(
            draft: request.draft,
            link: request.link,
            gateDay: request.gateDay
        ).write(connection)
        let marker = Marker(
            number: Int(try connection.integer(MarkerTable.nextNumber) ?? 1),
            key: request.key,
            person: request.draft.id,
            revision: written.rows.person[2].number ?? 1,
            content: written.rows.content,
            savedOn: request.savedOn,
            source: request.source.flatMap { Digest(hex: $0.digest) }
        )
        if request.revives { try MarkerTable.delete(request.key, from: connection) }
        try MarkerTable.table.insert(marker.values, into: connection)
        var plan = SavePlan(rows: written.rows, link: written.link, marker: marker)
        plan.traces = try writeTraces(connection, person: written.rows.number)
        if let token = request.plan {
            plan.usedPlan = try PlanUse.write(connection, token, on: request.savedOn)
        }
        return plan
    }

    private func writeTraces(
        _ connection: borrowing Connection,
        person: Int
    ) throws(NotebookError) -> [ContactTrace] {
        guard let source = request.source else { return [] }
        let traces = ContactTrace.all(of: source, key: key)
        for trace in traces { try trace.write(connection, person: person) }
        return traces
    }
}
