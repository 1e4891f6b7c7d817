public import CivilCalendar

/// One statement of a card about a birthday, read as far as it can be.
public struct BirthdayReading: Hashable, Sendable {
    /// The property as written in capital letters, such as `BDAY` or `X-ALTBDAY`.
    public var property: String
    /// The physical line of the file, from 1.
    public var line: Int
    /// The value as written, after unfolding and decoding.
    public var raw: String
    /// The identifier of the calendar the value is written in, in small letters (`gregorian` where none is named); kept also where we do not read it.
    public var calendar: String
    /// The era or cycle as written, where there is one.
    public var era: Int?
    /// The year as written, where it is one.
    public var year: Int?
    /// The month, where it is written.
    public var month: Int?
    /// Whether the month is a leap month.
    public var isLeapMonth: Bool
    /// The day, where it is written.
    public var day: Int?
    /// The civil day; only for exact and future readings.
    public var date: CivilDate?
    /// The civil days that are possible, earliest first, for an ambiguous reading (and a suggestion for an invalid one).
    public var candidates: [CivilDate]
    /// What the reading comes to.
    public var verdict: BirthdayVerdict
    /// Why it is not exact; nil where it is.
    public var reason: BirthdayReason?
    /// Official and computed calendars may differ by a day here.
    public var isApproximate: Bool
    /// What was forgiven or inferred while reading, for findings and the review.
    public var notes: [BirthdayNote]

    /// A reading of a property; everything else is filled in by the reader.
    public init(property: String, line: Int, raw: String, calendar: String) {
        self.property = property
        self.line = line
        self.raw = raw
        self.calendar = calendar
        isLeapMonth = false
        candidates = []
        verdict = .invalid
        isApproximate = false
        notes = []
    }

    /// The complete date in its own calendar, where the reading has one.
    public var calendarDate: CalendarDate? {
        guard let system = CalendarSystem(identifier: calendar), let year, let month, let day
        else { return nil }
        return CalendarDate(
            system,
            era: era,
            year: year,
            month: month,
            isLeapMonth: isLeapMonth,
            day: day
        )
    }

    /// The parts of a Gregorian reading.
    public var partialDate: PartialDate { PartialDate(year: year, month: month, day: day) }
}

/// Something that was forgiven, inferred or noticed while a birthday was read.
public enum BirthdayNote: Hashable, Sendable {
    /// The form is not of the card's version (`YYYY-MM-DD` in 4.0, year-less in 3.0), but can be read only one way.
    case formOfAnotherVersion
    /// Marks after the date (or one `-` before it) were passed over.
    case strayMarks
    /// Day, month and year stand in an order that only the values decide.
    case orderInferred
    /// The year is a program's filler for "no year".
    case fillerYear(Int)
    /// The time may be midnight of another zone; that day.
    case midnightElsewhere(CivilDate)
    /// A time at 00:00Z was passed over.
    case midnightUTC
    /// Official and computed calendars differ by a day; the other day.
    case otherDay(CivilDate)
    /// The card says the same day twice.
    case repeated
    /// Another statement of the card disagrees (an ALTID text alternative, for one).
    case alternativeDisagrees
    /// The Gregorian digits equal the digits of the other calendar's date.
    case lunarDigitsAsGregorian
    /// The property also names a calendar of celebration; the value is Gregorian.
    case calendarOfCelebration(String)
}
