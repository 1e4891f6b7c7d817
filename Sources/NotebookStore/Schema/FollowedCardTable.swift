internal import KindredCore
internal import Text

/// How far each card of a followed folder was taken: the cursor of `sync`.
///
/// Names of files and UIDs are kept as digests under the notebook's own key, so that a deleted
/// person's name does not stay behind in the name of a file.
enum FollowedCardTable {
    static let table = Table(
        name: "followed_card",
        width: 7,
        creation: [
            """
            CREATE TABLE followed_card (
                folder INTEGER NOT NULL REFERENCES folder (number) ON DELETE CASCADE,
                name BLOB NOT NULL CHECK (length(name) = 32),
                uid BLOB CHECK (length(uid) = 32),
                card BLOB NOT NULL CHECK (length(card) = 32),
                stamp TEXT NOT NULL,
                person BLOB NOT NULL CHECK (length(person) = 16),
                content BLOB NOT NULL CHECK (length(content) = 32),
                digest BLOB NOT NULL CHECK (length(digest) = 32),
                PRIMARY KEY (folder, name)
            ) STRICT, WITHOUT ROWID
            """
        ],
        insertion: "INSERT OR REPLACE INTO followed_card VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        selection: "SELECT * FROM followed_card ORDER BY folder, name"
    )

    static let ofFolder: StaticString =
        "SELECT * FROM followed_card WHERE folder = ?1 ORDER BY name"
    static let one: StaticString = "SELECT * FROM followed_card WHERE folder = ?1 AND name = ?2"
    static let deletion: StaticString = "DELETE FROM followed_card WHERE folder = ?1 AND name = ?2"

    static func values(of card: FollowedCard, folder: Int) -> [ColumnValue] {
        [
            ColumnValue(folder), ColumnValue(card.name), card.uid.map { ColumnValue($0) } ?? .null,
            ColumnValue(card.card), ColumnValue(card.stamp), .blob(card.person.bytes),
            ColumnValue(card.content),
        ]
    }

    /// The card of a row whose digest was found right.
    static func card(_ values: [ColumnValue]) throws(NotebookError) -> FollowedCard {
        guard values.count == table.width,
            let name = values[1].bytes.flatMap({ Digest(bytes: $0) }),
            let card = values[3].bytes.flatMap({ Digest(bytes: $0) }),
            let stamp = values[4].text,
            let person = values[5].bytes.flatMap(PersonID.init(bytes:)),
            let content = values[6].bytes.flatMap({ Digest(bytes: $0) })
        else { throw table.corruption(values) }
        return FollowedCard(
            name: name,
            uid: values[2].bytes.flatMap { Digest(bytes: $0) },
            card: card,
            stamp: stamp,
            person: person,
            content: content
        )
    }
}
