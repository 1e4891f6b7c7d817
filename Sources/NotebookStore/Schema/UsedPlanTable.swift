/// Plans that were carried out, so that none is carried out twice.
enum UsedPlanTable {
    static let table = Table(
        name: "used_plan",
        width: 3,
        creation: [
            """
            CREATE TABLE used_plan (
                number INTEGER PRIMARY KEY CHECK (number >= 1),
                token BLOB NOT NULL UNIQUE CHECK (length(token) = 32),
                used_on TEXT NOT NULL CHECK (length(used_on) = 10),
                digest BLOB NOT NULL CHECK (length(digest) = 32)
            ) STRICT
            """
        ],
        insertion: "INSERT INTO used_plan VALUES (?1, ?2, ?3, ?4)",
        selection: "SELECT * FROM used_plan ORDER BY number"
    )

    static let byToken: StaticString = "SELECT * FROM used_plan WHERE token = ?1"
    static let nextNumber: StaticString = "SELECT coalesce(max(number), 0) + 1 FROM used_plan"
}
