/// A day as a count of days from 1970-01-01 (day 0), in the proleptic Gregorian calendar.
public struct EpochDay: Hashable, Comparable, Sendable {
    /// Days after 1970-01-01; negative before it.
    public let rawValue: Int

    /// The day that many days after 1970-01-01.
    public init(_ rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Orders days from earlier to later.
    public static func < (left: EpochDay, right: EpochDay) -> Bool {
        left.rawValue < right.rawValue
    }

    /// The day that many days later (earlier where negative), or the last day (the first) that can
    /// be counted.
    public func adding(days: Int) -> EpochDay {
        let (sum, overflow) = rawValue.addingReportingOverflow(days)
        return EpochDay(overflow ? (days < 0 ? Int.min : Int.max) : sum)
    }
}
