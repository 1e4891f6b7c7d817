/// The columns of one row, whether they stand in a statement or were taken out of it.
protocol ColumnSource: ~Copyable {
    /// Whether a column (from 0) is null.
    func isNull(_ column: Int32) -> Bool
    /// The integer in a column; nil where it holds anything else.
    func integer(_ column: Int32) -> Int64?
    /// The text in a column; nil where it holds anything else or is not UTF-8.
    func text(_ column: Int32) -> String?
    /// The bytes in a column; nil where it holds anything but a blob.
    func blob(_ column: Int32) -> [UInt8]?
}

extension ColumnSource where Self: ~Copyable {
    /// The number in a column, where there is one that fits.
    func number(_ column: Int32) -> Int? { integer(column).flatMap { Int(exactly: $0) } }

    /// 0 or 1 in a column as a truth value.
    func truth(_ column: Int32) -> Bool? {
        switch integer(column) {
        case 0: false
        case 1: true
        default: nil
        }
    }

    /// Whether all of some columns are null.
    func areNull(_ columns: ClosedRange<Int32>) -> Bool {
        columns.allSatisfy { isNull($0) }
    }
}

extension Statement: ColumnSource {}

/// A row that was taken out of its statement; a column that is not there reads as null.
struct StoredRow: ColumnSource {
    let values: [ColumnValue]

    func isNull(_ column: Int32) -> Bool { self[column].isNull }

    func integer(_ column: Int32) -> Int64? {
        if case .integer(let value) = self[column] { value } else { nil }
    }

    func text(_ column: Int32) -> String? { self[column].text }

    func blob(_ column: Int32) -> [UInt8]? { self[column].bytes }

    private subscript(_ column: Int32) -> ColumnValue {
        values.indices.contains(Int(column)) ? values[Int(column)] : .null
    }
}
