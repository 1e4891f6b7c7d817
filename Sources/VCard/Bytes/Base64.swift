/// Base64 (RFC 4648 §4), with the folds and blanks that contact files put into it.
enum Base64 {
    /// The decoded bytes, or nil where the text is empty or no base64.
    ///
    /// Blanks and line ends are passed over; padding may be missing.
    static func decode(_ bytes: Span<UInt8>) -> [UInt8]? {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count / 4 * 3 + 3)
        var bits: UInt32 = 0
        var count = 0
        var padded = false
        for index in bytes.indices {
            let byte = bytes[index]
            if byte.isBlank || byte.isLineEnd { continue }
            if byte == ASCII.equals {
                padded = true
                continue
            }
            guard let value = value(of: byte), !padded else { return nil }
            bits = bits << 6 | UInt32(value)
            count += 1
            if count == 4 {
                output.append(UInt8(truncatingIfNeeded: bits >> 16))
                output.append(UInt8(truncatingIfNeeded: bits >> 8))
                output.append(UInt8(truncatingIfNeeded: bits))
                bits = 0
                count = 0
            }
        }
        switch count {
        case 1: return nil
        case 2: output.append(UInt8(truncatingIfNeeded: bits >> 4))
        case 3:
            output.append(UInt8(truncatingIfNeeded: bits >> 10))
            output.append(UInt8(truncatingIfNeeded: bits >> 2))
        default: break
        }
        return output.isEmpty ? nil : output
    }

    /// Whether the text could be base64, without decoding it.
    static func isPlausible(_ bytes: Span<UInt8>) -> Bool {
        var count = 0
        var padded = false
        for index in bytes.indices {
            let byte = bytes[index]
            if byte.isBlank || byte.isLineEnd { continue }
            if byte == ASCII.equals {
                padded = true
                continue
            }
            guard !padded, byte.isBase64Character else { return false }
            count += 1
        }
        return count > 0 && count % 4 != 1
    }

    private static func value(of byte: UInt8) -> UInt8? {
        switch byte {
        case 0x41...0x5A: byte - 0x41
        case 0x61...0x7A: byte - 0x47
        case 0x30...0x39: byte + 4
        case 0x2B: 62
        case 0x2F: 63
        default: nil
        }
    }
}
