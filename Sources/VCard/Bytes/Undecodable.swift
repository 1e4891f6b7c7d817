/// What of a UTF-16 file is no character: lone surrogates, and a last odd byte.
///
/// In memory each is held in three bytes that stand in no UTF-8, so that the bytes of the file can be
/// given back. Who reads the text gets U+FFFD in its place, which takes three bytes too.
enum Undecodable {
    /// What a lone surrogate is held in: the three bytes that its number would take.
    static func held(_ unit: UInt16) -> [UInt8] {
        [
            0xED, 0x80 | UInt8(truncatingIfNeeded: unit >> 6) & 0x3F,
            0x80 | UInt8(truncatingIfNeeded: unit) & 0x3F,
        ]
    }

    /// What an odd byte is held in: three bytes, though its number would take fewer.
    static func held(oddByte byte: UInt8) -> [UInt8] {
        [0xE0, 0x80 | byte >> 6, 0x80 | byte & 0x3F]
    }

    /// Whether something undecodable is held at an offset, given that the bytes are UTF-8 else.
    static func stands(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
        guard offset + 2 < bytes.count else { return false }
        return switch bytes[offset] {
        case 0xED: bytes[offset + 1] >= 0xA0
        case 0xE0: bytes[offset + 1] < 0xA0
        default: false
        }
    }

    /// Puts U+FFFD in the place of what is undecodable; whether there was any.
    static func replace(in bytes: inout [UInt8]) -> Bool {
        var found = false
        var offset = 0
        while offset < bytes.count {
            if stands(bytes.span, at: offset) {
                found = true
                bytes[offset] = 0xEF
                bytes[offset + 1] = 0xBF
                bytes[offset + 2] = 0xBD
                offset += 3
            } else {
                offset += 1
            }
        }
        return found
    }
}
