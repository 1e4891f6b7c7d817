internal import CivilCalendar
internal import Text

/// Folders of cards that the notebook follows, by their identity; their paths are not kept.
enum FolderTable {
    static let table = Table(
        name: "folder",
        width: 3,
        creation: [
            """
            CREATE TABLE folder (
                number INTEGER PRIMARY KEY CHECK (number >= 1),
                identity BLOB NOT NULL UNIQUE CHECK (length(identity) = 32),
                accepted_on TEXT NOT NULL CHECK (length(accepted_on) = 10),
                digest BLOB NOT NULL CHECK (length(digest) = 32)
            ) STRICT
            """
        ],
        insertion: "INSERT INTO folder VALUES (?1, ?2, ?3, ?4)",
        selection: "SELECT * FROM folder ORDER BY number"
    )

    static let byIdentity: StaticString = "SELECT * FROM folder WHERE identity = ?1"
    static let nextNumber: StaticString = "SELECT coalesce(max(number), 0) + 1 FROM folder"

    /// Checks that a row's fields make sense; its number.
    static func number(_ values: [ColumnValue]) throws(NotebookError) -> Int {
        guard values.count == table.width, let number = values[0].number,
            values[1].bytes.flatMap({ Digest(bytes: $0) }) != nil,
            values[2].text.flatMap({ CivilDate($0) }) != nil
        else { throw table.corruption(values) }
        return number
    }
}
