internal import KindredCore

/// That people are in the notebook no more: made here only, from a read-back on a fresh connection.
package struct RemovalReceipt: Hashable, Sendable {
    /// How many people went.
    package let people: Int
    /// Whether their bytes are gone from the database and its log; false where another program still
    /// reads an older state, whose end they wait for.
    package let isErased: Bool

    fileprivate init(people: Int, isErased: Bool) {
        self.people = people
        self.isErased = isErased
    }

    /// The same, once it is known whether the bytes are gone.
    func erased(_ isErased: Bool) -> RemovalReceipt {
        RemovalReceipt(people: people, isErased: isErased)
    }
}

extension ReadBack {
    /// The receipt of a person's removal, once nothing of them was found, and nobody else missed.
    static func receipt(
        ofRemoved person: PersonID,
        number: Int,
        leaving count: Int,
        on fresh: borrowing Connection
    ) throws(NotebookError) -> RemovalReceipt {
        guard try PersonReader.rows(fresh, id: person) == nil else {
            throw .committedButUnverified(.notRemoved(table: PersonTable.table.name))
        }
        for (name, query) in Removal.traces {
            var statement = try fresh.prepare(query)
            try statement.bind(1, number)
            guard try !statement.step() else {
                throw .committedButUnverified(.notRemoved(table: name))
            }
        }
        guard try Removal.count(fresh) == count else {
            throw .committedButUnverified(.missing(table: PersonTable.table.name))
        }
        return RemovalReceipt(people: 1, isErased: false)
    }

    /// The receipt of everybody's removal, once all their tables were found empty.
    static func receipt(
        ofEverybody scope: NotebookScope,
        on fresh: borrowing Connection
    ) throws(NotebookError) -> RemovalReceipt {
        let rest = try NotebookScope.count(fresh)
        for (name, count) in [
            (PersonTable.table.name, rest.people), (LinkTable.table.name, rest.links),
            (LogTable.table.name, rest.logEntries), (PhotoTable.table.name, rest.photos),
        ] where count > 0 {
            throw .committedButUnverified(.notRemoved(table: name))
        }
        return RemovalReceipt(people: scope.people, isErased: false)
    }
}
