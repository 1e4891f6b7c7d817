import CivilCalendar

/// A date in the form of RFC 7529 §4.2: as Gregorian dates are written, with `L` behind the number of a leap month.
///
/// `YYYYMM[L]DD`, `YYYY-MM[L]-DD`, `--MM[L]DD`, `--MM[L]`, `YYYY-MM[L]` and `YYYY`.
struct CalendarScaleDate: Hashable {
    /// The year, where it is written.
    var year: Int?
    /// The month, where it is written.
    var month: Int?
    /// Whether `L` stands behind the month.
    var isLeapMonth = false
    /// The day, where it is written.
    var day: Int?

    /// The parts of a whole value, a time behind it passed over; nil where it is not of this form.
    init?(_ bytes: ArraySlice<UInt8>) {
        var scanner = ByteScanner(bytes)
        let hyphen = UInt8(ascii: "-")
        var hasDashes = false
        if scanner.take(hyphen) {
            guard scanner.take(hyphen) else { return nil }
        } else {
            year = scanner.number(digits: 4)
            guard year != nil else { return nil }
            hasDashes = scanner.take(hyphen)
        }
        month = scanner.number(digits: 2)
        if month != nil {
            isLeapMonth = scanner.take(anyOf: "Ll")
            let hasDash = scanner.take(hyphen)
            day = scanner.number(digits: 2)
            guard hasDash ? day != nil : day == nil || !hasDashes else { return nil }
        }
        guard month != nil || (year != nil && !hasDashes) else { return nil }
        if scanner.isAtEnd { return }
        guard scanner.take(anyOf: "Tt"), ClockTime(&scanner) != nil, scanner.isAtEnd
        else { return nil }
    }

    /// The day that the digits would be in the Gregorian calendar, where the year is one of a living person.
    func gregorianDay(today: CivilDate) -> CivilDate? {
        guard !isLeapMonth, let year, let month, let day, year >= 1900, year <= today.year
        else { return nil }
        return CivilDate(year: year, month: month, day: day)
    }
}
