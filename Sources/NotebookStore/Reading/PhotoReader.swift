internal import CivilCalendar
internal import KindredCore
internal import Text

/// The only reader of stored photos' bytes, behind the gate.
enum PhotoReader {
    /// The photo of a person; nil where there is none or the gate is shut, and then it stays closed.
    ///
    /// - Throws: ``NotebookError/corrupt(_:)`` where the bytes are not those that were stored.
    static func photo(
        of rows: PersonRows,
        on connection: borrowing Connection,
        today: CivilDate
    ) throws(NotebookError) -> StoredPhoto? {
        guard let row = rows.photo else { return nil }
        let person = try rows.decoded()
        guard
            let reading = StoredPhotoPermit.permit(for: person.id, person.birth, today: today),
            let checking = StoredPhotoPermit.permit(for: person.id, person.birth, today: today)
        else { return nil }
        var statement = try connection.prepare(PhotoTable.bytes)
        try statement.bind(1, rows.number)
        guard try statement.step(), let bytes = statement.blob(0) else {
            throw PhotoTable.table.corruption(row)
        }
        let photo = StoredPhoto(
            bytes: bytes,
            presence: try PhotoTable.presence(row),
            permit: reading
        )
        guard let content = row[4].bytes, photo.digest(checking) == Hex.encode(content) else {
            throw PhotoTable.table.corruption(row)
        }
        return photo
    }
}
