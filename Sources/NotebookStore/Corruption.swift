/// What in a notebook contradicts itself, and where; never what stands there.
package enum Corruption: Hashable, Sendable {
    /// The pages of the file, or a constraint that SQLite checks itself.
    case pages
    /// Tables other than the format has.
    case schema
    /// A row that names a person who is not there.
    case missingPerson
    /// A row whose digest does not fit it, or whose fields make no sense.
    case row(table: String, number: Int)
    /// The log that lies beside the file, or the newest part of the file, is another notebook's.
    case foreignLog
    /// Somebody is their own ancestor; the person's number.
    case parentageCycle(reference: Int)
    /// The log has content, but the file it belongs to is empty.
    case orphanedLog
}
