/// The form of a URI, as far as a contact file can have it wrong (RFC 3986 §3).
enum URIForm {
    /// Whether a stretch begins with a scheme, goes on behind its colon, and holds no blank.
    static func matches(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        guard let colon = colon(bytes, range), colon + 1 < range.upperBound else { return false }
        for index in colon + 1..<range.upperBound where bytes[index] <= 0x20 { return false }
        return true
    }

    /// The offset of the colon behind the scheme, or nil where there is no scheme.
    ///
    /// A backslash before the colon has a rule of its own and is passed over.
    static func colon(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
        guard let first = range.first, bytes[first].isLetter else { return nil }
        for index in range {
            let byte = bytes[index]
            if byte == ASCII.colon { return index }
            guard
                byte.isNameCharacter || byte == 0x2B || byte == ASCII.dot || byte == ASCII.backslash
            else { return nil }
        }
        return nil
    }

    /// Whether a `tel:` URI holds a number and nothing but its signs (RFC 3966 §3); other schemes pass.
    static func isTelephone(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        guard bytes.hasPrefix("TEL:", in: range) else { return true }
        var digits = 0
        for index in range.lowerBound + 4..<range.upperBound {
            let byte = bytes[index]
            switch byte {
            case ASCII.semicolon, ASCII.backslash: return digits > 0
            case 0x2B, 0x2D, ASCII.dot, 0x28, 0x29, 0x2A, 0x23: continue
            default:
                guard byte.hexValue != nil else { return false }
                digits += 1
            }
        }
        return digits > 0
    }
}
