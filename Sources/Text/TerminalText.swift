/// Text that comes from strangers, made fit to stand on a terminal.
package enum TerminalText {
    /// The text with everything that could steer a terminal, turn the reading direction or hide
    /// written out as `\u{202E}`; line breaks and tabs as `\n`, `\r` and `\t`.
    ///
    /// Text without such characters is returned as it is.
    package static func escaped(_ text: String) -> String {
        if isSurelyHarmless(text.utf8.span) { return text }
        guard text.unicodeScalars.contains(where: isHarmful) else { return text }
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if isHarmful(scalar) {
                escaped.append(contentsOf: visibleForm(of: scalar).unicodeScalars)
            } else {
                escaped.append(scalar)
            }
        }
        return String(escaped)
    }

    /// Whether no byte of UTF-8 is a control or begins one of the characters that do harm.
    private static func isSurelyHarmless(_ bytes: borrowing Span<UInt8>) -> Bool {
        for index in 0..<bytes.count {
            switch bytes[index] {
            case 0x20...0x7E, 0x80...0xBF, 0xC3...0xCC, 0xCE...0xD7, 0xD9...0xE0, 0xE4...0xEE: break
            default: return false
            }
        }
        return true
    }

    private static func visibleForm(of scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
    }

    /// Whether a character steers, hides or reorders instead of showing.
    static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F:  // C0, DEL, C1
            true
        case 0x00AD, 0x034F, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F:
            true
        case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F:
            true
        case 0x3164, 0xFEFF, 0xFFA0, 0xFFF9...0xFFFB:
            true
        case 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE00FF:
            true
        default:
            false
        }
    }
}
