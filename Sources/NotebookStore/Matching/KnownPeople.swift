internal import KindredCore

/// People who were read of one state of the notebook, so that those whom many cards may be are read once.
struct KnownPeople: Sendable {
    /// What is known of somebody.
    struct Entry: Sendable {
        let person: Person
        /// The digest of the photo's bytes in hexadecimal digits; nil where there is no photo.
        let photo: String?
        /// What is stored now.
        let origin: SaveOrigin

        fileprivate init(_ rows: PersonRows) throws(NotebookError) {
            person = try rows.decoded()
            photo = rows.photoDigest
            origin = SaveOrigin(person: person.id, content: rows.content)
        }
    }

    /// How many people are kept before all are forgotten.
    private static let most = 1 << 16

    private var entries: [Int: Entry] = [:]

    /// The person of a number; nil where there is none.
    mutating func person(
        _ number: Int,
        _ connection: borrowing Connection
    ) throws(NotebookError) -> Entry? {
        if let known = entries[number] { return known }
        guard let rows = try PersonReader.rows(connection, number: number) else { return nil }
        let entry = try Entry(rows)
        if entries.count >= Self.most { entries.removeAll(keepingCapacity: true) }
        entries[number] = entry
        return entry
    }

    /// Forgets somebody who was changed.
    mutating func forget(_ number: Int) {
        entries[number] = nil
    }
}
