internal import KindredCore
internal import Text

extension DraftWriter {
    /// Removes, keeps or replaces the photo; the row that stands afterwards.
    func writePhoto(
        _ connection: borrowing Connection,
        stored rows: PersonRows
    ) throws(NotebookError) -> [ColumnValue]? {
        switch draft.photo {
        case .kept(let presence):
            guard let row = rows.photo, try PhotoTable.presence(row) == presence else {
                throw .conflict(reference: rows.number)
            }
            return row
        case .absent:
            try deletePhoto(connection, rows.number)
            return nil
        case .replaced(let photo):
            try deletePhoto(connection, rows.number)
            return try insert(photo, connection, rows.number)
        }
    }

    private func deletePhoto(
        _ connection: borrowing Connection,
        _ person: Int
    ) throws(NotebookError) {
        var statement = try connection.prepare(PhotoTable.deletion)
        try statement.bind(1, person)
        try statement.run()
    }

    /// Writes the bytes, for which the gate has to give a permit once more.
    private func insert(
        _ photo: StoredPhoto,
        _ connection: borrowing Connection,
        _ person: Int
    ) throws(NotebookError) -> [ColumnValue] {
        guard let hashing = permit(), let writing = permit(),
            let content = photo.digest(hashing).flatMap(Hex.decode)
        else { throw .photoGateShut }
        let values = PhotoTable.values(
            person: person,
            photo.presence,
            byteCount: photo.byteCount,
            content: content
        )
        var statement = try connection.prepare(PhotoTable.table.insertion)
        try statement.bind(values, from: 1)
        try statement.bind(6, PhotoTable.table.digest(of: values).bytes)
        let lent: Void? = try photo.withBytes(writing) { bytes throws(NotebookError) in
            try statement.bind(7, bytes)
        }
        guard lent != nil else { throw .photoGateShut }
        try statement.run()
        return values
    }

    private func permit() -> StoredPhotoPermit? {
        StoredPhotoPermit.permit(for: draft.id, draft.birth, today: gateDay)
    }
}
