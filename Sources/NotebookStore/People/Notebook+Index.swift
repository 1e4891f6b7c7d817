package import KindredCore

extension Notebook {
    /// Everybody with their stated children, in one state of the notebook; logs are left out.
    package mutating func index() throws(NotebookError) -> PeopleIndex {
        try attendToForeignChanges()
        return try connection.snapshot { () throws(NotebookError) in
            PeopleIndex(
                try PersonReader.all(connection, withLogs: false),
                parentage: try LinkReader.parentage(connection)
            )
        }
    }

    /// Tells of everybody, one after the other by reference; logs are left out.
    ///
    /// Nobody is kept: where something is not as it should be, the last ones were told in vain.
    ///
    /// - Parameter room: Is told first how many there may be at most.
    package mutating func eachPerson(
        room: (Int) -> Void,
        _ body: (Person) -> Void
    ) throws(NotebookError) {
        try attendToForeignChanges()
        try connection.snapshot { () throws(NotebookError) in
            room(try PersonReader.mostPeople(connection))
            try PersonReader.each(connection, withLogs: false, body)
        }
    }

    /// The people at the other ends of a person's links; their logs are left out.
    package mutating func relations(of person: Person) throws(NotebookError) -> Relations {
        try attendToForeignChanges()
        return try connection.snapshot { () throws(NotebookError) in
            let rows = try LinkReader.rows(connection, of: person.reference)
            var people: [PersonID: Person] = [:]
            var identities: [Int: PersonID] = [:]
            for number in Set(rows.flatMap { $0.prefix(2).compactMap(\.number) }) {
                guard let relative = try PersonReader.rows(connection, number: number)?.decoded()
                else { throw .corrupt(.missingPerson) }
                people[relative.id] = relative
                identities[number] = relative.id
            }
            var links: [Link] = []
            for row in rows { links.append(try LinkTable.link(row) { identities[$0] }) }
            return Relations(of: person.id, links: links, people: people)
        }
    }

    /// Everybody and all links as a graph, by which a new link can be judged.
    package mutating func graph() throws(NotebookError) -> PeopleGraph {
        try attendToForeignChanges()
        return try connection.snapshot { () throws(NotebookError) in
            let identities = try PersonReader.identities(connection)
            let links = try LinkReader.all(connection) { identities[$0] }
            do throws(PeopleError) {
                return try PeopleGraph(people: Set(identities.values), links: links)
            } catch {
                guard case .parentageCycle(_, let child) = error,
                    let reference = identities.first(where: { $0.value == child })?.key
                else { throw .corrupt(.missingPerson) }
                throw .corrupt(.parentageCycle(reference: reference))
            }
        }
    }
}

extension LinkReader {
    /// The numbers of all parents and children, in ascending order.
    fileprivate static func parentage(
        _ connection: borrowing Connection
    ) throws(NotebookError) -> [(parent: Int, child: Int)] {
        var statement = try connection.prepare(LinkTable.table.selection)
        var row = RowScan(LinkTable.table)
        var pairs: [(parent: Int, child: Int)] = []
        while try statement.step() {
            try row.read(statement)
            guard let first = row.number(0), let second = row.number(1) else {
                throw LinkTable.table.corruption(row)
            }
            if row.text(2) == "parent" { pairs.append((first, second)) }
        }
        return pairs
    }

    /// The rows of the links at whose ends a person is.
    fileprivate static func rows(
        _ connection: borrowing Connection,
        of number: Int
    ) throws(NotebookError) -> [[ColumnValue]] {
        var statement = try connection.prepare(LinkTable.ofPerson)
        try statement.bind(1, number)
        var rows: [[ColumnValue]] = []
        while try statement.step() { rows.append(try LinkTable.table.values(statement)) }
        return rows
    }
}
