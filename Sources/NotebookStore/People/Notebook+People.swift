package import CivilCalendar
package import KindredCore

extension Notebook {
    /// Saves a person who was added or edited by hand, with the link that a new one brings, in one
    /// transaction, and reads it back on a fresh connection.
    ///
    /// A person who is stored so already is not written again, whatever the draft's revision.
    ///
    /// - Parameter gateDay: The day of the photo gate: the earlier of the day that counts as today
    ///   and the machine's own.
    /// - Throws: ``NotebookError/conflict(reference:)`` where the person was saved since the draft
    ///   was made; ``NotebookError/photoGateShut`` where a photo would stay with somebody for whom
    ///   the gate is shut; ``NotebookError/committedButUnverified(_:)`` after a save that was not
    ///   read back as meant. After every other error nothing was written.
    package mutating func save(
        _ draft: PersonDraft,
        link: Link? = nil,
        gateDay: CivilDate
    ) throws(NotebookError) -> PersonReceipt {
        try prepareToWrite()
        let writer = DraftWriter(draft: draft, link: link, gateDay: gateDay)
        let plan = try commit { (connection) throws(NotebookError) in
            if let stored = try writer.planOfStored(connection) { return stored }
            return try writer.plan(connection)
        }
        let receipt = try readBack { (fresh) throws(NotebookError) in
            try ReadBack.receipt(for: plan, on: fresh, gateDay: gateDay)
        }
        let photoWent = draft.stored?.photo != nil && draft.photo.presence == nil
        let entriesWent = draft.stored?.log.contains { !draft.log.contains($0) } ?? false
        if !receipt.wroteNothing, photoWent || entriesWent { _ = eraseLog() }
        return receipt
    }
}

extension DraftWriter {
    /// Writes the draft.
    fileprivate func plan(_ connection: borrowing Connection) throws(NotebookError) -> PersonPlan {
        let written = try write(connection)
        return PersonPlan(
            person: draft.id,
            rows: written.rows,
            link: written.link,
            wroteNothing: false
        )
    }

    /// What is stored of the draft's person, where that is the draft's content and link already.
    ///
    /// - Throws: ``NotebookError/conflict(reference:)`` where a new person's identity is somebody
    ///   else's by now.
    fileprivate func planOfStored(
        _ connection: borrowing Connection
    ) throws(NotebookError) -> PersonPlan? {
        guard let rows = try PersonReader.rows(connection, id: draft.id) else { return nil }
        guard isStored(rows) else {
            if draft.stored == nil { throw .conflict(reference: rows.number) }
            return nil
        }
        var row: [ColumnValue]?
        if let link {
            let numbers = try LinkWriter.row(link, connection)
            guard try LinkReader.row(connection, like: numbers) == numbers else { return nil }
            row = numbers
        }
        return PersonPlan(person: draft.id, rows: rows, link: row, wroteNothing: true)
    }
}
