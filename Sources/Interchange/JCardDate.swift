/// Dates and timestamps in the extended forms that jCard asks for (RFC 7095 §3.5.3 to §3.5.5).
enum JCardDate {
    /// `YYYYMMDD`, `--MMDD` and `YYYYMMDDThhmmss…` with their separators; anything else stays as it is.
    static func extended(_ text: String) -> String {
        let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, let date = date(first) else { return text }
        guard parts.count == 2 else { return date }
        return date + "T" + time(parts[1])
    }

    private static func date(_ text: Substring) -> String? {
        let digits = text.drop { $0 == "-" }
        guard digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        switch (text.count - digits.count, digits.count) {
        case (0, 8):
            return "\(digits.prefix(4))-\(digits.dropFirst(4).prefix(2))-\(digits.suffix(2))"
        case (2, 4): return "--\(digits.prefix(2))-\(digits.suffix(2))"
        default: return nil
        }
    }

    private static func time(_ text: Substring) -> String {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let rest = text.dropFirst(digits.count)
        switch digits.count {
        case 6:
            return "\(digits.prefix(2)):\(digits.dropFirst(2).prefix(2)):\(digits.suffix(2))" + rest
        case 4: return "\(digits.prefix(2)):\(digits.suffix(2))" + rest
        default: return String(text)
        }
    }
}
