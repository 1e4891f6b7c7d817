internal import CivilCalendar
internal import KindredCore
internal import Text

extension JSONWriter {
    /// A birthday as one object; programs build on its members, so they are only ever added to.
    mutating func upcoming(
        _ birthday: UpcomingBirthday,
        today: CivilDate,
        names: MonthNames
    ) {
        let next = birthday.next
        beginObject()
        member("date", next.day.description)
        member("days", birthday.days(from: today))
        member("name", birthday.celebrant.name)
        member("turns", next.turns)
        member("birth", birthday.birthday.birth?.description)
        member("calendar", birthday.birthday.date.system.identifier)
        key("observed")
        calendarDate(next.observed)
        member("words", next.observed.words(names))
        member("approximate", !next.otherDays.isEmpty)
        member("otherDays", next.otherDays.map(\.description))
        switch birthday.celebrant.source {
        case .person(let id, let reference):
            member("id", id.description)
            member("reference", reference)
        case .card(let number, let file, _):
            member("file", file)
            member("card", number)
        }
        endObject()
    }
}
