public import CivilCalendar

/// How people keep the birthdays that a year does not have.
public struct BirthdayCustoms: Hashable, Sendable {
    /// When 29 February is kept in a common year.
    public var leapDay: LeapDayObservance
    /// In which month a birthday of a Korean leap month is kept.
    public var koreanLeapMonth: LeapMonthObservance

    /// Customs; by default 1 March, and the leap month where the year has it.
    public init(
        leapDay: LeapDayObservance = .firstOfMarch,
        koreanLeapMonth: LeapMonthObservance = .leapMonth
    ) {
        self.leapDay = leapDay
        self.koreanLeapMonth = koreanLeapMonth
    }
}
