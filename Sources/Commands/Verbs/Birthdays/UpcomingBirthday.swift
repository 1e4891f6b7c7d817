internal import CivilCalendar
internal import KindredCore

/// Somebody's birthday and when it comes round next.
struct UpcomingBirthday {
    /// Who has it.
    var celebrant: Celebrant
    /// How it comes round.
    let birthday: CelebratedBirthday
    /// When it does next.
    let next: NextBirthday

    /// How many days there are to it.
    func days(from today: CivilDate) -> Int {
        next.day.epochDay.rawValue - today.epochDay.rawValue
    }

    /// The calendar whose years the age counts, where they are much shorter than ours: "Islamic".
    var shortYears: String? {
        switch birthday.date.system {
        case .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura:
            CalendarSystem.islamic.name
        default: nil
        }
    }

    /// The day in words, in both calendars where it is kept in another one.
    func words(_ names: MonthNames) -> [String] {
        guard birthday.date.system != .gregorian else { return [] }
        return ReviewWords.words(next.day, observed: next.observed, names)
    }
}
