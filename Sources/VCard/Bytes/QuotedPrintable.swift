/// Quoted-printable transfer encoding (RFC 2045 §6.7), soft breaks already taken out.
enum QuotedPrintable {
    /// The decoded bytes; what is no escape stays as it is and is counted.
    static func decode(_ bytes: Span<UInt8>) -> (bytes: [UInt8], brokenEscapes: Int) {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        var broken = 0
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            guard byte == ASCII.equals else {
                output.append(byte)
                index += 1
                continue
            }
            if index + 2 < bytes.count, let high = bytes[index + 1].hexValue,
                let low = bytes[index + 2].hexValue
            {
                output.append(high << 4 | low)
                index += 3
            } else if index + 1 == bytes.count {
                index += 1  // A soft break with nothing behind it.
            } else {
                broken += 1
                output.append(byte)
                index += 1
            }
        }
        return (output, broken)
    }
}
