internal import Files
internal import KindredCore

/// Reads people from their tables; every row's digest is checked, and photos stay closed.
enum PersonReader {
    /// All people, by their number; their logs are read along where they are asked for.
    static func all(
        _ connection: borrowing Connection,
        withLogs: Bool = true
    ) throws(NotebookError) -> [Person] {
        var people: [Person] = []
        people.reserveCapacity(try mostPeople(connection))
        try each(connection, withLogs: withLogs) { people.append($0) }
        return people
    }

    /// One person after the other, by their number.
    static func each(
        _ connection: borrowing Connection,
        withLogs: Bool,
        _ body: (consuming Person) -> Void
    ) throws(NotebookError) {
        let decoder = PersonDecoder(
            logs: withLogs ? try logs(connection) : [:],
            photos: try photos(connection)
        )
        var statement = try connection.prepare(PersonTable.table.selection)
        var pending: PendingResult<Result<[Person], NotebookError>>?
        var isOver = false
        while !isOver {
            let rows = try PersonDecoder.rows(&statement)
            isOver = rows.count < PersonDecoder.mostRows
            let before = pending.take()
            // Few rows are decoded sooner than a thread begins.
            let next = isOver ? nil : PendingResult { decoder.people(of: rows) }
            if let before { for person in try before.value().get() { body(person) } }
            if isOver { for person in try decoder.people(of: rows).get() { body(person) } }
            pending = next
        }
    }

    /// No fewer than there are people, to make room for them; their last number, within reason.
    static func mostPeople(
        _ connection: borrowing Connection
    ) throws(NotebookError) -> Int {
        let last = try connection.integer("SELECT max(number) FROM person") ?? 0
        return Int(min(max(0, last), 1 << 20))
    }

    /// The stored rows of one person; nil where there is none.
    static func rows(
        _ connection: borrowing Connection,
        number: Int
    ) throws(NotebookError) -> PersonRows? {
        var statement = try connection.prepare(PersonTable.byNumber)
        try statement.bind(1, number)
        guard try statement.step() else { return nil }
        return try rows(connection, PersonTable.table.values(statement))
    }

    /// The stored rows of the person of an identity; nil where there is none.
    static func rows(
        _ connection: borrowing Connection,
        id: PersonID
    ) throws(NotebookError) -> PersonRows? {
        var statement = try connection.prepare(PersonTable.byIdentity)
        try statement.bind(1, id.bytes)
        guard try statement.step() else { return nil }
        return try rows(connection, PersonTable.table.values(statement))
    }

    /// The number of a person; nil where there is none of that identity.
    static func number(
        _ connection: borrowing Connection,
        id: PersonID
    ) throws(NotebookError) -> Int? {
        var statement = try connection.prepare(PersonTable.byIdentity)
        try statement.bind(1, id.bytes)
        guard try statement.step() else { return nil }
        return try PersonTable.table.values(statement)[0].number
    }

    /// Who has which number.
    static func identities(
        _ connection: borrowing Connection
    ) throws(NotebookError) -> [Int: PersonID] {
        var statement = try connection.prepare(PersonTable.table.selection)
        var row = RowScan(PersonTable.table)
        var identities: [Int: PersonID] = [:]
        while try statement.step() {
            try row.read(statement)
            identities[row.number(0) ?? 0] = row.blob(1).flatMap(PersonID.init(bytes:))
        }
        return identities
    }

    private static func rows(
        _ connection: borrowing Connection,
        _ person: [ColumnValue]
    ) throws(NotebookError) -> PersonRows {
        let number = person.first?.number ?? 0
        var rows = PersonRows(person: person)
        var log = try connection.prepare(LogTable.ofPerson)
        try log.bind(1, number)
        while try log.step() { rows.log.append(try LogTable.table.values(log)) }
        var photo = try connection.prepare(PhotoTable.ofPerson)
        try photo.bind(1, number)
        if try photo.step() { rows.photo = try PhotoTable.table.values(photo) }
        return rows
    }

    private static func logs(
        _ connection: borrowing Connection
    ) throws(NotebookError) -> [Int: [LogEntry]] {
        var statement = try connection.prepare(LogTable.table.selection)
        var logs: [Int: [LogEntry]] = [:]
        while try statement.step() {
            let values = try LogTable.table.values(statement)
            logs[values[0].number ?? 0, default: []].append(try LogTable.entry(values))
        }
        return logs
    }

    private static func photos(
        _ connection: borrowing Connection
    ) throws(NotebookError) -> [Int: PhotoPresence] {
        var statement = try connection.prepare(PhotoTable.table.selection)
        var photos: [Int: PhotoPresence] = [:]
        while try statement.step() {
            let values = try PhotoTable.table.values(statement)
            photos[values[0].number ?? 0] = try PhotoTable.presence(values)
        }
        return photos
    }
}
