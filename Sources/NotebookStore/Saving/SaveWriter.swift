internal import KindredCore
internal import Text

/// Writes what a request asks for, inside a transaction that is open.
struct SaveWriter {
    let request: SaveRequest

    private var draft: PersonDraft { request.draft }

    /// Writes person, log, photo, link and marker; tells what was written.
    func write(_ connection: borrowing Connection) throws(NotebookError) -> SavePlan {
        if draft.photo.presence != nil {
            guard AdultPhotoGate(draft.birth, today: request.gateDay).isOpen else {
                throw .photoGateShut
            }
        }
        var rows = try writePerson(connection)
        rows.log = try writeLog(connection, person: rows.number)
        rows.photo = try writePhoto(connection, stored: rows)
        let link = try writeLink(connection, rows.number)
        let marker = Marker(
            number: Int(try connection.integer(MarkerTable.nextNumber) ?? 1),
            key: request.key,
            person: draft.id,
            revision: rows.person[2].number ?? 1,
            content: rows.content,
            savedOn: request.savedOn
        )
        try MarkerTable.table.insert(marker.values, into: connection)
        return SavePlan(rows: rows, link: link, marker: marker)
    }

    /// Inserts a new person, or changes the stored one; the rows' photo is the one stored before.
    private func writePerson(_ connection: borrowing Connection) throws(NotebookError) -> PersonRows
    {
        guard draft.stored != nil else {
            let number = Int(try connection.integer(PersonTable.nextNumber) ?? 1)
            let values = PersonTable.values(of: draft, number: number, revision: 1)
            try PersonTable.table.insert(values, into: connection)
            return PersonRows(person: values)
        }
        guard var rows = try PersonReader.rows(connection, id: draft.id) else {
            throw .noSuchPerson
        }
        let revision = rows.person[2].number ?? 0
        guard revision == draft.baseRevision || isStored(rows, revision) else {
            throw .conflict(reference: rows.number)
        }
        let values = PersonTable.values(of: draft, number: rows.number, revision: revision + 1)
        var statement = try connection.prepare(PersonTable.update)
        try statement.bind(values, from: 1)
        try statement.bind(
            Int32(values.count + 1),
            PersonTable.table.digest(of: values).bytes
        )
        try statement.run()
        rows.person = values
        return rows
    }

    /// Whether the notebook holds the draft's content already, under that revision.
    private func isStored(_ rows: PersonRows, _ revision: Int) -> Bool {
        let photo: [ColumnValue]? =
            switch draft.photo {
            case .absent: nil
            case .kept, .replaced: rows.photo ?? []
            }
        if case .replaced = draft.photo { return false }
        return rows.person
            == PersonTable.values(of: draft, number: rows.number, revision: revision)
            && rows.log == LogTable.values(of: draft.log, person: rows.number)
            && rows.photo == photo
    }

    private func writeLog(
        _ connection: borrowing Connection,
        person: Int
    ) throws(NotebookError) -> [[ColumnValue]] {
        var deletion = try connection.prepare(LogTable.deletion)
        try deletion.bind(1, person)
        try deletion.run()
        let rows = LogTable.values(of: draft.log, person: person)
        var insertion = try connection.prepare(LogTable.table.insertion)
        for row in rows { try LogTable.table.insert(row, with: &insertion) }
        return rows
    }

    private func writeLink(
        _ connection: borrowing Connection,
        _ person: Int
    ) throws(NotebookError) -> [ColumnValue]? {
        guard let link = request.link else { return nil }
        let ends = link.ends
        let first = try PersonReader.number(connection, id: ends.0)
        let second = try PersonReader.number(connection, id: ends.1)
        let values = LinkTable.values(of: link) { $0 == ends.0 ? first : second }
        guard let values, let first, let second else { throw .noSuchLinkTarget }
        guard first != second, try LinkReader.row(connection, like: values) == nil else {
            throw .linkRefused
        }
        if case .parent = link {
            guard try !LinkReader.isAncestor(connection, second, of: first) else {
                throw .linkRefused
            }
        }
        try LinkTable.table.insert(values, into: connection)
        return values
    }
}
