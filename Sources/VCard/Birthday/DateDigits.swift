import CivilCalendar

/// The digits of a date, whatever its calendar, to find those that were typed into a Gregorian field.
struct DateDigits: Hashable {
    /// The month.
    let month: Int
    /// The day.
    let day: Int

    /// The digits of month and day; nil where one is absent.
    init?(_ reading: BirthdayReading) {
        guard let month = reading.month, let day = reading.day else { return nil }
        self.month = month
        self.day = day
    }

    /// The years that a reading can be written with: its own, and the Gregorian year in which a Chinese or Korean one begins.
    static func years(of reading: BirthdayReading) -> [Int?] {
        guard let year = reading.year else { return [nil] }
        if let related = reading.calendarDate?.relatedYear { return [related, year] }
        return [year]
    }
}
