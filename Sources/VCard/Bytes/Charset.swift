import CUnicode

/// Turns the bytes of one value into text (vCard 2.1 §2.1.6; RFC 6350 §3.1: UTF-8 only).
enum Charset {
    /// How bytes became text.
    enum Outcome: Hashable, Sendable {
        /// They are the text of the charset that was declared, or UTF-8.
        case clean
        /// They are no UTF-8 and none was declared: read as Windows-1252.
        case windows1252
        /// They do not fit their charset: bad bytes became U+FFFD.
        case damaged
        /// The declared charset is unknown; read as if none had been declared.
        case unknown
    }

    /// The text of bytes in a charset; nil means none was declared.
    static func decode(_ bytes: [UInt8], charset: String?) -> (text: String, outcome: Outcome) {
        guard let charset, !isUTF8(charset) else {
            return decodeUTF8(bytes, declared: charset != nil)
        }
        guard let (text, damaged) = convert(bytes, charset) else {
            return (decodeUTF8(bytes, declared: false).text, .unknown)
        }
        return (text, damaged ? .damaged : .clean)
    }

    private static func isUTF8(_ name: String) -> Bool {
        switch name.uppercased() {
        case "UTF-8", "UTF8", "US-ASCII", "ASCII": true
        default: false
        }
    }

    private static func decodeUTF8(
        _ bytes: [UInt8],
        declared: Bool
    ) -> (text: String, outcome: Outcome) {
        if let text = String(validating: bytes, as: UTF8.self) { return (text, .clean) }
        if !declared, !holdsSequence(bytes), let (text, _) = convert(bytes, "windows-1252") {
            return (text, .windows1252)
        }
        return (String(decoding: bytes, as: UTF8.self), .damaged)
    }

    /// Whether at least one good multibyte UTF-8 sequence stands in the bytes.
    private static func holdsSequence(_ bytes: [UInt8]) -> Bool {
        var index = 0
        while index < bytes.count {
            let length: Int
            switch bytes[index] {
            case 0xC2...0xDF: length = 2
            case 0xE0...0xEF: length = 3
            case 0xF0...0xF4: length = 4
            default:
                index += 1
                continue
            }
            if index + length <= bytes.count,
                String(validating: bytes[index..<index + length], as: UTF8.self) != nil
            {
                return true
            }
            index += 1
        }
        return false
    }

    /// Decodes through ICU; nil where ICU does not know the charset.
    private static func convert(_ bytes: [UInt8], _ charset: String) -> (String, Bool)? {
        guard charset.utf8.count <= 64, charset.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
        else { return nil }
        var output = [UInt8](repeating: 0, count: bytes.count * 3 + 16)
        for _ in 0..<2 {
            var length = 0
            var replaced: Int32 = 0
            let capacity = output.count
            let status = unsafe kindred_decode(
                charset,
                bytes,
                bytes.count,
                &output,
                capacity,
                &length,
                &replaced
            )
            switch status {
            case KINDRED_CONVERTED:
                return (
                    String(decoding: output.prefix(length), as: UTF8.self), replaced != 0
                )
            case KINDRED_TOO_SMALL where length > capacity:
                output = [UInt8](repeating: 0, count: length)
            default:
                return nil
            }
        }
        return nil
    }
}
