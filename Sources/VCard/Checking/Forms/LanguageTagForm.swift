/// The shape of a language tag (RFC 5646 §2.1): subtags of letters and digits with hyphens between them.
enum LanguageTagForm {
    /// Whether a stretch has the shape; whether the subtags are registered is not asked.
    static func matches(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        var start = range.lowerBound
        var isFirst = true
        for index in range.lowerBound...range.upperBound {
            guard index == range.upperBound || bytes[index] == 0x2D else {
                guard bytes[index].isLetter || bytes[index].isDigit && !isFirst else {
                    return false
                }
                continue
            }
            let count = index - start
            guard (1...8).contains(count) else { return false }
            if isFirst, count == 1 {
                guard isPrivate(bytes[start]), index < range.upperBound else { return false }
            }
            isFirst = false
            start = index + 1
        }
        return true
    }

    /// `x` for private use and `i` for the grandfathered tags.
    private static func isPrivate(_ byte: UInt8) -> Bool {
        byte.capital == UInt8(ascii: "X") || byte.capital == UInt8(ascii: "I")
    }
}
