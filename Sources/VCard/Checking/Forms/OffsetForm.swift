/// An offset from UTC: `-05:00`, `-0500` or `-05` (RFC 6350 §4.7, RFC 2426 §3.4.1, vCard 2.1 §2.4.5).
enum OffsetForm {
    static func matches(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        guard let sign = range.first else { return false }
        if range.count == 1 { return bytes[sign].capital == UInt8(ascii: "Z") }
        guard bytes[sign] == 0x2B || bytes[sign] == 0x2D else { return false }
        var digits: [UInt8] = []
        for index in range.dropFirst() {
            let byte = bytes[index]
            if byte == ASCII.colon, digits.count == 2, index == sign + 3 { continue }
            guard byte.isDigit, digits.count < 4 else { return false }
            digits.append(byte - 0x30)
        }
        guard digits.count == 2 || digits.count == 4 else { return false }
        return digits[0] * 10 + digits[1] < 24 && (digits.count == 2 || digits[2] < 6)
    }
}
