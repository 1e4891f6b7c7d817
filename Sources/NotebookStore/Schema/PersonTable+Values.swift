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
        ] + BirthColumns.values(of: draft.birth)
    }

    /// The person of a row whose digest was found right.
    static func person(
        _ values: [ColumnValue],
        log: [LogEntry],
        photo: PhotoPresence?
    ) throws(NotebookError) -> Person {
        guard values.count == table.width,
            let number = values[0].number,
            let id = values[1].bytes.flatMap(PersonID.init(bytes:)),
            let revision = values[2].number, revision >= 1,
            let notes = values[6].text,
            let closeness = values[7].number.flatMap({ Closeness($0) }),
            let isFriend = values[8].truth, let isFamily = values[9].truth,
            let isColleague = values[10].truth, let isListed = values[11].truth,
            let label = values[12].text.flatMap(ContextLabel.init(rawValue:)),
            let birth = BirthColumns.birth(values[13...])
        else { throw table.corruption(values) }
        var connections: Set<KindredCore.Connection> = []
        if isFriend { connections.insert(.friend) }
        if isFamily { connections.insert(.family) }
        if isColleague { connections.insert(.colleague) }
        return Person(
            id: id,
            reference: number,
            revision: revision,
            given: values[3].text,
            family: values[4].text,
            gender: values[5].text,
            notes: notes,
            log: log,
            closeness: closeness,
            connections: connections,
            isListed: isListed,
            birth: birth,
            label: label,
            photo: photo
        )
    }
}
