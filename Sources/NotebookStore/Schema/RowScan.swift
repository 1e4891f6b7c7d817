internal import Text

/// Rows of a table, taken out of their statement at once: the values of the one looked at are read
/// from the very bytes over which its digest was found right.
struct RowScan: Sendable {
    /// Where a value stands: the place of its bytes, or the number itself.
    private struct Place {
        var type = RowDigest.ValueType.null
        var length: UInt32 = 0
        var start: Int64 = 0

        var range: Range<Int> { Int(start)..<Int(start) + Int(length) }
    }

    /// Where a row stands.
    private struct Row {
        /// The bytes that its digest is made over.
        let content: Range<Int>
        /// The bytes of the digest that is kept with it.
        let digest: Range<Int>
        /// The places of its values.
        let values: Range<Int>
    }

    private let table: Table
    private var bytes: RowDigest
    private var places: [Place] = []
    private var rows: [Row] = []
    /// The places of the values of the row looked at.
    private var current = 0..<0

    /// No rows of a table yet.
    init(_ table: Table) {
        self.table = table
        bytes = RowDigest(table: table.name)
    }

    /// How many rows were taken.
    var count: Int { rows.count }

    /// Takes the row on which the statement stands instead of those before, and looks at it.
    ///
    /// - Throws: ``NotebookError/corrupt(_:)`` where its digest does not fit it.
    mutating func read(_ statement: borrowing Statement) throws(NotebookError) {
        removeAll()
        append(statement)
        try look(at: 0)
    }

    /// Takes the row on which the statement stands, to look at it later.
    mutating func append(_ statement: borrowing Statement) {
        bytes.begin()
        let (start, first) = (bytes.start, places.count)
        statement.scan(table.width, into: &self)
        let (end, last) = (bytes.bytes.count, places.count)
        statement.scanDigest(Int32(table.width), into: &self)
        let kept = places.count > last ? places.removeLast().range : end..<end
        rows.append(Row(content: start..<end, digest: kept, values: first..<last))
    }

    /// Looks at one of the rows (from 0), whose values can be read then.
    ///
    /// - Throws: ``NotebookError/corrupt(_:)`` where its digest does not fit it.
    mutating func look(at row: Int) throws(NotebookError) {
        current = rows[row].values
        let all = bytes.bytes.span
        guard
            SHA256.isDigest(
                all.extracting(rows[row].digest),
                of: all.extracting(rows[row].content)
            )
        else { throw table.corruption(self) }
    }

    /// Forgets all rows.
    mutating func removeAll() {
        bytes.removeAll()
        current = 0..<0
        places.removeAll(keepingCapacity: true)
        rows.removeAll(keepingCapacity: true)
    }

    mutating func appendNull() {
        bytes.appendNull()
        places.append(Place())
    }

    mutating func append(_ number: Int64) {
        bytes.append(number)
        places.append(Place(type: .integer, start: number))
    }

    mutating func append(text: some Collection<UInt8>) {
        bytes.append(text: text)
        append(.text, text.count)
    }

    mutating func append(blob: some Collection<UInt8>) {
        bytes.append(blob: blob)
        append(.blob, blob.count)
    }

    /// Keeps the place of the bytes that were appended last.
    private mutating func append(_ type: RowDigest.ValueType, _ count: Int) {
        let start = Int64(bytes.bytes.count - count)
        places.append(Place(type: type, length: UInt32(count), start: start))
    }
}

extension RowScan: ColumnSource {
    func isNull(_ column: Int32) -> Bool { self[column].type == .null }

    func integer(_ column: Int32) -> Int64? {
        let place = self[column]
        return place.type == .integer ? place.start : nil
    }

    func text(_ column: Int32) -> String? {
        let place = self[column]
        guard place.type == .text else { return nil }
        let text = bytes.bytes.span.extracting(place.range)
        guard let text = try? UTF8Span(validating: text) else { return nil }
        return String(copying: text)
    }

    func blob(_ column: Int32) -> [UInt8]? {
        let place = self[column]
        return place.type == .blob ? Array(bytes.bytes[place.range]) : nil
    }

    private subscript(_ column: Int32) -> Place {
        column >= 0 && column < current.count
            ? places[current.lowerBound + Int(column)] : Place()
    }
}
