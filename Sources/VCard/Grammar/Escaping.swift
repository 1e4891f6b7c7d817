/// Backslash escapes in values (RFC 6350 §3.4, RFC 2426 §4; in 2.1 only `\;`).
enum Escaping {
    /// The text that an escaped stretch means; an unknown escape stays as written.
    static func unescape(_ text: some StringProtocol, version: Version) -> String {
        let bytes = text.utf8
        guard bytes.contains(ASCII.backslash) else { return String(text) }
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        var escaped = false
        for byte in bytes {
            if escaped {
                escaped = false
                append(byte, version, to: &output)
            } else if byte == ASCII.backslash {
                escaped = true
            } else {
                output.append(byte)
            }
        }
        if escaped { output.append(ASCII.backslash) }
        return String(decoding: output, as: UTF8.self)
    }

    private static func append(_ byte: UInt8, _ version: Version, to output: inout [UInt8]) {
        switch byte {
        case ASCII.semicolon:
            output.append(byte)
        case ASCII.comma, ASCII.colon, ASCII.backslash:
            if version == .v2_1 { output.append(ASCII.backslash) }
            output.append(byte)
        case 0x6E, 0x4E:
            if version == .v2_1 {
                output += [ASCII.backslash, byte]
            } else {
                output.append(ASCII.lineFeed)
            }
        default:
            output += [ASCII.backslash, byte]
        }
    }

    /// Cuts escaped text at a separator that no backslash precedes; the pieces stay escaped.
    static func split(_ text: Substring, at separator: UInt8) -> [Substring] {
        var pieces: [Substring] = []
        var start = text.startIndex
        var escaped = false
        var index = text.startIndex
        while index < text.endIndex {
            let byte = text.utf8[index]
            let next = text.utf8.index(after: index)
            if escaped {
                escaped = false
            } else if byte == ASCII.backslash {
                escaped = true
            } else if byte == separator {
                pieces.append(text[start..<index])
                start = next
            }
            index = next
        }
        pieces.append(text[start...])
        return pieces
    }
}
