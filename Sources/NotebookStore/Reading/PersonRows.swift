internal import KindredCore
internal import Text

/// What is stored of one person: the row, those of the log, and that of the photo without its bytes.
struct PersonRows: Equatable {
    var person: [ColumnValue]
    var log: [[ColumnValue]] = []
    var photo: [ColumnValue]?
}

extension PersonRows {
    /// The person's number.
    var number: Int { person.first?.number ?? 0 }

    /// The digest of the photo's bytes in hexadecimal digits; nil where there is none.
    var photoDigest: String? {
        guard let photo, photo.count == PhotoTable.table.width else { return nil }
        return photo[4].bytes.map { Hex.encode($0) }
    }

    /// The person of these rows.
    func decoded() throws(NotebookError) -> Person {
        var entries: [LogEntry] = []
        for row in log { entries.append(try LogTable.entry(row)) }
        var presence: PhotoPresence?
        if let photo { presence = try PhotoTable.presence(photo) }
        return try PersonTable.person(StoredRow(values: person), log: entries, photo: presence)
    }

    /// SHA-256 of the rows' digests: one value for all that is stored of the person.
    var content: Digest {
        var hash = SHA256()
        hash.update(Array("kindred content 1\0".utf8))
        hash.update(PersonTable.table.digest(of: person).bytes)
        for row in log { hash.update(LogTable.table.digest(of: row).bytes) }
        if let photo { hash.update(PhotoTable.table.digest(of: photo).bytes) }
        return hash.finalize()
    }
}
