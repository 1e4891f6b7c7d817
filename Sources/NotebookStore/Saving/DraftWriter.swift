internal import CivilCalendar
internal import KindredCore
internal import Text

/// Writes a person as a draft has them, inside a transaction that is open.
struct DraftWriter {
    /// The person as it shall be stored.
    let draft: PersonDraft
    /// The link that comes with a new person.
    let link: Link?
    /// The day of the photo gate.
    let gateDay: CivilDate

    /// Writes person, log, photo and link; tells the rows that stand there now.
    func write(
        _ connection: borrowing Connection
    ) throws(NotebookError) -> (rows: PersonRows, link: [ColumnValue]?) {
        if draft.photo.presence != nil {
            guard AdultPhotoGate(draft.birth, today: gateDay).isOpen else { throw .photoGateShut }
        }
        var rows = try writePerson(connection)
        rows.log = try writeLog(connection, person: rows.number)
        rows.photo = try writePhoto(connection, stored: rows)
        guard let link else { return (rows, nil) }
        return (rows, try LinkWriter.insert(link, into: connection))
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
        guard revision == draft.baseRevision || isStored(rows) else {
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

    /// Whether the notebook holds the draft's content already, whatever its revision.
    func isStored(_ rows: PersonRows) -> Bool {
        let revision = rows.person[2].number ?? 0
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
}
