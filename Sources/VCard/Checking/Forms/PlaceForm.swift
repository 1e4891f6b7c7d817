/// A place on the Earth: two numbers in 2.1 and 3.0, a `geo:` URI in 4.0 (RFC 2426 §3.4.2, RFC 5870 §3.3).
enum PlaceForm {
    /// Two numbers with a semicolon between them (3.0) or a comma (2.1), the first a latitude, or either where it is a comma.
    static func isPair(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        guard
            let mark = range.first(where: {
                bytes[$0] == ASCII.semicolon || bytes[$0] == ASCII.comma
            }),
            let first = degrees(bytes, bytes.trimmed(range.lowerBound..<mark)),
            let second = degrees(bytes, bytes.trimmed(mark + 1..<range.upperBound))
        else { return false }
        // vCard 2.1 §2.4.6 writes the longitude first, and its own example does too.
        let most = bytes[mark] == ASCII.comma ? 180 : 90
        return first <= most && second <= 180
    }

    /// Whether what follows `geo:` is two or three numbers in range; other schemes pass.
    static func isGeoURI(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        guard bytes.hasPrefix("GEO:", in: range) else { return true }
        var start = range.lowerBound + 4
        var limits = [90, 180, Int.max][...]
        for index in start...range.upperBound {
            let isEnd = index == range.upperBound || bytes[index] == ASCII.semicolon
            guard isEnd || bytes[index] == ASCII.comma else { continue }
            var end = index
            if end > start, bytes[end - 1] == ASCII.backslash { end -= 1 }
            guard let limit = limits.popFirst(), let number = degrees(bytes, start..<end),
                number <= limit
            else { return false }
            if isEnd { break }
            start = index + 1
        }
        return limits.count <= 1
    }

    /// The whole degrees of a decimal number without its sign, rounded up; nil where it is no number.
    private static func degrees(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
        var index = range.lowerBound
        if index < range.upperBound, bytes[index] == 0x2B || bytes[index] == 0x2D { index += 1 }
        var whole = 0
        var digits = 0
        var isFraction = false
        var isAbove = false
        while index < range.upperBound {
            let byte = bytes[index]
            if byte == ASCII.dot, !isFraction {
                isFraction = true
            } else {
                guard byte.isDigit else { return nil }
                digits += 1
                if isFraction {
                    isAbove = isAbove || byte != 0x30
                } else {
                    whole = min(whole * 10 + Int(byte - 0x30), 1_000_000)
                }
            }
            index += 1
        }
        return digits > 0 ? whole + (isAbove ? 1 : 0) : nil
    }
}
