/// A year of the Chinese or Korean calendar: where it begins and how its months are laid.
struct LunisolarYear: Hashable, Sendable {
    /// The Gregorian year in which it begins.
    let relatedYear: Int
    /// The first day of month 1.
    let newYear: EpochDay
    /// The number of the month that the leap month follows, or 0 where the year has none.
    let leapMonth: Int
    /// The lengths of the months in order, bit 0 the first: 1 for 30 days, 0 for 29.
    private let longMonths: UInt16

    /// A year of the lengths of its months (29 or 30 days), 12 of them or 13 with a leap month; nil
    /// where they are not.
    init?(relatedYear: Int, newYear: EpochDay, leapMonth: Int, monthLengths: [Int]) {
        guard (0...12).contains(leapMonth), monthLengths.count == (leapMonth == 0 ? 12 : 13)
        else { return nil }
        var longMonths: UInt16 = 0
        for (index, length) in monthLengths.enumerated() {
            guard length == 29 || length == 30 else { return nil }
            if length == 30 { longMonths |= 1 << UInt16(index) }
        }
        self.relatedYear = relatedYear
        self.newYear = newYear
        self.leapMonth = leapMonth
        self.longMonths = longMonths
    }

    /// How many months the year has.
    var monthCount: Int { leapMonth == 0 ? 12 : 13 }

    /// How many days the year has.
    var dayCount: Int { daysBefore(position: monthCount) }

    /// The place of a month in the year, from 0, or nil where the year has no such month.
    func position(ofMonth month: Int, isLeap: Bool) -> Int? {
        guard (1...12).contains(month) else { return nil }
        if isLeap { return leapMonth == month ? month : nil }
        return leapMonth != 0 && month > leapMonth ? month : month - 1
    }

    /// The month at a place (from 0) in the year.
    func month(atPosition position: Int) -> (month: Int, isLeap: Bool) {
        guard leapMonth != 0, position >= leapMonth else { return (position + 1, false) }
        return (position, position == leapMonth)
    }

    /// How many days the month at a place has.
    func length(atPosition position: Int) -> Int {
        (longMonths >> UInt16(clamping: position)) & 1 == 1 ? 30 : 29
    }

    /// How many days of the year lie before the month at a place.
    func daysBefore(position: Int) -> Int {
        let earlier = longMonths & ((1 << UInt16(clamping: position)) - 1)
        return 29 * position + earlier.nonzeroBitCount
    }

    /// The place of the month that holds a day of the year (from 0), and the day in that month
    /// (from 1); nil outside the year.
    func monthAndDay(ofDay dayOfYear: Int) -> (position: Int, day: Int)? {
        guard dayOfYear >= 0 else { return nil }
        var remaining = dayOfYear
        for position in 0..<monthCount {
            let length = length(atPosition: position)
            if remaining < length { return (position, remaining + 1) }
            remaining -= length
        }
        return nil
    }
}
