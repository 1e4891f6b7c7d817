extension CalendarDate: CustomStringConvertible {
    /// The date in words: "Chinese leap month 6, day 10, 1987 (cycle 78, year 4)", "Hebrew 15 Adar
    /// I 5784".
    public var description: String {
        switch system {
        case .chinese, .dangi:
            "\(system.name) \(monthWords), day \(day), \(lunisolarYearWords)"
        case .japanese:
            "\(system.name) \(day) \(monthWords), \(japaneseYearWords)"
        default:
            "\(system.name) \(day) \(monthWords) \(year)\(eraWords)"
        }
    }

    /// The month in words: "leap month 6", "Adar I", "month 14" where there is no such month.
    package var monthWords: String {
        if !isLeapMonth, let name = system.monthName(month, year: year) { return name }
        return isLeapMonth ? "leap month \(month)" : "month \(month)"
    }

    private var lunisolarYearWords: String {
        guard let era else { return "year \(year) of an unknown cycle" }
        let place = "cycle \(era), year \(year)"
        guard let relatedYear else { return place }
        return "\(relatedYear) (\(place))"
    }

    private var japaneseYearWords: String {
        guard let era else { return "year \(year) of an unknown era" }
        let name = JapaneseEra.numbered(era)?.name ?? "era \(era), year"
        return "\(name) \(year)"
    }

    private var eraWords: String {
        guard let era, era != system.mainEra else { return "" }
        return era == 0 ? " before the era" : " of era \(era)"
    }
}
