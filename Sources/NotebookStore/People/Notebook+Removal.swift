package import KindredCore

extension Notebook {
    /// How much the notebook holds.
    package mutating func scope() throws(NotebookError) -> NotebookScope {
        try attendToForeignChanges()
        return try connection.snapshot { () throws(NotebookError) in
            try NotebookScope.count(connection)
        }
    }

    /// Deletes a person with their links, log and photo, and reads back that nothing is left.
    ///
    /// Nobody else is touched. Markers of imports stay, so that the same card does not bring the
    /// person back by itself.
    ///
    /// - Throws: ``NotebookError/conflict(reference:)`` where the person was saved since they were read.
    package mutating func delete(_ person: Person) throws(NotebookError) -> RemovalReceipt {
        try prepareToWrite()
        let left = try commit { (connection) throws(NotebookError) in
            guard let rows = try PersonReader.rows(connection, id: person.id) else {
                throw .noSuchPerson
            }
            guard rows.person[2].number == person.revision else {
                throw .conflict(reference: rows.number)
            }
            var statement = try connection.prepare(Removal.ofPerson)
            try statement.bind(1, rows.number)
            try statement.run()
            return try Removal.count(connection)
        }
        let receipt = try readBack { (fresh) throws(NotebookError) in
            try ReadBack.receipt(
                ofRemoved: person.id,
                number: person.reference,
                leaving: left,
                on: fresh
            )
        }
        return receipt.erased(eraseLog())
    }

    /// Deletes everybody, listed or not, with all links, logs and photos; what belongs to the
    /// notebook itself and the markers of imports stay.
    ///
    /// - Parameter scope: What the person who asked for it was told.
    /// - Throws: ``NotebookError/scopeChanged`` where the notebook holds something else by now.
    package mutating func deleteEverybody(
        _ scope: NotebookScope
    ) throws(NotebookError) -> RemovalReceipt {
        try prepareToWrite()
        try commit { (connection) throws(NotebookError) in
            guard try NotebookScope.count(connection) == scope else { throw .scopeChanged }
            try connection.run(Removal.ofEverybody)
        }
        let receipt = try readBack { (fresh) throws(NotebookError) in
            try ReadBack.receipt(ofEverybody: scope, on: fresh)
        }
        return receipt.erased(eraseLog())
    }
}
