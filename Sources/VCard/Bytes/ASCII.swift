/// The bytes that the grammar names.
enum ASCII {
    static let tab: UInt8 = 0x09
    static let lineFeed: UInt8 = 0x0A
    static let carriageReturn: UInt8 = 0x0D
    static let space: UInt8 = 0x20
    static let quote: UInt8 = 0x22
    static let comma: UInt8 = 0x2C
    static let dot: UInt8 = 0x2E
    static let colon: UInt8 = 0x3A
    static let semicolon: UInt8 = 0x3B
    static let equals: UInt8 = 0x3D
    static let backslash: UInt8 = 0x5C
    static let caret: UInt8 = 0x5E
}

extension UInt8 {
    /// Space or tab.
    var isBlank: Bool { self == ASCII.space || self == ASCII.tab }

    /// CR or LF.
    var isLineEnd: Bool { self == ASCII.lineFeed || self == ASCII.carriageReturn }

    /// The capital of an ASCII letter, any other byte as it is.
    var capital: UInt8 { self >= 0x61 && self <= 0x7A ? self - 0x20 : self }

    /// A letter, digit or hyphen (the characters of a name, RFC 6350 §3.3).
    var isNameCharacter: Bool {
        (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A || isDigit || self == 0x2D
    }

    /// An ASCII digit.
    var isDigit: Bool { self >= 0x30 && self <= 0x39 }

    /// A character of the base64 alphabet, padding included (RFC 4648 §4).
    var isBase64Character: Bool {
        (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A || isDigit || self == 0x2B || self == 0x2F
            || self == ASCII.equals
    }

    /// A byte that continues a UTF-8 sequence.
    var continuesUTF8: Bool { self & 0xC0 == 0x80 }

    /// The value of a hexadecimal digit of either case.
    var hexValue: UInt8? {
        switch self {
        case 0x30...0x39: self - 0x30
        case 0x41...0x46: self - 0x37
        case 0x61...0x66: self - 0x57
        default: nil
        }
    }
}

extension Span where Element == UInt8 {
    /// Whether the bytes of a range, in capitals, begin with these capital letters.
    func hasPrefix(_ capitals: StaticString, in range: Range<Int>) -> Bool {
        let count = capitals.utf8CodeUnitCount
        guard range.count >= count else { return false }
        return capitals.withUTF8Buffer { wanted in
            for index in 0..<count {
                guard unsafe self[range.lowerBound + index].capital == wanted[index] else {
                    return false
                }
            }
            return true
        }
    }

    /// A range without the blanks at its ends.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var lower = range.lowerBound
        var upper = range.upperBound
        while lower < upper, self[lower].isBlank { lower += 1 }
        while upper > lower, self[upper - 1].isBlank { upper -= 1 }
        return lower..<upper
    }

    /// Whether a range begins with the UTF-8 byte order mark.
    func hasByteOrderMark(_ range: Range<Int>) -> Bool {
        range.count >= 3 && self[range.lowerBound] == 0xEF && self[range.lowerBound + 1] == 0xBB
            && self[range.lowerBound + 2] == 0xBF
    }

    /// A range without the first blanks, at most so many.
    func dropping(upTo count: Int, blanksOf range: Range<Int>) -> Range<Int> {
        var lower = range.lowerBound
        while lower < range.upperBound, lower - range.lowerBound < count, self[lower].isBlank {
            lower += 1
        }
        return lower..<range.upperBound
    }
}
