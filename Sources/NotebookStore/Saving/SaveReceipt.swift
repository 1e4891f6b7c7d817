package import CivilCalendar
package import KindredCore
package import Text

/// That a save is in the notebook: made here only, from rows read back on a fresh connection.
package struct SaveReceipt: Hashable, Sendable {
    /// Whom the save made or changed.
    package let person: PersonID
    /// The person's number in the notebook.
    package let reference: Int
    /// The person's revision after the save.
    package let revision: Int
    /// The marker's key: the same import has the same.
    package let marker: Digest
    /// The digest of all that is stored of the person.
    package let content: Digest
    /// The day of the save.
    package let savedOn: CivilDate

    fileprivate init(_ marker: Marker, _ rows: PersonRows) {
        person = marker.person
        reference = rows.number
        revision = marker.revision
        self.marker = marker.key
        content = rows.content
        savedOn = marker.savedOn
    }
}

/// Reads what was saved, on a connection that has not written it.
enum ReadBack {
    /// What is stored of an import; nil where it is still to be done.
    static func find(
        _ request: SaveRequest,
        on fresh: borrowing Connection
    ) throws(NotebookError) -> SaveOutcome? {
        guard let marker = try MarkerReader.marker(fresh, key: request.key) else { return nil }
        guard let rows = try PersonReader.rows(fresh, id: marker.person) else {
            return request.revives ? nil : .deletedSince(marker.person)
        }
        guard rows.content == marker.content else { return .editedSince(reference: rows.number) }
        _ = try PhotoReader.photo(of: rows, on: fresh, today: request.gateDay)
        return .alreadySaved(SaveReceipt(marker, rows))
    }

    /// The receipt of a save, once every field was found as it was meant.
    static func receipt(
        for plan: SavePlan,
        on fresh: borrowing Connection,
        gateDay: CivilDate
    ) throws(NotebookError) -> SaveReceipt {
        guard let marker = try MarkerReader.marker(fresh, key: plan.marker.key) else {
            throw .committedButUnverified(.missing(table: MarkerTable.table.name))
        }
        try compare(plan.marker.values, marker.values, MarkerTable.table)
        guard let rows = try PersonReader.rows(fresh, id: plan.marker.person) else {
            throw .committedButUnverified(.missing(table: PersonTable.table.name))
        }
        try compare(plan.rows, rows, on: fresh, gateDay: gateDay)
        if let link = plan.link { try compare(link: link, on: fresh) }
        for trace in plan.traces {
            guard try trace.isStored(fresh, person: rows.number) else {
                throw .committedButUnverified(.missing(table: TraceTable.table.name))
            }
        }
        if let used = plan.usedPlan, let token = plan.usedToken {
            try compare(used, try PlanUse.row(fresh, token) ?? [], UsedPlanTable.table)
        }
        return SaveReceipt(marker, rows)
    }

    /// Compares all rows of a person, and looks at the photo's bytes where there is one.
    static func compare(
        _ meant: PersonRows,
        _ stored: PersonRows,
        on fresh: borrowing Connection,
        gateDay: CivilDate
    ) throws(NotebookError) {
        try compare(meant.person, stored.person, PersonTable.table)
        try compare(meant.log.flatMap(\.self), stored.log.flatMap(\.self), LogTable.table)
        try compare(meant.photo ?? [], stored.photo ?? [], PhotoTable.table)
        guard stored.photo != nil else { return }
        guard try PhotoReader.photo(of: stored, on: fresh, today: gateDay) != nil else {
            throw .committedButUnverified(.differentPhoto)
        }
    }

    /// Compares a link with the row that is stored.
    static func compare(
        link: [ColumnValue],
        on fresh: borrowing Connection
    ) throws(NotebookError) {
        try compare(link, try LinkReader.row(fresh, like: link) ?? [], LinkTable.table)
    }

    /// Compares a row field by field.
    static func compare(
        _ meant: [ColumnValue],
        _ stored: [ColumnValue],
        _ table: Table
    ) throws(NotebookError) {
        guard meant.count == stored.count else {
            throw .committedButUnverified(.missing(table: table.name))
        }
        for (column, pair) in zip(meant, stored).enumerated() where pair.0 != pair.1 {
            throw .committedButUnverified(.different(table: table.name, column: column))
        }
    }
}
