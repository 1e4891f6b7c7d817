internal import Text

/// One row of a table at a time, taken out of its statement at once: its values are read from the
/// very bytes over which its digest was found right.
struct RowScan {
    /// Where a value stands: the place of its bytes, or the number itself.
    private struct Place {
        var type = RowDigest.ValueType.null
        var start = 0
        var end = 0
    }

    private static let mostColumns = 32

    private let table: Table
    private var digest: RowDigest
    private var places = [32 of Place](repeating: Place())
    private var count = 0

    /// Rows of a table, which has no more columns than any of the format.
    init(_ table: Table) {
        self.table = table
        digest = RowDigest(table: table.name)
    }

    /// Takes the row on which the statement stands.
    ///
    /// - Throws: ``NotebookError/corrupt(_:)`` where its digest does not fit it.
    mutating func read(_ statement: borrowing Statement) throws(NotebookError) {
        digest.begin()
        count = 0
        statement.scan(min(table.width, Self.mostColumns), into: &self)
        guard statement.holdsDigest(of: digest, Int32(table.width)) else {
            throw table.corruption(self)
        }
    }

    mutating func appendNull() {
        digest.appendNull()
        append(Place())
    }

    mutating func append(_ number: Int64) {
        digest.append(number)
        append(Place(type: .integer, start: Int(number)))
    }

    mutating func append(text: some Collection<UInt8>) {
        digest.append(text: text)
        let end = digest.bytes.count
        append(Place(type: .text, start: end - text.count, end: end))
    }

    mutating func append(blob: some Collection<UInt8>) {
        digest.append(blob: blob)
        let end = digest.bytes.count
        append(Place(type: .blob, start: end - blob.count, end: end))
    }

    private mutating func append(_ place: Place) {
        guard count < Self.mostColumns else { return }
        places[count] = place
        count += 1
    }
}

extension RowScan: ColumnSource {
    func isNull(_ column: Int32) -> Bool { self[column].type == .null }

    func integer(_ column: Int32) -> Int64? {
        let place = self[column]
        return place.type == .integer ? Int64(place.start) : nil
    }

    func text(_ column: Int32) -> String? {
        let place = self[column]
        guard place.type == .text else { return nil }
        let bytes = digest.bytes.span.extracting(place.start..<place.end)
        guard let text = try? UTF8Span(validating: bytes) else { return nil }
        return String(copying: text)
    }

    func blob(_ column: Int32) -> [UInt8]? {
        let place = self[column]
        return place.type == .blob ? Array(digest.bytes[place.start..<place.end]) : nil
    }

    private subscript(_ column: Int32) -> Place {
        column >= 0 && column < count ? places[Int(column)] : Place()
    }
}
