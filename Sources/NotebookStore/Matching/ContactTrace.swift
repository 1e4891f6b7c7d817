internal import KindredCore
internal import Text

/// The notebook's own key, ready to digest addresses.
struct TraceKey {
    private let code: HMACSHA256

    init(_ connection: borrowing Connection) throws(NotebookError) {
        code = HMACSHA256(key: try SettingReader.matchingKey(connection))
    }

    /// The digest of an address.
    fileprivate func digest(_ kind: MatchReason, _ value: String) -> [UInt8] {
        var code = code
        code.update(Array("kindred \(kind.rawValue) 1\0\(value)".utf8))
        return code.finalize().bytes
    }
}

/// One trace that a card leaves in the notebook.
struct ContactTrace: Hashable {
    let kind: MatchReason
    /// A UID as it is written, or the keyed digest of an address.
    let value: [UInt8]

    private static let longestUID = 1024

    /// The traces of a card under the notebook's key.
    static func all(of source: ContactSource, key: TraceKey) -> [ContactTrace] {
        let uid = source.uid.map { Array($0.utf8) }.flatMap { bytes in
            bytes.count <= longestUID ? ContactTrace(kind: .uid, value: bytes) : nil
        }
        return [uid].compactMap(\.self)
            + source.emails.map { ContactTrace(kind: .email, value: key.digest(.email, $0)) }
            + source.telephones.map {
                ContactTrace(kind: .telephone, value: key.digest(.telephone, $0))
            }
    }

    /// The values of its row.
    func row(of person: Int) -> [ColumnValue] {
        [ColumnValue(person), .text(kind.rawValue), .blob(value)]
    }
}

extension ContactTrace {
    /// The numbers of the people who have the trace, at most so many.
    func holders(
        _ connection: borrowing Connection,
        atMost limit: Int
    ) throws(NotebookError) -> [Int] {
        var statement = try connection.prepare(TraceTable.byValue)
        try statement.bind(1, kind.rawValue)
        try statement.bind(2, value)
        var row = RowScan(TraceTable.table)
        var holders: [Int] = []
        while holders.count < limit, try statement.step() {
            try row.read(statement)
            holders.append(row.number(0) ?? 0)
        }
        return holders
    }

    /// Writes the trace of a person, unless it is there.
    func write(_ connection: borrowing Connection, person: Int) throws(NotebookError) {
        guard try !isStored(connection, person: person) else { return }
        try TraceTable.table.insert(row(of: person), into: connection)
    }

    /// Whether the person has the trace.
    func isStored(
        _ connection: borrowing Connection,
        person: Int
    ) throws(NotebookError) -> Bool {
        var statement = try connection.prepare(TraceTable.one)
        try statement.bind(row(of: person), from: 1)
        guard try statement.step() else { return false }
        _ = try TraceTable.table.values(statement)
        return true
    }
}
