/// A year of the Hebrew calendar, by integer arithmetic.
///
/// ICU 72 is wrong for the 385 days from 2045-11-10 to 2046-11-29, so we do not ask it. The
/// calendar is a rule, not an observation: the mean conjunction (molad) of Tishri and the four
/// postponements of new year.
struct HebrewYear: Hashable, Sendable {
    /// The year of the world (anno mundi).
    let number: Int
    /// 1 Tishri.
    let newYear: EpochDay
    /// How many days the year has: 353, 354 or 355, in a leap year 383, 384 or 385.
    let dayCount: Int

    /// The years that hold a day of the civil years 1…9999.
    static let numbers = 3761...13_760

    /// A year, or nil outside ``numbers``.
    init?(_ number: Int) {
        guard HebrewYear.numbers.contains(number) else { return nil }
        self.number = number
        newYear = HebrewYear.newYear(of: number)
        dayCount = HebrewYear.newYear(of: number + 1).rawValue - newYear.rawValue
    }

    /// The year that holds a day, or nil outside ``numbers``.
    init?(holding day: EpochDay) {
        // The mean year is 35,975,351 / 98,496 days; the estimate is off by one at most.
        let (days, overflow) = day.rawValue.subtractingReportingOverflow(HebrewYear.epoch)
        guard !overflow, (0...5_100_000).contains(days) else { return nil }
        var number = days * 98_496 / 35_975_351 + 1
        while HebrewYear.newYear(of: number) > day { number -= 1 }
        while HebrewYear.newYear(of: number + 1) <= day { number += 1 }
        self.init(number)
    }

    /// Whether the year has 13 months, with an Adar I.
    var isLeap: Bool { HebrewYear.isLeap(number) }

    /// Whether a year has 13 months: the 3rd, 6th, 8th, 11th, 14th, 17th and 19th of each 19.
    static func isLeap(_ number: Int) -> Bool { (7 * number + 1) % 19 < 7 }

    /// How many days a month (1 Tishri … 13 Elul) has, or nil where the year has no such month (6
    /// Adar I in a common year).
    func length(ofMonth month: Int) -> Int? {
        switch month {
        case 1, 5, 8, 10, 12: 30
        case 4, 7, 9, 11, 13: 29
        case 2: dayCount % 10 == 5 ? 30 : 29
        case 3: dayCount % 10 == 3 ? 29 : 30
        case 6: isLeap ? 30 : nil
        default: nil
        }
    }

    // The day from which elapsedDays counts, as days before 1970-01-01.
    private static let epoch = -2_092_590

    private static func newYear(of number: Int) -> EpochDay {
        let before = elapsedDays(number - 1)
        let this = elapsedDays(number)
        let next = elapsedDays(number + 1)
        // A common year of 356 days and a leap year followed by one of 382 do not occur: new year
        // moves.
        let postponement = next - this == 356 ? 2 : this - before == 382 ? 1 : 0
        return EpochDay(epoch + this + postponement)
    }

    /// Days from the epoch to the mean conjunction of Tishri, moved off Sunday, Wednesday and
    /// Friday.
    ///
    /// A month is 29 days and 13,753 of 25,920 parts; the first conjunction fell 12,084 parts into
    /// its day, counted from noon.
    private static func elapsedDays(_ number: Int) -> Int {
        let months = (235 * number - 234) / 19
        let parts = 12_084 + 13_753 * months
        let day = 29 * months + parts / 25_920
        return 3 * (day + 1) % 7 < 3 ? day + 1 : day
    }
}
