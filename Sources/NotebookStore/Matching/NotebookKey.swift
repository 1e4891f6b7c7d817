package import Text

extension Notebook {
    /// The key of this notebook alone for one purpose, 32 bytes; nobody outside it can make one.
    package mutating func key(for purpose: StaticString) throws(NotebookError) -> Digest {
        try attendToForeignChanges()
        let own = try SettingReader.matchingKey(connection)
        return HMACSHA256.digest(of: Array(purpose.description.utf8), key: own)
    }
}

/// Reads settings of the notebook.
enum SettingReader {
    /// The notebook's own key; where it is not there the notebook is none.
    static func matchingKey(_ connection: borrowing Connection) throws(NotebookError) -> [UInt8] {
        var statement = try connection.prepare(SettingTable.byName)
        try statement.bind(1, SettingTable.matchingKey)
        guard try statement.step(), let key = try SettingTable.table.values(statement)[2].bytes,
            key.count == 32
        else { throw .corrupt(.row(table: SettingTable.table.name, number: 1)) }
        return key
    }
}
