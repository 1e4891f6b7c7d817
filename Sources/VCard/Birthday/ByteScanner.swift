/// A cursor over the bytes of a short value; it never reads past the end.
struct ByteScanner {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) {
        rest = bytes
    }

    /// Whether every byte has been taken.
    var isAtEnd: Bool { rest.isEmpty }

    /// The next byte, left in place.
    var next: UInt8? { rest.first }

    /// The bytes that have not been taken.
    var remainder: ArraySlice<UInt8> { rest }

    /// How many digits stand next, counted up to 15.
    var digitRun: Int { rest.prefix(15).prefix(while: \.isDigit).count }

    /// Takes the byte if it is the next one.
    mutating func take(_ byte: UInt8) -> Bool {
        guard rest.first == byte else { return false }
        rest.removeFirst()
        return true
    }

    /// Takes the byte if it is one of these.
    mutating func take(anyOf characters: String) -> Bool {
        guard let byte = rest.first, characters.utf8.contains(byte) else { return false }
        rest.removeFirst()
        return true
    }

    /// Takes exactly that many digits (at most 9) as a number, or nothing.
    mutating func number(digits count: Int) -> Int? {
        let digits = rest.prefix(count)
        guard count <= 9, digits.count == count else { return nil }
        var value = 0
        for byte in digits {
            guard byte.isDigit else { return nil }
            value = value * 10 + Int(byte - 0x30)
        }
        rest.removeFirst(count)
        return value
    }

    /// Takes every blank that follows.
    mutating func skipBlanks() {
        rest = rest.drop(while: \.isBlank)
    }

    /// Takes every digit that follows.
    mutating func skipDigits() {
        rest = rest.drop(while: \.isDigit)
    }
}

extension UInt8 {
    /// Whether the byte is an ASCII letter.
    var isLetter: Bool { self | 0x20 >= 0x61 && self | 0x20 <= 0x7A }

    /// Whether the byte is a blank, a tab or a line end.
    var isWhite: Bool { isBlank || isLineEnd }
}
