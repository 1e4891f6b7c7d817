import CivilCalendar
import VCard

/// What a contact says of the day of birth, as far as people are compared by it.
enum ContactBirth {
    /// The day.
    case date(CivilDate)
    /// Months and days without a year that means anything; perhaps none.
    case anniversaries([(month: Int, day: Int)])

    init(_ contact: Contact, today: CivilDate) {
        if case .usable(let date, _) = BirthResolution(contact.birthday, today: today) {
            self = .date(date)
            return
        }
        let yearless = contact.birthday.readings.filter { reading in
            reading.calendar == "gregorian"
                && (reading.year == nil || reading.reason == .placeholderYear)
        }
        self = .anniversaries(
            yearless.compactMap { reading in
                guard let month = reading.month, let day = reading.day else { return nil }
                return (month, day)
            }
        )
    }

    /// The months and days that a person's birth may have in common with it.
    var days: [(month: Int, day: Int)] {
        switch self {
        case .date(let date): [(date.month, date.day)]
        case .anniversaries(let days): days
        }
    }
}
