/// The text of iCalendar: escapes (RFC 5545 §3.3.11) and folded lines (§3.1).
enum ICalendarText {
    /// How many octets a line has at most, its end not counted.
    static let lineLimit = 75

    /// The text with `\`, `;`, `,` and line breaks escaped, and without other control characters,
    /// which no value may hold.
    static func escaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var followsReturn = false
        for scalar in text.unicodeScalars {
            let isReturn = scalar == "\r"
            switch scalar {
            case "\\", ";", ",":
                result.append("\\")
                result.append(scalar)
            case "\n" where followsReturn:
                break
            case "\n", "\r":
                result.append("\\")
                result.append("n")
            case "\t":
                result.append(scalar)
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                break
            default:
                result.append(scalar)
            }
            followsReturn = isReturn
        }
        return String(result)
    }

    /// Appends a content line that ends in CRLF, folded before an octet too many and never inside a
    /// character.
    static func appendFolded(_ line: String, to bytes: inout [UInt8]) {
        var count = 0
        for scalar in line.unicodeScalars {
            let size = UTF8.width(scalar)
            if count + size > lineLimit {
                bytes += [0x0D, 0x0A, 0x20]
                count = 1
            }
            bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            count += size
        }
        bytes += [0x0D, 0x0A]
    }
}
