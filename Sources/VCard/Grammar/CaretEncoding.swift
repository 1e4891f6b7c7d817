/// Caret escapes in parameter values (RFC 6868), in 4.0 only.
enum CaretEncoding {
    /// The text that an encoded value means; an unknown escape stays as written.
    static func decode(_ value: String) -> String {
        guard value.utf8.contains(ASCII.caret) else { return value }
        var output: [UInt8] = []
        var caret = false
        for byte in value.utf8 {
            if caret {
                caret = false
                switch byte {
                case 0x6E: output.append(ASCII.lineFeed)
                case ASCII.caret: output.append(ASCII.caret)
                case 0x27: output.append(ASCII.quote)
                default: output += [ASCII.caret, byte]
                }
            } else if byte == ASCII.caret {
                caret = true
            } else {
                output.append(byte)
            }
        }
        if caret { output.append(ASCII.caret) }
        return String(decoding: output, as: UTF8.self)
    }
}
