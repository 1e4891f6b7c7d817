package import KindredCore

/// Somebody in whose record a text was found.
package struct FoundPerson: Hashable, Sendable {
    /// Who it is; the log is left out.
    package let person: Person
    /// Where the text stands.
    package let places: Set<SearchText.Place>
}

extension Notebook {
    /// Everybody in whose name, notes or log a text stands, listed or not, by reference.
    package mutating func find(_ text: SearchText) throws(NotebookError) -> [FoundPerson] {
        try attendToForeignChanges()
        return try connection.snapshot { () throws(NotebookError) in
            let inLog = try PersonFinder.numbersInLog(connection, text)
            var found: [FoundPerson] = []
            for person in try PersonReader.all(connection, withLogs: false) {
                var places: Set<SearchText.Place> = []
                if text.isFoundInName(of: person) { places.insert(.name) }
                if text.isFound(in: person.notes) { places.insert(.notes) }
                if inLog.contains(person.reference) { places.insert(.log) }
                if !places.isEmpty { found.append(FoundPerson(person: person, places: places)) }
            }
            return found
        }
    }
}

/// Looks for a text in people's logs.
private enum PersonFinder {
    /// The numbers of the people in whose log the text stands.
    static func numbersInLog(
        _ connection: borrowing Connection,
        _ text: SearchText
    ) throws(NotebookError) -> Set<Int> {
        var statement = try connection.prepare(LogTable.table.selection)
        var row = RowScan(LogTable.table)
        var numbers: Set<Int> = []
        while try statement.step() {
            try row.read(statement)
            if text.isFound(in: row.text(4)), let number = row.number(0) {
                numbers.insert(number)
            }
        }
        return numbers
    }
}
