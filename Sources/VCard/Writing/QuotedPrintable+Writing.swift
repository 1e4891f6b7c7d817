extension QuotedPrintable {
    /// How many octets a physical line may have, the soft break counted (RFC 2045 §6.7).
    static let width = 76

    /// Whether a value of a 2.1 card has to be quoted-printable: it holds line breaks or more than ASCII.
    static func isNeeded(_ bytes: [UInt8]) -> Bool {
        bytes.contains { $0 >= 0x80 || $0.isLineEnd }
    }

    /// Appends the encoded bytes with soft breaks, behind what stands on the line already.
    static func append(_ bytes: [UInt8], to output: inout [UInt8], column: Int, lineEnd: [UInt8]) {
        var column = column
        for (index, byte) in bytes.enumerated() {
            let isLast = index == bytes.count - 1
            var isPlain =
                byte >= 0x21 && byte < 0x7F && byte != ASCII.equals || byte.isBlank && !isLast
            if column + (isPlain ? 1 : 3) >= width {
                output.append(ASCII.equals)
                output += lineEnd
                column = 0
                // A blank here would be taken for that of a fold.
                isPlain = isPlain && !byte.isBlank
            }
            if isPlain {
                output.append(byte)
                column += 1
            } else {
                output += [ASCII.equals, digit(byte >> 4), digit(byte & 0xF)]
                column += 3
            }
        }
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? 0x30 + value : 0x37 + value
    }
}
