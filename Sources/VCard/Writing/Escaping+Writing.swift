extension Escaping {
    /// Which characters of a value are escaped when it is written.
    enum Style {
        /// Backslash, comma, semicolon and line break (RFC 6350 §3.4, RFC 2426 §4).
        case text
        /// Backslash and line break: a URI keeps its commas and semicolons.
        case uri
        /// Only what would break the line: the escapes stand in the value already.
        case escaped
        /// Only the semicolon; line breaks and the rest are left to quoted-printable (vCard 2.1).
        case versit
    }

    /// Appends a value with its escapes; control characters besides tab are dropped.
    static func append(_ text: some StringProtocol, style: Style, to output: inout [UInt8]) {
        var lastWasReturn = false
        for byte in text.utf8 {
            defer { lastWasReturn = byte == ASCII.carriageReturn }
            switch byte {
            case ASCII.lineFeed where lastWasReturn:
                break
            case ASCII.carriageReturn, ASCII.lineFeed:
                if style == .versit {
                    output += [ASCII.carriageReturn, ASCII.lineFeed]
                } else {
                    output += [ASCII.backslash, UInt8(ascii: "n")]
                }
            case ASCII.semicolon where style == .text || style == .versit,
                ASCII.comma where style == .text,
                ASCII.backslash where style == .text || style == .uri:
                output += [ASCII.backslash, byte]
            case _ where byte.isForbidden:
                break
            default:
                output.append(byte)
            }
        }
    }

    /// The value with its escapes.
    static func escape(_ text: some StringProtocol, style: Style = .text) -> String {
        var output: [UInt8] = []
        output.reserveCapacity(text.utf8.count + 8)
        append(text, style: style, to: &output)
        return String(decoding: output, as: UTF8.self)
    }
}

extension String {
    /// The text without control characters that no text may hold.
    var withoutForbidden: String {
        guard utf8.contains(where: \.isForbidden) else { return self }
        return String(decoding: utf8.filter { !$0.isForbidden }, as: UTF8.self)
    }
}

extension UInt8 {
    /// A control character that no text may hold (RFC 6350 §3.3); tab and line ends are none.
    var isForbidden: Bool {
        self < 0x20 && self != ASCII.tab && !isLineEnd || self == 0x7F
    }
}
