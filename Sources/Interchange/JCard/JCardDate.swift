/// Dates and timestamps in the extended forms of jCard (RFC 7095 §3.5.3 to §3.5.7) and the basic ones of vCard.
enum JCardDate {
    /// `YYYYMMDD`, `--MMDD`, `hhmmss±hhmm` … with their separators; anything else stays as it is.
    static func extended(_ text: String) -> String {
        let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, let date = extendedDate(first) else { return text }
        guard parts.count == 2 else { return date }
        return date + "T" + extendedTime(parts[1])
    }

    /// The basic form of a date, time or timestamp in the extended one; anything else stays as it is.
    static func basic(_ text: String) -> String {
        let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first else { return text }
        let date = basicDate(first)
        guard parts.count == 2 else { return date }
        return date + "T" + basicTime(parts[1])
    }

    /// The basic form of a time that stands alone.
    static func basicTime(_ text: some StringProtocol) -> String {
        String(text.filter { $0 != ":" })
    }

    private static func extendedDate(_ text: Substring) -> String? {
        let digits = text.drop { $0 == "-" }
        guard digits.allSatisfy(isDigit) else { return text.count == 7 ? String(text) : nil }
        switch (text.count - digits.count, digits.count) {
        case (0, 8):
            return "\(digits.prefix(4))-\(digits.dropFirst(4).prefix(2))-\(digits.suffix(2))"
        case (2, 4): return "--\(digits.prefix(2))-\(digits.suffix(2))"
        default: return digits.count < 5 ? String(text) : nil
        }
    }

    private static func extendedTime(_ text: Substring) -> String {
        let marks = text.prefix { $0 == "-" }
        let digits = text.dropFirst(marks.count).prefix(while: isDigit)
        let zone = text.dropFirst(marks.count + digits.count)
        guard digits.count % 2 == 0 else { return String(text) }
        return marks + pairs(digits) + extendedZone(zone)
    }

    /// `±hhmm` with its colon.
    static func extendedZone(_ zone: Substring) -> String {
        guard let sign = zone.first, sign == "+" || sign == "-", zone.count == 5,
            zone.dropFirst().allSatisfy(isDigit)
        else { return String(zone) }
        return "\(sign)\(pairs(zone.dropFirst()))"
    }

    private static func pairs(_ digits: Substring) -> String {
        var output = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, index % 2 == 0 { output.append(":") }
            output.append(digit)
        }
        return output
    }

    private static func basicDate(_ text: Substring) -> String {
        let marks = text.prefix { $0 == "-" }
        let rest = text.dropFirst(marks.count)
        let digits = rest.filter { $0 != "-" }
        guard digits.allSatisfy(isDigit) else { return String(text) }
        switch (marks.count, rest.count, digits.count) {
        case (0, 10, 8), (2, 5, 4): return marks + digits
        default: return String(text)
        }
    }

    private static func isDigit(_ character: Character) -> Bool {
        character.isASCII && character.isNumber
    }
}
