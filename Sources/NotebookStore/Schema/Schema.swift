internal import Files

/// The format of a notebook, version 2.
///
/// Version 1 gave the number of a deleted log entry to the next one; no release wrote it.
enum Schema {
    /// What names our databases in the header: "KNDR".
    static let applicationID = 0x4B4E_4452
    /// The version that this program reads and writes.
    static let version = 2
    /// The tables, each after those it refers to.
    static let tables = [
        SettingTable.table, PersonTable.table, LogTable.table, PhotoTable.table, LinkTable.table,
        MarkerTable.table, FolderTable.table, FollowedCardTable.table,
        TraceTable.table, UsedPlanTable.table, SealTable.table,
    ]

    /// Makes the tables of an empty notebook, in one transaction with what names the format.
    ///
    /// Where another program was quicker, nothing is done.
    static func begin(_ connection: borrowing Connection) throws(NotebookError) {
        try connection.transaction { () throws(NotebookError) in
            guard try connection.integer("SELECT count(*) FROM sqlite_schema") == 0,
                try connection.integer("PRAGMA application_id") == 0
            else { return }
            try connection.run("PRAGMA application_id = 0x4B4E4452")
            try connection.run("PRAGMA user_version = 2")
            try makeTables(connection)
            let key = ColumnValue.blob(RandomBytes.make(32))
            try SettingTable.table.insert(
                [ColumnValue(1), .text(SettingTable.matchingKey), key],
                into: connection
            )
        }
    }

    /// Whether the database has our tables, exactly, and nothing beside them.
    static func isPresent(in connection: borrowing Connection) throws(NotebookError) -> Bool {
        let model = try Connection("", .disposable, waiting: 0)
        try makeTables(model)
        return try objects(of: model) == objects(of: connection)
    }

    /// Lets the triggers of the format run, once the schema was found to be exactly ours.
    static func trust(_ connection: borrowing Connection) throws(NotebookError) {
        guard try isPresent(in: connection) else { throw .corrupt(.schema) }
        try connection.enableTriggers()
    }

    private static func makeTables(_ connection: borrowing Connection) throws(NotebookError) {
        for table in tables {
            for statement in table.creation {
                try connection.run(statement)
            }
        }
    }

    private static func objects(
        of connection: borrowing Connection
    ) throws(NotebookError) -> [[ColumnValue]] {
        var statement = try connection.prepare(
            "SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name"
        )
        var objects: [[ColumnValue]] = []
        while try statement.step() { objects.append(statement.values(4)) }
        return objects
    }
}
