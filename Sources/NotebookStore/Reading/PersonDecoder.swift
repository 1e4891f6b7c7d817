internal import KindredCore

/// Makes people of many rows at once, on whatever thread; every row's digest is checked.
struct PersonDecoder: Sendable {
    /// How many rows are taken before they are decoded.
    static let mostRows = 512

    /// The entries of logs by the number of their person.
    let logs: [Int: [LogEntry]]
    /// What is known of photos by the number of their person.
    let photos: [Int: PhotoPresence]

    /// The next rows of a statement; fewer than ``mostRows`` where it is over.
    static func rows(_ statement: inout Statement) throws(NotebookError) -> RowScan {
        var rows = RowScan(PersonTable.table)
        while rows.count < mostRows, try statement.step() { rows.append(statement) }
        return rows
    }

    /// The people of these rows.
    func people(of rows: RowScan) -> Result<[Person], NotebookError> {
        Result { () throws(NotebookError) in
            var rows = rows
            var people: [Person] = []
            people.reserveCapacity(rows.count)
            for row in 0..<rows.count {
                try rows.look(at: row)
                let number = rows.number(0) ?? 0
                let log = logs.isEmpty ? [] : logs[number] ?? []
                let photo = photos.isEmpty ? nil : photos[number]
                people.append(try PersonTable.person(rows, log: log, photo: photo))
            }
            return people
        }
    }
}
