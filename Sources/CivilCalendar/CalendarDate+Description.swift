extension CalendarDate: CustomStringConvertible {
    /// The date in words: "Chinese leap month 6, day 10, 1987 (cycle 78, year 4)", "Hebrew 15 Adar
    /// I 5784".
    public var description: String { words() }

    /// The date in words, its month by the name that it has in a language: "Hebrew 15 adar I 5784".
    public func words(_ names: MonthNames = .english) -> String {
        let month = monthWords(names)
        return switch system {
        case .chinese, .dangi:
            "\(system.name) \(month), day \(day), \(lunisolarYearWords)"
        case .japanese:
            "\(system.name) \(day) \(month), \(japaneseYearWords)"
        default:
            "\(system.name) \(day) \(month) \(year)\(eraWords)"
        }
    }

    /// The month in words: "leap month 6", "Adar I", "month 14" where there is no such month.
    package func monthWords(_ names: MonthNames = .english) -> String {
        let isNumbered = system.monthName(month) == nil
        guard let name = names.name(of: self), !isLeapMonth || isNumbered else {
            return isLeapMonth ? "leap month \(month)" : "month \(month)"
        }
        return isLeapMonth ? "leap \(name)" : name
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
