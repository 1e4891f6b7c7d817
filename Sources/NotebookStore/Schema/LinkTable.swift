internal import KindredCore

/// Stated relations between people; nothing is inferred from them.
enum LinkTable {
    static let table = Table(
        name: "link",
        width: 4,
        creation: [
            """
            CREATE TABLE link (
                first INTEGER NOT NULL REFERENCES person (number) ON DELETE CASCADE,
                second INTEGER NOT NULL REFERENCES person (number) ON DELETE CASCADE,
                relation TEXT NOT NULL CHECK (relation IN ('parent', 'partners')),
                nature TEXT NOT NULL,
                digest BLOB NOT NULL CHECK (length(digest) = 32),
                PRIMARY KEY (first, second, relation),
                CHECK (first <> second),
                CHECK (relation = 'parent' OR first < second),
                CHECK (
                    (relation = 'parent'
                        AND nature IN ('biological', 'adoptive', 'step', 'unspecified'))
                    OR (relation = 'partners' AND nature IN ('current', 'former', 'unknown'))
                )
            ) STRICT, WITHOUT ROWID
            """,
            "CREATE INDEX link_second ON link (second)",
            """
            CREATE TRIGGER link_cycle BEFORE INSERT ON link
            WHEN NEW.relation = 'parent' AND EXISTS (
                WITH RECURSIVE ancestor (number) AS (
                    SELECT NEW.first
                    UNION SELECT first FROM link JOIN ancestor ON second = number
                    WHERE relation = 'parent'
                )
                SELECT 1 FROM ancestor WHERE number = NEW.second
            )
            BEGIN
                SELECT raise(ABORT, 'a parentage cycle');
            END
            """,
            """
            CREATE TRIGGER link_ends BEFORE UPDATE OF first, second, relation ON link
            BEGIN
                SELECT raise(ABORT, 'the ends of a link stay');
            END
            """,
        ],
        insertion: "INSERT INTO link VALUES (?1, ?2, ?3, ?4, ?5)",
        selection: "SELECT * FROM link ORDER BY first, second, relation"
    )

    /// Changes the kind or status of a link (parameter 4); the last parameter is the digest.
    static let update: StaticString =
        "UPDATE link SET nature = ?4, digest = ?5 WHERE first = ?1 AND second = ?2 AND relation = ?3"
    static let deletion: StaticString =
        "DELETE FROM link WHERE first = ?1 AND second = ?2 AND relation = ?3"
    /// The links at whose ends a person is.
    static let ofPerson: StaticString =
        "SELECT * FROM link WHERE first = ?1 OR second = ?1 ORDER BY first, second, relation"
    static let one: StaticString =
        "SELECT * FROM link WHERE first = ?1 AND second = ?2 AND relation = ?3"

    /// The values of a link's row; `number` tells the number of a person who is there.
    static func values(of link: Link, number: (PersonID) -> Int?) -> [ColumnValue]? {
        let (one, other) = link.ends
        guard let first = number(one), let second = number(other) else { return nil }
        switch link {
        case .parent(_, _, let kind):
            return [
                ColumnValue(first), ColumnValue(second), .text("parent"),
                ColumnValue(kind.rawValue),
            ]
        case .partners(_, _, let status):
            return [
                ColumnValue(min(first, second)), ColumnValue(max(first, second)),
                .text("partners"), ColumnValue(status.rawValue),
            ]
        }
    }

    /// The link of a row whose digest was found right; `identity` tells who has a number.
    static func link(
        _ values: [ColumnValue],
        identity: (Int) -> PersonID?
    ) throws(NotebookError) -> Link {
        guard values.count == table.width,
            let first = values[0].number.flatMap(identity),
            let second = values[1].number.flatMap(identity),
            let nature = values[3].text
        else { throw table.corruption(values) }
        switch values[2].text {
        case "parent":
            guard let kind = Link.ParentKind(rawValue: nature) else { break }
            return .parent(first, child: second, kind)
        case "partners":
            guard let status = Link.PartnerStatus(rawValue: nature) else { break }
            return .partners(first, second, status)
        default: break
        }
        throw table.corruption(values)
    }
}
