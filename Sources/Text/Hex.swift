/// Hexadecimal digits.
package enum Hex {
    /// The bytes in small hexadecimal digits, two a byte.
    package static func encode(_ bytes: some Sequence<UInt8>) -> String {
        var digits: [UInt8] = []
        for byte in bytes {
            digits.append(digit(byte >> 4))
            digits.append(digit(byte & 0x0F))
        }
        return String(decoding: digits, as: UTF8.self)
    }

    /// The bytes that the digits spell, in either letter case; nil where they are no pairs of them.
    package static func decode(_ text: String) -> [UInt8]? {
        let digits = text.utf8
        guard digits.count.isMultiple(of: 2) else { return nil }
        var bytes: [UInt8] = []
        var high: UInt8?
        for byte in digits {
            guard let value = value(of: byte) else { return nil }
            if let first = high {
                bytes.append(first << 4 | value)
                high = nil
            } else {
                high = value
            }
        }
        return bytes
    }

    /// The value 0…15 of an ASCII hexadecimal digit.
    package static func value(of byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    /// The small ASCII digit of a value 0…15; higher bits are ignored.
    package static func digit(_ value: UInt8) -> UInt8 {
        let value = value & 0x0F
        return value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
}
