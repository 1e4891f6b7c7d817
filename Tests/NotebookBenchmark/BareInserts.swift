import CSQLite

/// The rows of a notebook written anew with nothing else done: prepared inserts in one transaction.
struct BareInserts {
    enum Failure: Error {
        case sqlite(Int32)
    }

    private let source: String
    private let target: String

    init(of source: String, into target: String) {
        self.source = source
        self.target = target
    }

    /// Copies the tables' rows, and tells how long the inserts took; the rows are in memory before.
    func run(_ clock: ContinuousClock) throws -> Duration {
        var database: OpaquePointer?
        try check(sqlite3_open(target, &database))
        defer { sqlite3_close(database) }
        try run("ATTACH '\(source)' AS source", database)
        try run("PRAGMA journal_mode = WAL", database)
        try run("PRAGMA synchronous = FULL", database)
        var tables: [(name: String, rows: [[Value]])] = []
        for row in try rows(
            "SELECT name, sql FROM source.sqlite_schema WHERE type = 'table'",
            database
        ) {
            guard case .text(let name) = row[0], case .text(let sql) = row[1],
                !name.hasPrefix("sqlite_")
            else { continue }
            try run(sql, database)
            tables.append((name, try rows("SELECT * FROM source.\(name)", database)))
        }
        try run("DETACH source", database)
        return try clock.measure {
            try run("BEGIN IMMEDIATE", database)
            for table in tables { try insert(table.rows, into: table.name, database) }
            try run("COMMIT", database)
        }
    }

    private enum Value {
        case null
        case integer(Int64)
        case text(String)
        case blob([UInt8])
    }

    private func insert(_ rows: [[Value]], into table: String, _ database: OpaquePointer?) throws {
        guard let width = rows.first?.count else { return }
        let places = Array(repeating: "?", count: width).joined(separator: ",")
        var statement: OpaquePointer?
        try check(
            sqlite3_prepare_v2(
                database,
                "INSERT INTO \(table) VALUES (\(places))",
                -1,
                &statement,
                nil
            )
        )
        defer { sqlite3_finalize(statement) }
        for row in rows {
            for (index, value) in zip(Int32(1)..., row) {
                switch value {
                case .null: sqlite3_bind_null(statement, index)
                case .integer(let number): sqlite3_bind_int64(statement, index, number)
                case .text(var text):
                    text.withUTF8 {
                        _ = kindred_bind_text(statement, index, $0.baseAddress, UInt64($0.count))
                    }
                case .blob(let bytes):
                    bytes.withUnsafeBytes {
                        _ = kindred_bind_blob(statement, index, $0.baseAddress, UInt64($0.count))
                    }
                }
            }
            guard sqlite3_step(statement) == SQLITE_DONE else { throw Failure.sqlite(1) }
            sqlite3_reset(statement)
        }
    }

    private func rows(_ sql: String, _ database: OpaquePointer?) throws -> [[Value]] {
        var statement: OpaquePointer?
        try check(sqlite3_prepare_v2(database, sql, -1, &statement, nil))
        defer { sqlite3_finalize(statement) }
        var rows: [[Value]] = []
        while sqlite3_step(statement) == SQLITE_ROW {
            rows.append((0..<sqlite3_column_count(statement)).map { value(statement, $0) })
        }
        return rows
    }

    private func value(_ statement: OpaquePointer?, _ column: Int32) -> Value {
        let kind = sqlite3_column_type(statement, column)
        if kind == SQLITE_NULL { return .null }
        if kind == SQLITE_INTEGER { return .integer(sqlite3_column_int64(statement, column)) }
        let count = Int(sqlite3_column_bytes(statement, column))
        let bytes = UnsafeRawBufferPointer(
            start: sqlite3_column_blob(statement, column),
            count: count
        )
        return kind == SQLITE_TEXT
            ? .text(String(decoding: bytes, as: UTF8.self)) : .blob(Array(bytes))
    }

    private func run(_ sql: String, _ database: OpaquePointer?) throws {
        try check(sqlite3_exec(database, sql, nil, nil, nil))
    }

    private func check(_ code: Int32) throws {
        guard code == SQLITE_OK else { throw Failure.sqlite(code) }
    }
}
