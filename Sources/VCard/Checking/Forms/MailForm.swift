/// The shape of a mail address: something, one `@`, something, and no blank (RFC 5321 §4.1.2).
enum MailForm {
    static func matches(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        guard let first = range.first else { return false }
        // A quoted local part may hold anything.
        var index = first
        if bytes[first] == ASCII.quote {
            index += 1
            while index < range.upperBound, bytes[index] != ASCII.quote { index += 1 }
        }
        var mark: Int?
        while index < range.upperBound {
            let byte = bytes[index]
            switch byte {
            case 0x00...0x20, 0x3C, 0x3E: return false
            case 0x40:
                guard mark == nil else { return false }
                mark = index
            case ASCII.colon where mark == nil: return false
            default: break
            }
            index += 1
        }
        guard let mark else { return false }
        return mark > first && mark + 1 < range.upperBound
    }
}
