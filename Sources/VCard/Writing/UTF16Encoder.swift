/// Turns UTF-8 back into the UTF-16 that a file is written in.
struct UTF16Encoder {
    private let bigEndian: Bool

    init(bigEndian: Bool) {
        self.bigEndian = bigEndian
    }

    /// The encoder of a file's encoding; nil where that is UTF-8.
    init?(_ encoding: FileEncoding) {
        switch encoding {
        case .utf8, .utf8Marked: return nil
        case .utf16LittleEndian: bigEndian = false
        case .utf16BigEndian: bigEndian = true
        }
    }

    /// The byte order mark.
    var mark: [UInt8] { bigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE] }

    /// The bytes of a text.
    func encode(_ text: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(text.count * 2)
        for unit in String(decoding: text, as: UTF8.self).utf16 {
            let (high, low) = (
                UInt8(truncatingIfNeeded: unit >> 8), UInt8(truncatingIfNeeded: unit)
            )
            output.append(bigEndian ? high : low)
            output.append(bigEndian ? low : high)
        }
        return output
    }
}

extension FileEncoding {
    /// Whether a byte order mark stands at the beginning of the file.
    var isMarked: Bool {
        switch self {
        case .utf8: false
        case .utf8Marked: true
        case .utf16LittleEndian(let marked), .utf16BigEndian(let marked): marked
        }
    }
}
