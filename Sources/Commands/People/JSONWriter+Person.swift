internal import CivilCalendar
internal import KindredCore
internal import Text

extension JSONWriter {
    /// The members that every object of a person begins with.
    mutating func personHead(_ person: Person, _ today: CivilDate) {
        member("id", person.id.description)
        member("reference", person.reference)
        member("name", person.displayName)
        member("age", person.age(on: today)?.description)
        member("grade", person.grade(on: today)?.description)
    }

    /// What is known of a birth.
    mutating func birth(_ birth: BirthInformation) {
        beginObject()
        switch birth {
        case .unknown:
            member("kind", "unknown")
        case .exact(let date, let observed):
            member("kind", "exact")
            member("date", date.description)
            key("observed")
            if let observed { calendarDate(observed) } else { null() }
        case .estimated(let estimate):
            member("kind", "estimated")
            member("estimatedAge", estimate.years)
            member("asOf", estimate.asOf.description)
        }
        endObject()
    }

    /// A date in its own calendar.
    mutating func calendarDate(_ date: CalendarDate) {
        beginObject()
        member("calendar", date.system.identifier)
        member("era", date.era)
        member("year", date.year)
        member("month", date.month)
        member("leapMonth", date.isLeapMonth)
        member("day", date.day)
        endObject()
    }
}
