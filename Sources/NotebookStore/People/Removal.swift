/// The statements by which people are removed and missed.
enum Removal {
    /// Removes a person; links, log and photo go with the row.
    static let ofPerson: StaticString = "DELETE FROM person WHERE number = ?1"
    /// Removes everybody, their links, logs and photos.
    static let ofEverybody: StaticString = "DELETE FROM person"
    /// What would be left of a removed person, by table; parameter 1 is the number.
    static let traces: [(table: String, query: StaticString)] = [
        ("person", "SELECT 1 FROM person WHERE number = ?1"),
        ("link", "SELECT 1 FROM link WHERE first = ?1 OR second = ?1"),
        ("log_entry", "SELECT 1 FROM log_entry WHERE person = ?1"),
        ("photo", "SELECT 1 FROM photo WHERE person = ?1"),
    ]

    /// How many people there are.
    static func count(_ connection: borrowing Connection) throws(NotebookError) -> Int {
        Int(try connection.integer("SELECT count(*) FROM person") ?? 0)
    }
}
