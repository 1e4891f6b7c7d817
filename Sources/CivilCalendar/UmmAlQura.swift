/// Where the Umm al-Qura calendar that is computed and the one that was printed are the same.
enum UmmAlQura {
    /// The years in which no month differs; outside them 740 of 1,896 printed months begin on
    /// another day.
    static let agreedYears = 1420...1450

    /// How far the printed day can lie from the computed one: of 1,896 months 23 begin a day later,
    /// 700 a day earlier and 17 two days earlier.
    static let possibleShifts = [-2, -1, 1]
}

extension CalendarDate {
    /// Whether official tables and computed ones can differ here, by one day or two (Umm al-Qura
    /// outside AH 1420–1450).
    public var isApproximate: Bool {
        system == .islamicUmmAlQura && !UmmAlQura.agreedYears.contains(year)
    }

    /// The other days that this date can be by official tables, earliest first; empty unless
    /// ``isApproximate``.
    ///
    /// - Throws: what ``civilDate()`` throws.
    public func alternateDays() throws(CalendarError) -> [CivilDate] {
        let date = try civilDate()
        guard isApproximate else { return [] }
        return UmmAlQura.possibleShifts.compactMap { CivilDate(date.epochDay.adding(days: $0)) }
    }
}
