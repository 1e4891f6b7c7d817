/// Turns text back into the UTF-16 that a file is written in; ``Undecodable`` bytes become what they were.
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
    func encode(_ text: some Collection<UInt8>) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(text.count * 2)
        var iterator = text.makeIterator()
        while let first = iterator.next() {
            guard first >= 0x80 else {
                append(UInt16(first), to: &output)
                continue
            }
            let count = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1
            var code = UInt32(first) & (count == 3 ? 0x07 : count == 2 ? 0x0F : 0x1F)
            for _ in 0..<count {
                guard let next = iterator.next() else { break }
                code = code << 6 | UInt32(next & 0x3F)
            }
            append(code, count, to: &output)
        }
        return output
    }

    /// Appends a character that takes some bytes behind its first one.
    private func append(_ code: UInt32, _ count: Int, to output: inout [UInt8]) {
        if count == 2, code < 0x800 {
            output.append(UInt8(truncatingIfNeeded: code))
        } else if code < 0x10000 {
            append(UInt16(truncatingIfNeeded: code), to: &output)
        } else {
            let rest = code - 0x10000
            append(0xD800 | UInt16(truncatingIfNeeded: rest >> 10) & 0x3FF, to: &output)
            append(0xDC00 | UInt16(truncatingIfNeeded: rest) & 0x3FF, to: &output)
        }
    }

    private func append(_ unit: UInt16, to output: inout [UInt8]) {
        let (high, low) = (UInt8(truncatingIfNeeded: unit >> 8), UInt8(truncatingIfNeeded: unit))
        output.append(bigEndian ? high : low)
        output.append(bigEndian ? low : high)
    }
}
