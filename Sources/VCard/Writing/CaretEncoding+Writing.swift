extension CaretEncoding {
    /// Appends a parameter value with caret escapes (RFC 6868 §3.1).
    static func append(_ value: String, to output: inout [UInt8]) {
        var lastWasReturn = false
        for byte in value.utf8 {
            defer { lastWasReturn = byte == ASCII.carriageReturn }
            switch byte {
            case ASCII.lineFeed where lastWasReturn: break
            case ASCII.lineFeed, ASCII.carriageReturn:
                output += [ASCII.caret, UInt8(ascii: "n")]
            case ASCII.caret: output += [ASCII.caret, ASCII.caret]
            case ASCII.quote: output += [ASCII.caret, UInt8(ascii: "'")]
            case _ where byte.isForbidden: break
            default: output.append(byte)
            }
        }
    }

    /// Appends a parameter value where there are no caret escapes: a quote becomes an apostrophe, a line break a space.
    static func appendPlain(_ value: String, to output: inout [UInt8]) {
        for byte in value.utf8 {
            switch byte {
            case ASCII.lineFeed, ASCII.carriageReturn: output.append(ASCII.space)
            case ASCII.quote: output.append(UInt8(ascii: "'"))
            case _ where byte.isForbidden: break
            default: output.append(byte)
            }
        }
    }
}
