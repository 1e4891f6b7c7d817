internal import CivilCalendar
internal import Interchange
internal import KindredCore
internal import Text

/// Birthdays as events of a calendar.
///
/// A birthday of the Gregorian year is one event that repeats; every other is one event an
/// occurrence, for no rule of iCalendar tells when it comes round. What identifies an event is the
/// same in every run.
struct BirthdayEvents {
    private let today: CivilDate
    private let end: CivilDate
    private let customs: BirthdayCustoms
    private let names: MonthNames
    private var uses: [String: Int] = [:]

    init(_ options: BirthdaysOptions, years: Int) {
        today = options.today
        end = Self.day(years: years, after: options.today)
        customs = options.customs
        names = options.names
    }

    /// The events of a birthday.
    mutating func events(_ birthday: UpcomingBirthday) -> [CalendarEvent] {
        let uid = uid(birthday)
        if birthday.birthday.isGregorian { return [repeating(birthday, uid)] }
        return birthday.birthday.all(from: today, before: end, customs).map { occurrence in
            single(occurrence, of: birthday, uid)
        }
    }

    private func repeating(_ birthday: UpcomingBirthday, _ uid: String) -> CalendarEvent {
        let next = birthday.next
        let date = birthday.birthday.date
        var recurrence = CalendarEvent.Recurrence.yearly
        if date.month == 2, date.day == 29 {
            recurrence =
                customs.leapDay == .firstOfMarch ? .yearlyOnDay60 : .yearlyOnLastOfFebruary
        }
        var details = birthday.words(names)
        if let turns = next.turns { details.append("Turns \(turns) in \(next.day.year)") }
        return CalendarEvent(
            uid: "\(uid)@kindred",
            day: next.day,
            recurrence: recurrence,
            summary: title(birthday),
            details: details.isEmpty ? nil : details.joined(separator: "\n")
        )
    }

    private func single(
        _ next: NextBirthday,
        of birthday: UpcomingBirthday,
        _ uid: String
    ) -> CalendarEvent {
        let occurrence = UpcomingBirthday(
            celebrant: birthday.celebrant,
            birthday: birthday.birthday,
            next: next
        )
        var summary = title(birthday)
        if let turns = next.turns {
            summary += " (\(turns)" + (birthday.shortYears.map { " \($0) years" } ?? "") + ")"
        }
        var details = occurrence.words(names)
        if !next.otherDays.isEmpty {
            let days = next.otherDays.map(\.description).joined(separator: ", ")
            details.append("By other tables of the calendar: \(days)")
        }
        let year = next.observed.yearCount ?? next.day.year
        return CalendarEvent(
            uid: "\(uid)-\(next.observed.system.identifier)-\(year)@kindred",
            day: next.day,
            summary: summary,
            details: details.joined(separator: "\n")
        )
    }

    private func title(_ birthday: UpcomingBirthday) -> String {
        "Birthday of \(birthday.celebrant.name ?? "(no name)")"
    }

    /// What identifies somebody's birthday: a digest, for the calendar may be given on; numbered
    /// where two cannot be told apart.
    private mutating func uid(_ birthday: UpcomingBirthday) -> String {
        let date = birthday.birthday.date
        var seed = birthday.celebrant.identity
        if case .card = birthday.celebrant.source {
            seed += "\n\(date.system.identifier) \(date.month) \(date.isLeapMonth) \(date.day)"
        }
        let digest = String(SHA256.digest(of: "kindred birthday\n\(seed)").hex.prefix(32))
        let count = (uses[digest] ?? 0) + 1
        uses[digest] = count
        return count == 1 ? digest : "\(digest)-\(count)"
    }

    private static func day(years: Int, after today: CivilDate) -> CivilDate {
        let year = min(today.year + years, 9999)
        return CivilDate(year: year, month: today.month, day: today.day)
            ?? CivilDate(year: year, month: 3, day: 1) ?? today
    }
}
