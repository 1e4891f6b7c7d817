internal import KindredCore

extension PersonTable {
    /// The values of a draft's row, once it has a number and a revision.
    static func values(of draft: PersonDraft, number: Int, revision: Int) -> [ColumnValue] {
        [
            ColumnValue(number),
            .blob(draft.id.bytes),
            ColumnValue(revision),
            ColumnValue(RecordedName.of(draft.given)),
            ColumnValue(RecordedName.of(draft.family)),
            ColumnValue(RecordedName.of(draft.gender)),
            ColumnValue(draft.notes),
            ColumnValue(draft.closeness.degree),
            ColumnValue(draft.connections.contains(.friend)),
            ColumnValue(draft.connections.contains(.family)),
            ColumnValue(draft.connections.contains(.colleague)),
            ColumnValue(draft.isListed),
            ColumnValue(draft.label.rawValue),
        ] + BirthColumns.values(of: draft.birth) + [ColumnValue(draft.lastEntry)]
    }

    /// The person of a row whose digest was found right.
    static func person(
        _ row: borrowing some ColumnSource & ~Copyable,
        log: [LogEntry],
        photo: PhotoPresence?
    ) throws(NotebookError) -> Person {
        guard let number = row.number(0),
            let id = row.blob(1).flatMap(PersonID.init(bytes:)),
            let revision = row.number(2), revision >= 1,
            let notes = row.text(6),
            let closeness = row.number(7).flatMap({ Closeness($0) }),
            let connections = connections(row),
            let isListed = row.truth(11),
            let label = row.text(12).flatMap(ContextLabel.init(rawValue:)),
            let birth = BirthColumns.birth(row, from: 13),
            let lastEntry = row.number(23), log.allSatisfy({ $0.number <= lastEntry })
        else { throw table.corruption(row) }
        return Person(
            id: id,
            reference: number,
            revision: revision,
            given: row.text(3),
            family: row.text(4),
            gender: row.text(5),
            notes: notes,
            log: log,
            lastEntry: lastEntry,
            closeness: closeness,
            connections: connections,
            isListed: isListed,
            birth: birth,
            label: label,
            photo: photo
        )
    }

    private static func connections(
        _ row: borrowing some ColumnSource & ~Copyable
    ) -> Set<KindredCore.Connection>? {
        guard let isFriend = row.truth(8), let isFamily = row.truth(9),
            let isColleague = row.truth(10)
        else { return nil }
        var connections: Set<KindredCore.Connection> = []
        if isFriend { connections.insert(.friend) }
        if isFamily { connections.insert(.family) }
        if isColleague { connections.insert(.colleague) }
        return connections
    }
}
