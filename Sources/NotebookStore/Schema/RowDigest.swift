internal import Text

/// The bytes of rows over which their digests are made: the table's name, then each value with its
/// type.
///
/// Numbers and lengths take as few bytes as they need (zigzag and seven bits a byte, the lowest
/// first), so that most rows fit two blocks of the hash.
struct RowDigest: Sendable {
    /// What stands before a value in a digest.
    enum ValueType: UInt8 {
        case null, integer, text, blob
    }

    /// What the digests are made over, one row behind the other.
    private(set) var bytes: [UInt8] = []
    /// Where the last row begins.
    private(set) var start = 0
    private let name: [UInt8]

    /// The digests of a table's rows.
    init(table name: String) {
        self.name = Array("kindred \(name) 1\0".utf8)
        bytes.reserveCapacity(512)
    }

    /// Begins with a row behind those that are there.
    mutating func begin() {
        start = bytes.count
        bytes.append(contentsOf: name)
    }

    /// Forgets all rows.
    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        start = 0
    }

    mutating func appendNull() {
        bytes.append(ValueType.null.rawValue)
    }

    mutating func append(_ number: Int64) {
        bytes.append(ValueType.integer.rawValue)
        append(length: UInt64(bitPattern: number << 1) ^ UInt64(bitPattern: number >> 63))
    }

    mutating func append(text: some Collection<UInt8>) {
        bytes.append(ValueType.text.rawValue)
        append(length: UInt64(text.count))
        bytes.append(contentsOf: text)
    }

    mutating func append(blob: some Collection<UInt8>) {
        bytes.append(ValueType.blob.rawValue)
        append(length: UInt64(blob.count))
        bytes.append(contentsOf: blob)
    }

    /// The digest of the last row.
    func digest() -> Digest {
        SHA256.digest(of: bytes.span.extracting(start...))
    }

    private mutating func append(length: UInt64) {
        var rest = length
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }
}

extension RowDigest {
    /// Appends a value of any type.
    mutating func append(_ value: ColumnValue) {
        switch value {
        case .null: appendNull()
        case .integer(let number): append(number)
        case .text(let text): append(text: text.utf8)
        case .blob(let blob): append(blob: blob)
        }
    }
}
