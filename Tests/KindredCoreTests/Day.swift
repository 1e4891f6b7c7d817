import CivilCalendar

/// A date that a test spells out; 1 January 1970 where it is misspelt, so that the test fails.
func day(_ text: String) -> CivilDate {
    CivilDate(text) ?? epoch
}

/// The days from one to another, both included.
func days(_ first: CivilDate, _ last: CivilDate) -> [CivilDate] {
    (first.epochDay.rawValue...last.epochDay.rawValue).compactMap { CivilDate(EpochDay($0)) }
}

/// The day that many days later.
func shifted(_ date: CivilDate, by days: Int) -> CivilDate {
    CivilDate(date.epochDay.adding(days: days)) ?? epoch
}

private let epoch: CivilDate = {
    guard let date = CivilDate(EpochDay(0)) else { preconditionFailure("day 0 exists") }
    return date
}()
