/// The encoding of a whole file, told from its first bytes.
package enum FileEncoding: Hashable, Sendable {
    /// UTF-8, or an unnamed charset that keeps ASCII.
    case utf8
    /// UTF-8 that begins with a byte order mark.
    case utf8Marked
    /// UTF-16, low byte first.
    case utf16LittleEndian(marked: Bool)
    /// UTF-16, high byte first.
    case utf16BigEndian(marked: Bool)

    /// Whether a byte order mark stands at the beginning of the file.
    var isMarked: Bool {
        switch self {
        case .utf8: false
        case .utf8Marked: true
        case .utf16LittleEndian(let marked), .utf16BigEndian(let marked): marked
        }
    }

    /// How many first bytes are looked at.
    static let sampleCount = 64

    /// The encoding of a file that begins with these bytes.
    init(of bytes: Span<UInt8>) {
        let count = min(bytes.count, FileEncoding.sampleCount)
        if count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
            self = .utf8Marked
        } else if count >= 2, bytes[0] == 0xFF, bytes[1] == 0xFE {
            self = .utf16LittleEndian(marked: true)
        } else if count >= 2, bytes[0] == 0xFE, bytes[1] == 0xFF {
            self = .utf16BigEndian(marked: true)
        } else {
            self = FileEncoding.unmarked(bytes, count: count)
        }
    }

    /// UTF-16 without a mark shows as a zero in every second byte of its first ASCII characters.
    private static func unmarked(_ bytes: Span<UInt8>, count: Int) -> FileEncoding {
        guard count >= 8 else { return .utf8 }
        var zeros = (even: 0, odd: 0)
        for index in 0..<8 where bytes[index] == 0 {
            if index.isMultiple(of: 2) { zeros.even += 1 } else { zeros.odd += 1 }
        }
        switch (zeros.even, zeros.odd) {
        case (0, 4): return .utf16LittleEndian(marked: false)
        case (4, 0): return .utf16BigEndian(marked: false)
        default: return .utf8
        }
    }
}
