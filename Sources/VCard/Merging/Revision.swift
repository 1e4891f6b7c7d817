internal import CivilCalendar

/// When a card says that it was last changed (REV), as a point in time.
package struct Revision: Comparable, Sendable {
    /// Seconds after 1970-01-01T00:00:00Z.
    let seconds: Int
    /// Whether the time of day and its zone are written, to the second and without fractions.
    package let isExact: Bool

    /// Reads a REV: a date, or a date and a time with or without a zone (RFC 6350 §4.3.5); nil for what is none.
    package init?(_ text: String) {
        let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
        guard let date = parts.first.map({ $0.utf8.filter { $0 != 0x2D } }), date.count == 8,
            date.allSatisfy(\.isDigit),
            let day = CivilDate(
                year: Revision.number(date[0..<4]),
                month: Revision.number(date[4..<6]),
                day: Revision.number(date[6..<8])
            )
        else { return nil }
        let clock = parts.count > 1 ? Revision.clock(parts[1]) : 0
        seconds = day.epochDay.rawValue * 86_400 + clock
        isExact = parts.count > 1 && Revision.isExact(parts[1])
    }

    /// The revision of a card.
    init?(of card: Card) {
        guard let text = card.firstProperty(.rev)?.text else { return nil }
        self.init(text)
    }

    /// Seconds of the day in UTC; what cannot be read counts as zero.
    private static func clock(_ text: Substring) -> Int {
        let digits = text.utf8.filter { $0 != ASCII.colon }
        let time = digits.prefix(while: \.isDigit)
        var seconds = 0
        for (index, unit) in [3600, 60, 1].enumerated() where time.count >= index * 2 + 2 {
            let start = time.startIndex + index * 2
            seconds += number(time[start..<start + 2]) * unit
        }
        let zone = digits.dropFirst(time.count).drop { $0 != 0x2B && $0 != 0x2D }
        guard let sign = zone.first else { return seconds }
        let offset = zone.dropFirst().prefix(while: \.isDigit)
        guard offset.count >= 2 else { return seconds }
        let hours = number(offset.prefix(2))
        let minutes = offset.count >= 4 ? number(offset.dropFirst(2).prefix(2)) : 0
        return seconds - (sign == 0x2B ? 1 : -1) * (hours * 3600 + minutes * 60)
    }

    /// Whether a time reads `hhmmss` with Z or an offset.
    private static func isExact(_ text: Substring) -> Bool {
        let bytes = text.utf8.filter { $0 != ASCII.colon }
        guard bytes.count >= 7, bytes.prefix(6).allSatisfy(\.isDigit) else { return false }
        let zone = bytes.dropFirst(6)
        guard zone.first == 0x2B || zone.first == 0x2D else { return zone == [0x5A] }
        return (zone.count == 3 || zone.count == 5) && zone.dropFirst().allSatisfy(\.isDigit)
    }

    /// The point in time as `YYYY-MM-DDThh:mm:ssZ` (RFC 3339).
    package var utc: String? {
        let days = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
        guard let day = CivilDate(EpochDay(days)) else { return nil }
        let rest = seconds - days * 86_400
        let clock = [rest / 3600, rest / 60 % 60, rest % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
        return "\(day)T\(clock.joined(separator: ":"))Z"
    }

    private static func number(_ digits: some Sequence<UInt8>) -> Int {
        digits.reduce(0) { $0 * 10 + Int($1 & 0x0F) }
    }

    package static func < (one: Revision, other: Revision) -> Bool { one.seconds < other.seconds }
}
