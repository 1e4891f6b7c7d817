/// The forms in which a moment is written: a date, or a date with a time and a zone (RFC 6350 §4.3.5, RFC 2426 §3.6.4).
enum TimestampForm {
    /// Whether a stretch is a moment: basic or extended, seconds with a fraction or without, `Z`, an offset or no zone.
    static func matches(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        var scanner = Scanner(range)
        guard scanner.date(bytes) else { return false }
        if scanner.isAtEnd { return true }
        guard scanner.take(bytes, "T") || scanner.take(bytes, " ") else { return false }
        guard scanner.time(bytes) else { return false }
        return scanner.zone(bytes) && scanner.isAtEnd
    }

    private struct Scanner {
        private var index: Int
        private let end: Int

        init(_ range: Range<Int>) {
            index = range.lowerBound
            end = range.upperBound
        }

        var isAtEnd: Bool { index == end }

        mutating func take(_ bytes: Span<UInt8>, _ character: Unicode.Scalar) -> Bool {
            guard index < end, bytes[index].capital == UInt8(ascii: character) else {
                return false
            }
            index += 1
            return true
        }

        mutating func number(_ bytes: Span<UInt8>, _ digits: Int, _ allowed: ClosedRange<Int>)
            -> Bool
        {
            guard end - index >= digits else { return false }
            var value = 0
            for offset in 0..<digits {
                let byte = bytes[index + offset]
                guard byte.isDigit else { return false }
                value = value * 10 + Int(byte - 0x30)
            }
            guard allowed.contains(value) else { return false }
            index += digits
            return true
        }

        mutating func date(_ bytes: Span<UInt8>) -> Bool {
            guard number(bytes, 4, 1...9999) else { return false }
            let extended = take(bytes, "-")
            guard number(bytes, 2, 1...12) else { return false }
            if extended, !take(bytes, "-") { return false }
            return number(bytes, 2, 1...31)
        }

        mutating func time(_ bytes: Span<UInt8>) -> Bool {
            guard number(bytes, 2, 0...23) else { return false }
            let extended = take(bytes, ":")
            guard number(bytes, 2, 0...59) else { return false }
            if extended, !take(bytes, ":") { return true }
            guard number(bytes, 2, 0...60) else { return !extended }
            if take(bytes, ".") || take(bytes, ",") {
                guard number(bytes, 1, 0...9) else { return false }
                while number(bytes, 1, 0...9) {}
            }
            return true
        }

        mutating func zone(_ bytes: Span<UInt8>) -> Bool {
            if isAtEnd || take(bytes, "Z") { return true }
            guard take(bytes, "+") || take(bytes, "-") else { return false }
            guard number(bytes, 2, 0...23) else { return false }
            if isAtEnd { return true }
            _ = take(bytes, ":")
            return number(bytes, 2, 0...59)
        }
    }
}

extension TimestampForm {
    /// Whether a moment that has a time of day has its minutes and seconds, as a date-time must (RFC 6350 §4.3.5).
    static func isComplete(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        guard
            let mark = range.first(where: {
                bytes[$0].capital == UInt8(ascii: "T") || bytes[$0] == ASCII.space
            })
        else { return true }
        var digits = 0
        for index in mark + 1..<range.upperBound {
            if bytes[index].isDigit {
                digits += 1
            } else if bytes[index] != ASCII.colon {
                break
            }
        }
        return digits >= 6
    }
}
