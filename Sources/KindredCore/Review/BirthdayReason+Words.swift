package import VCard

extension BirthdayReason {
    /// Why the card does not settle the birth, as half a sentence.
    package var words: String {
        switch self {
        case .missing: "the card gives no birthday"
        case .yearless: "the year is missing"
        case .yearOnly: "only the year is given"
        case .yearMonth: "the day is missing"
        case .monthOnly: "only the month is given"
        case .dayOnly: "only the day of the month is given"
        case .timeOnly: "only a time of day is given"
        case .text: "the birthday is written as text"
        case .syntax: "the birthday is not written as a date"
        case .impossibleDate: "there is no such day"
        case .nonexistentLeapMonth: "that year has no such leap month"
        case .future: "the day is still to come"
        case .over120: "the age would be over 120"
        case .missingEra: "the era is missing"
        case .ambiguousOrder: "day and month can be read either way"
        case .ambiguousZone: "the time zone leaves two days open"
        case .ambiguousMonthNumbering: "the month can be counted in two ways"
        case .ambiguousVariant: "the variants of the calendar disagree"
        case .ambiguousCentury: "the century is missing"
        case .placeholderYear: "the year is a program's filler"
        case .unsupportedCalendar: "the calendar is not one that is read"
        case .conflict: "the card's statements disagree"
        case .outOfRange: "the date lies outside the years known of its calendar"
        }
    }
}
