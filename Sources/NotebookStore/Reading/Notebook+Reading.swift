package import CivilCalendar
package import KindredCore

extension Notebook {
    /// All people, listed or not, by their number.
    ///
    /// - Throws: ``NotebookError/corrupt(_:)`` with the row whose digest or fields are wrong.
    package mutating func people() throws(NotebookError) -> [Person] {
        try attendToForeignChanges()
        return try connection.snapshot { () throws(NotebookError) in
            try PersonReader.all(connection)
        }
    }

    /// The person of that number; nil where there is none.
    package mutating func person(reference: Int) throws(NotebookError) -> Person? {
        try attendToForeignChanges()
        return try connection.snapshot { () throws(NotebookError) in
            try PersonReader.rows(connection, number: reference)?.decoded()
        }
    }

    /// The person of that identity; nil where there is none.
    package mutating func person(id: PersonID) throws(NotebookError) -> Person? {
        try attendToForeignChanges()
        return try connection.snapshot { () throws(NotebookError) in
            try PersonReader.rows(connection, id: id)?.decoded()
        }
    }

    /// All links between people.
    package mutating func links() throws(NotebookError) -> [Link] {
        try attendToForeignChanges()
        return try connection.snapshot { () throws(NotebookError) in
            let identities = try PersonReader.identities(connection)
            return try LinkReader.all(connection) { identities[$0] }
        }
    }

    /// The photo of a person; nil where there is none, or where the gate is shut on that day: then
    /// it stays closed.
    package mutating func photo(
        of id: PersonID,
        today: CivilDate
    ) throws(NotebookError) -> StoredPhoto? {
        try attendToForeignChanges()
        return try connection.snapshot { () throws(NotebookError) in
            guard let rows = try PersonReader.rows(connection, id: id) else { return nil }
            return try PhotoReader.photo(of: rows, on: connection, today: today)
        }
    }
}
