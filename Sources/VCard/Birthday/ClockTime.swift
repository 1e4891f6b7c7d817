/// A time of day as a birthday carries it (RFC 6350 §4.3.2, RFC 2425 §5.8.4).
struct ClockTime: Hashable {
    /// The hour, 0…23, where it is written.
    var hour: Int?
    /// The minute, 0…59, where it is written.
    var minute: Int?
    /// The second, 0…60, where it is written.
    var second: Int?
    /// The zone as written.
    var zone = Zone.none
    /// Whether colons stand between the parts.
    var isExtended = false
    /// Whether the seconds have a fraction.
    var hasFraction = false

    /// How a time names its zone.
    enum Zone: Hashable {
        /// None: the time of the place.
        case none
        /// `Z`.
        case utc
        /// A distance from UTC; it never shifts the day.
        case offset
    }

    /// A time without a zone.
    init(hour: Int, minute: Int, second: Int) {
        self.hour = hour
        self.minute = minute
        self.second = second
    }

    /// Takes `hh`, `hhmm`, `hhmmss`, `hh:mm`, `hh:mm:ss`, `-mm`, `-mmss`, `--ss` and a zone; nil where there is no such time.
    init?(_ scanner: inout ByteScanner) {
        guard readTime(&scanner), readZone(&scanner) else { return nil }
        guard hour ?? 0 <= 23, minute ?? 0 <= 59, second ?? 0 <= 60 else { return nil }
    }

    /// Whether the hour or more is missing before the parts that are there.
    var isTruncated: Bool { hour == nil }

    /// Whether the time is 00:00:00.
    var isMidnight: Bool { hour == 0 && minute ?? 0 == 0 && second ?? 0 == 0 }

    /// Whether, read as UTC, it may be a midnight east of Greenwich: from 10:00 on, on a quarter hour.
    var mayBeMidnightElsewhere: Bool {
        guard let hour, hour >= 10 else { return false }
        return (minute ?? 0).isMultiple(of: 15) && second ?? 0 == 0
    }

    private mutating func readTime(_ scanner: inout ByteScanner) -> Bool {
        let hyphen = UInt8(ascii: "-")
        if scanner.take(hyphen) {
            if scanner.take(hyphen) {
                second = scanner.number(digits: 2)
                return second != nil
            }
            minute = scanner.number(digits: 2)
            second = scanner.number(digits: 2)
            return minute != nil
        }
        hour = scanner.number(digits: 2)
        guard hour != nil else { return false }
        isExtended = scanner.take(UInt8(ascii: ":"))
        minute = scanner.number(digits: 2)
        guard minute != nil else { return !isExtended }
        if isExtended, !scanner.take(UInt8(ascii: ":")) { return true }
        second = scanner.number(digits: 2)
        guard second != nil else { return !isExtended }
        return readFraction(&scanner)
    }

    private mutating func readFraction(_ scanner: inout ByteScanner) -> Bool {
        guard scanner.take(anyOf: ".,") else { return true }
        hasFraction = scanner.digitRun > 0
        scanner.skipDigits()
        return hasFraction
    }

    private mutating func readZone(_ scanner: inout ByteScanner) -> Bool {
        if scanner.take(anyOf: "Zz") {
            zone = .utc
            return true
        }
        guard scanner.take(anyOf: "+-") else { return true }
        zone = .offset
        guard let hours = scanner.number(digits: 2), hours <= 23 else { return false }
        let hasColon = scanner.take(UInt8(ascii: ":"))
        guard let minutes = scanner.number(digits: 2) else { return !hasColon }
        return minutes <= 59
    }
}
