/// A date in a calendar of its own: the fields as people write them.
///
/// - Chinese and Korean: `era` is the sexagenary cycle (78 from 1984), `year` 1…60 in it, `month`
///   1…12.
/// - Hebrew: `month` 1 Tishri … 5 Shevat, 6 Adar I (leap years only), 7 Adar or Adar II, 8 Nisan …
///   13 Elul; no era.
/// - Japanese: `era` is ICU's number (232 Meiji … 236 Reiwa).
/// - All others: no era, `month` 1…12 (1…13 in Coptic and Ethiopic). Minguo, Coptic and Ethiopic
///   years before the first have era 0.
public struct CalendarDate: Hashable, Sendable {
    /// The calendar of the fields.
    public var system: CalendarSystem
    /// The era or sexagenary cycle, where the calendar counts in eras.
    public var era: Int?
    /// The year, in the era where there is one.
    public var year: Int
    /// The month, from 1.
    public var month: Int
    /// Whether the month is the leap month that follows the month of the same number (Chinese,
    /// Korean).
    public var isLeapMonth: Bool
    /// The day of the month, from 1.
    public var day: Int

    /// A date of these fields; whether it exists is told by ``civilDate()``.
    public init(
        _ system: CalendarSystem,
        era: Int? = nil,
        year: Int,
        month: Int,
        isLeapMonth: Bool = false,
        day: Int
    ) {
        self.system = system
        self.era = era
        self.year = year
        self.month = month
        self.isLeapMonth = isLeapMonth
        self.day = day
    }
}
