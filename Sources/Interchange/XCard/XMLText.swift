/// Text as it may stand in XML 1.0 (§2.2, §2.4).
enum XMLText {
    /// Appends a text with its marks escaped; says whether control characters were left out.
    static func append(_ text: String, to output: inout [UInt8]) -> Bool {
        var isWhole = true
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x26: output += "&amp;".utf8
            case 0x3C: output += "&lt;".utf8
            case 0x3E: output += "&gt;".utf8
            // A carriage return would be read as a line feed.
            case 0x0D: output += "&#13;".utf8
            case 0x09, 0x0A: output.append(UInt8(truncatingIfNeeded: scalar.value))
            case 0x00..<0x20, 0xFFFE, 0xFFFF: isWhole = false
            default: output += Array(String(scalar).utf8)
            }
        }
        return isWhole
    }

    /// Appends a text as the value of an attribute.
    static func appendAttribute(_ text: String, to output: inout [UInt8]) -> Bool {
        var escaped: [UInt8] = []
        let isWhole = append(text, to: &escaped)
        for byte in escaped {
            switch byte {
            case 0x22: output += "&quot;".utf8
            case 0x09: output += "&#9;".utf8
            case 0x0A: output += "&#10;".utf8
            default: output.append(byte)
            }
        }
        return isWhole
    }
}
