package import CivilCalendar
package import Text

extension Notebook {
    /// What stands for a text in the notebook's rows: its digest under the notebook's own key.
    ///
    /// - Parameter purpose: What the text is, so that equal texts of two kinds differ.
    package func keyedDigest(
        of texts: [String],
        purpose: String
    ) throws(NotebookError) -> [Digest] {
        let key = try SettingTable.key(connection)
        return texts.map { text in
            HMACSHA256.digest(of: Array("kindred \(purpose) 1\0\(text)".utf8), key: key)
        }
    }

    /// Whether the notebook follows the folder of that identity.
    package func follows(_ folder: Digest) throws(NotebookError) -> Bool {
        try number(of: folder, on: connection) != nil
    }

    /// Whether the notebook follows any folder.
    package var followsAnyFolder: Bool {
        get throws(NotebookError) {
            try connection.integer("SELECT count(*) FROM folder") ?? 0 > 0
        }
    }

    /// How far the cards of a folder were taken, by the keyed digests of their files' names.
    package mutating func followedCards(
        of folder: Digest
    ) throws(NotebookError) -> [Digest: FollowedCard] {
        try attendToForeignChanges()
        guard let number = try number(of: folder, on: connection) else { return [:] }
        var cards: [Digest: FollowedCard] = [:]
        var statement = try connection.prepare(FollowedCardTable.ofFolder)
        try statement.bind(1, number)
        while try statement.step() {
            let card = try FollowedCardTable.card(FollowedCardTable.table.values(statement))
            cards[card.name] = card
        }
        return cards
    }

    /// What became of the person of a card since it was taken.
    package mutating func personSince(_ card: FollowedCard) throws(NotebookError) -> PersonSince {
        try attendToForeignChanges()
        return try connection.snapshot { () throws(NotebookError) in
            guard let rows = try PersonReader.rows(connection, id: card.person) else {
                return .deleted
            }
            guard rows.content == card.content else { return .edited }
            return .unchanged(try rows.decoded(), photo: rows.photoDigest)
        }
    }

    /// Follows a folder from now on, where it is not followed yet; read back on a fresh connection.
    package mutating func follow(_ folder: Digest, on day: CivilDate) throws(NotebookError) {
        guard use.writes else { throw .openedForReading }
        try attendToForeignChanges()
        guard try !follows(folder) else { return }
        try connection.transaction { () throws(NotebookError) in
            guard try number(of: folder, on: connection) == nil else { return }
            let next = Int(try connection.integer(FolderTable.nextNumber) ?? 1)
            try FolderTable.table.insert(
                [ColumnValue(next), ColumnValue(folder), ColumnValue(day.description)],
                into: connection
            )
        }
        guard try number(of: folder, on: freshConnection()) != nil else {
            throw .committedButUnverified(.missing(table: FolderTable.table.name))
        }
    }

    /// Moves the cursor: these cards were taken so far, and those names are no longer in use.
    ///
    /// To be called only after the people of these cards were read back; the rows are read back
    /// themselves. A stop before this call makes the next run find the markers and write nobody
    /// twice.
    package mutating func acknowledge(
        _ cards: [FollowedCard],
        forgetting names: [Digest] = [],
        of folder: Digest
    ) throws(NotebookError) {
        guard use.writes else { throw .openedForReading }
        guard !cards.isEmpty || !names.isEmpty else { return }
        guard let number = try number(of: folder, on: connection) else {
            throw .committedButUnverified(.missing(table: FolderTable.table.name))
        }
        let rows = cards.map { FollowedCardTable.values(of: $0, folder: number) }
        try connection.transaction { () throws(NotebookError) in
            for name in names {
                var deletion = try connection.prepare(FollowedCardTable.deletion)
                try deletion.bind([ColumnValue(number), ColumnValue(name)], from: 1)
                try deletion.run()
            }
            for row in rows { try FollowedCardTable.table.insert(row, into: connection) }
        }
        let fresh = try freshConnection()
        for row in rows {
            var statement = try fresh.prepare(FollowedCardTable.one)
            try statement.bind(Array(row.prefix(2)), from: 1)
            guard try statement.step(), try FollowedCardTable.table.values(statement) == row else {
                throw .committedButUnverified(.missing(table: FollowedCardTable.table.name))
            }
        }
        if case .file(let path) = place { try Protection.check(path) }
    }

    private func number(
        of folder: Digest,
        on connection: borrowing Connection
    ) throws(NotebookError) -> Int? {
        var statement = try connection.prepare(FolderTable.byIdentity)
        try statement.bind(1, folder.bytes)
        guard try statement.step() else { return nil }
        return try FolderTable.number(FolderTable.table.values(statement))
    }
}
