internal import KindredCore

/// Photos of adults, apart from their people, so that a photo is never read along with a row.
///
/// The row's digest covers the digest of the photo's bytes and not the bytes themselves: it can be
/// checked with the photo closed. The bytes are the last column and are named in one statement for
/// writing and one for reading, both of which need a permit of the gate.
enum PhotoTable {
    static let table = Table(
        name: "photo",
        width: 5,
        creation: [
            """
            CREATE TABLE photo (
                person INTEGER PRIMARY KEY REFERENCES person (number) ON DELETE CASCADE,
                format TEXT NOT NULL CHECK (format IN ('jpeg', 'png', 'gif', 'webp')),
                orientation INTEGER NOT NULL CHECK (orientation BETWEEN 1 AND 8),
                byte_count INTEGER NOT NULL CHECK (byte_count = length(bytes)),
                content BLOB NOT NULL CHECK (length(content) = 32),
                digest BLOB NOT NULL CHECK (length(digest) = 32),
                bytes BLOB NOT NULL
            ) STRICT
            """
        ],
        insertion: "INSERT INTO photo VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        selection: """
            SELECT person, format, orientation, byte_count, content, digest
            FROM photo ORDER BY person
            """
    )

    static let ofPerson: StaticString = """
        SELECT person, format, orientation, byte_count, content, digest
        FROM photo WHERE person = ?1
        """
    static let deletion: StaticString = "DELETE FROM photo WHERE person = ?1"
    /// The only statement that reads a photo's bytes.
    static let bytes: StaticString = "SELECT bytes FROM photo WHERE person = ?1"

    /// The values of a photo's row but for its bytes; the digest of the bytes comes from the gate.
    static func values(
        person: Int,
        _ presence: PhotoPresence,
        byteCount: Int,
        content: [UInt8]
    ) -> [ColumnValue] {
        [
            ColumnValue(person), ColumnValue(presence.format.rawValue),
            ColumnValue(presence.orientation), ColumnValue(byteCount), .blob(content),
        ]
    }

    /// What is known of a photo without opening it.
    static func presence(_ values: [ColumnValue]) throws(NotebookError) -> PhotoPresence {
        guard values.count == table.width,
            let format = values[1].text.flatMap(PhotoFormat.init(rawValue:)),
            let orientation = values[2].number, (1...8).contains(orientation)
        else { throw table.corruption(values) }
        return PhotoPresence(format: format, orientation: orientation)
    }
}
