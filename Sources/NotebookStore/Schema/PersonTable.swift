/// People: one row each, under the number that is their reference.
enum PersonTable {
    static let table = Table(
        name: "person",
        width: 24,
        creation: [
            """
            CREATE TABLE person (
                number INTEGER PRIMARY KEY AUTOINCREMENT CHECK (number >= 1),
                id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
                revision INTEGER NOT NULL CHECK (revision >= 1),
                given_name TEXT CHECK (given_name <> ''),
                family_name TEXT CHECK (family_name <> ''),
                gender TEXT CHECK (gender <> ''),
                notes TEXT NOT NULL,
                closeness INTEGER NOT NULL CHECK (closeness BETWEEN 1 AND 5),
                is_friend INTEGER NOT NULL CHECK (is_friend IN (0, 1)),
                is_family INTEGER NOT NULL CHECK (is_family IN (0, 1)),
                is_colleague INTEGER NOT NULL CHECK (is_colleague IN (0, 1)),
                is_listed INTEGER NOT NULL CHECK (is_listed IN (0, 1)),
                label TEXT NOT NULL CHECK (label IN ('person', 'child', 'parent', 'partner')),
                birth TEXT NOT NULL CHECK (birth IN ('unknown', 'exact', 'estimated')),
                born_on TEXT CHECK ((birth = 'exact') = (born_on IS NOT NULL)),
                age INTEGER CHECK (age BETWEEN 0 AND 120),
                age_on TEXT CHECK ((birth = 'estimated') = (age_on IS NOT NULL)),
                observed_calendar TEXT CHECK (observed_calendar IS NULL OR birth = 'exact'),
                observed_era INTEGER,
                observed_year INTEGER,
                observed_month INTEGER,
                observed_leap INTEGER CHECK (observed_leap IN (0, 1)),
                observed_day INTEGER,
                last_entry INTEGER NOT NULL CHECK (last_entry >= 0),
                digest BLOB NOT NULL CHECK (length(digest) = 32),
                CHECK ((age IS NULL) = (age_on IS NULL))
            ) STRICT
            """
        ],
        insertion: """
            INSERT INTO person VALUES (
                ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12,
                ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22, ?23, ?24, ?25
            )
            """,
        selection: "SELECT * FROM person ORDER BY number"
    )

    /// Reads the row of a number.
    static let byNumber: StaticString = "SELECT * FROM person WHERE number = ?1"
    /// Reads the row of an identity.
    static let byIdentity: StaticString = "SELECT * FROM person WHERE id = ?1"
    /// The number for the next new person; numbers of deleted people are not given out again.
    static let nextNumber: StaticString =
        "SELECT coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'person'), 0) + 1"
    /// Changes the row of a number (parameter 1), all values but number and identity.
    static let update: StaticString = """
        UPDATE person SET revision = ?3, given_name = ?4, family_name = ?5, gender = ?6, notes = ?7,
            closeness = ?8, is_friend = ?9, is_family = ?10, is_colleague = ?11, is_listed = ?12,
            label = ?13, birth = ?14, born_on = ?15, age = ?16, age_on = ?17,
            observed_calendar = ?18, observed_era = ?19, observed_year = ?20,
            observed_month = ?21, observed_leap = ?22, observed_day = ?23,
            last_entry = ?24, digest = ?25
        WHERE number = ?1 AND id = ?2
        """
}
