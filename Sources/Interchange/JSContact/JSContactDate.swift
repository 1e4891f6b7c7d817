import Text
import VCard

/// Dates of vCard 4.0 and of JSContact (RFC 6350 §4.3, RFC 9553 §1.4.5, §2.8.1).
enum JSContactDate {
    /// A date that says at least a year, or a month and a day, as PartialDate; a time in UTC as Timestamp; nil for all else.
    ///
    /// A time in another zone is none: in UTC its day may be another one (RFC 9555 §2.2.2).
    static func date(_ text: String) -> JSONValue? {
        if text.contains("T") {
            guard text.hasSuffix("Z"), let utc = utc(text) else { return nil }
            return .members([("@type", "Timestamp"), ("utc", .string(utc))])
        }
        guard let (year, month, day) = parts(text) else { return nil }
        guard month.map({ (1...12).contains($0) }) ?? true,
            day.map({ (1...31).contains($0) }) ?? true
        else { return nil }
        let members = [("year", year), ("month", month), ("day", day)].compactMap { name, number in
            number.map { (name, JSONValue.integer($0)) }
        }
        return .members(members)
    }

    private static func parts(_ text: String) -> (year: Int?, month: Int?, day: Int?)? {
        let bytes = Array(text.utf8)
        let digits = bytes.filter { $0 != 0x2D }
        guard digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
        func number(_ range: Range<Int>) -> Int {
            digits[range].reduce(0) { $0 * 10 + Int($1 - 0x30) }
        }
        let marks = bytes.count - digits.count
        switch (bytes.count, marks) {
        case (8, 0): return (number(0..<4), number(4..<6), number(6..<8))
        case (4, 0): return (number(0..<4), nil, nil)
        case (7, 1) where bytes[4] == 0x2D: return (number(0..<4), number(4..<6), nil)
        case (6, 2) where text.hasPrefix("--"): return (nil, number(0..<2), number(2..<4))
        default: return nil
        }
    }

    /// A date and a time with its zone as UTCDateTime; nil for all else.
    static func utc(_ text: String) -> String? {
        guard let revision = Revision(text), revision.isExact else { return nil }
        return revision.utc
    }

    /// A UTCDateTime without the fraction of its seconds, for which vCard has no form (RFC 6350 §4.3.5).
    static func wholeSeconds(_ utc: String) -> String {
        guard let dot = utc.firstIndex(of: "."), utc.hasSuffix("Z") else { return utc }
        return utc[..<dot] + "Z"
    }

    /// The vCard form of a date of JSContact; nil where it is none.
    static func text(_ date: JSONValue) -> String? {
        if let utc = date["utc"]?.string { return JCardDate.basic(wholeSeconds(utc)) }
        let year = date["year"]?.integer
        let month = date["month"]?.integer
        let day = date["day"]?.integer
        switch (year, month, day) {
        case (let year?, let month?, let day?):
            return padded(year, 4) + padded(month, 2) + padded(day, 2)
        case (let year?, let month?, nil): return "\(padded(year, 4))-\(padded(month, 2))"
        case (let year?, nil, nil): return padded(year, 4)
        case (nil, let month?, let day?): return "--\(padded(month, 2))\(padded(day, 2))"
        case (nil, let month?, nil): return "--\(padded(month, 2))"
        default: return nil
        }
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(max(0, number))
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
}

/// Offsets from UTC and the time zones of fixed offset that mean the same, from 12 hours behind to 14 ahead
/// (RFC 9555 §2.8.2).
enum JSContactZone {
    /// The zone of an offset in whole hours; nil for any other text.
    static func zone(ofOffset text: String) -> String? {
        let bytes = Array(text.utf8).filter { $0 != 0x3A }
        guard bytes.count == 3 || bytes.count == 5 && bytes.suffix(2).elementsEqual("00".utf8),
            bytes[0] == 0x2B || bytes[0] == 0x2D,
            let hours = Int(String(decoding: bytes[1..<3], as: UTF8.self)),
            hours <= (bytes[0] == 0x2B ? 14 : 12)
        else { return nil }
        if hours == 0 { return "Etc/UTC" }
        return "Etc/GMT\(bytes[0] == 0x2B ? "-" : "+")\(hours)"
    }

    /// The offset of a zone of fixed offset; nil for any other.
    static func offset(of zone: String) -> String? {
        if zone == "Etc/UTC" { return "+0000" }
        guard zone.hasPrefix("Etc/GMT"), let sign = zone.dropFirst(7).first,
            sign == "+" || sign == "-", let hours = Int(zone.dropFirst(8)),
            (1...(sign == "-" ? 14 : 12)).contains(hours)
        else { return nil }
        return "\(sign == "-" ? "+" : "-")\(hours < 10 ? "0" : "")\(hours)00"
    }
}
