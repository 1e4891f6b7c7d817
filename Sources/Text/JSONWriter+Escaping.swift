extension JSONWriter {
    /// The text in quotation marks.
    ///
    /// Beside what RFC 8259 §7 asks for, the control characters of C1, DEL, the line separators and
    /// the bidirectional controls are escaped, so that JSON on a terminal shows what it says.
    mutating func appendQuoted(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        if Self.isPlain(text.utf8.span) {
            bytes.append(contentsOf: text.utf8)
        } else {
            for scalar in text.unicodeScalars { appendEscaped(scalar) }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Whether every byte can stand as it is; text with bytes that may begin an escaped
    /// character is looked at more slowly.
    private static func isPlain(_ text: borrowing Span<UInt8>) -> Bool {
        for index in 0..<text.count {
            switch text[index] {
            case 0x00...0x1F, 0x22, 0x5C, 0x7F, 0xC2, 0xD8, 0xE2: return false
            default: continue
            }
        }
        return true
    }

    private mutating func appendEscaped(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x22: appendShort("\"")
        case 0x5C: appendShort("\\")
        case 0x08: appendShort("b")
        case 0x09: appendShort("t")
        case 0x0A: appendShort("n")
        case 0x0C: appendShort("f")
        case 0x0D: appendShort("r")
        case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069:
            appendUnicode(UInt16(truncatingIfNeeded: scalar.value))
        default:
            bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
    }

    private mutating func appendShort(_ letter: Unicode.Scalar) {
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(UInt8(ascii: letter))
    }

    private mutating func appendUnicode(_ unit: UInt16) {
        bytes.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "u")])
        for shift in [12, 8, 4, 0] {
            bytes.append(Hex.digit(UInt8(truncatingIfNeeded: unit >> UInt16(shift))))
        }
    }
}
