/// The Thai years that began on 1 April.
///
/// Until 1940 the Buddhist year of January to March was the Gregorian year + 542 in Thai use, and
/// is + 543 in the calendar as computers count it. Which one a writer meant is not written, so such
/// a date has two candidates.
enum BuddhistYear {
    /// The months in which the two counts differ.
    static let doubtfulMonths = 1...3
    /// The Thai years whose January to March fell in 1913–1940.
    static let doubtfulYears = 2455...2482
}

extension CalendarDate {
    /// The civil day of a Buddhist date, unless it lies in the months and years that are counted in
    /// two ways.
    func buddhistCivilDate() throws(CalendarError) -> CivilDate {
        guard BuddhistYear.doubtfulYears.contains(year),
            BuddhistYear.doubtfulMonths.contains(month)
        else { return try engineCivilDate() }
        var thai = self
        thai.year += 1
        let computed = Result { () throws(CalendarError) in try engineCivilDate() }
        let days = [try? computed.get(), try? thai.engineCivilDate()].compactMap { $0 }
        guard !days.isEmpty else { return try computed.get() }
        throw .ambiguousVariant(candidates: days)
    }
}
