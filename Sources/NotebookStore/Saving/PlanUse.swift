package import CivilCalendar
package import Text

extension Notebook {
    /// The day on which a plan of that token was carried out; nil where it was not.
    package mutating func planUse(_ token: Digest) throws(NotebookError) -> CivilDate? {
        try attendToForeignChanges()
        return try PlanUse.day(connection, token)
    }
}

/// The use of plans, once each.
enum PlanUse {
    /// The day on which the token was used; nil where it was not.
    static func day(
        _ connection: borrowing Connection,
        _ token: Digest
    ) throws(NotebookError) -> CivilDate? {
        guard let row = try row(connection, token) else { return nil }
        guard let day = row[2].text.flatMap({ CivilDate($0) }) else {
            throw UsedPlanTable.table.corruption(row)
        }
        return day
    }

    /// The row of a token; nil where it was not used.
    static func row(
        _ connection: borrowing Connection,
        _ token: Digest
    ) throws(NotebookError) -> [ColumnValue]? {
        var statement = try connection.prepare(UsedPlanTable.byToken)
        try statement.bind(1, token.bytes)
        guard try statement.step() else { return nil }
        return try UsedPlanTable.table.values(statement)
    }

    /// Remembers that the token was used; refuses one that was.
    static func write(
        _ connection: borrowing Connection,
        _ token: Digest,
        on day: CivilDate
    ) throws(NotebookError) -> [ColumnValue] {
        if let used = try self.day(connection, token) { throw .planUsed(on: used) }
        let number = Int(try connection.integer(UsedPlanTable.nextNumber) ?? 1)
        let row = [
            ColumnValue(number), ColumnValue(token), ColumnValue(day.description),
        ]
        try UsedPlanTable.table.insert(row, into: connection)
        return row
    }
}
