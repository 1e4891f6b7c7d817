internal import Text

/// The bytes of a row over which its digest is made: the table's name, then each value with its type.
///
/// Numbers and lengths take as few bytes as they need (zigzag and seven bits a byte, the lowest
/// first), so that most rows fit two blocks of the hash.
struct RowDigest {
    /// What stands before a value in a digest.
    enum ValueType: UInt8 {
        case null, integer, text, blob
    }

    /// What the digest is made over.
    private(set) var bytes: [UInt8] = []
    private let name: [UInt8]

    /// The digests of a table's rows, one after the other.
    init(table name: String) {
        self.name = Array("kindred \(name) 1\0".utf8)
        bytes.reserveCapacity(512)
    }

    /// Begins with a row.
    mutating func begin() {
        bytes.removeAll(keepingCapacity: true)
        bytes.append(contentsOf: name)
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

    /// The digest of the row that was appended since it began.
    func digest() -> Digest {
        SHA256.digest(of: bytes)
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
