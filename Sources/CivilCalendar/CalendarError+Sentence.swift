extension CalendarError {
    /// Why a date has no civil day, in words without capital or stop: "2021 has no leap month 4".
    ///
    /// It names fields of the date, so it is for the owner of the card and not for a log.
    public func sentence(for date: CalendarDate) -> String {
        let system = date.system
        switch self {
        case .noSuchMonth(let month, let year):
            if system == .hebrew, month == 6 {
                return "\(year) has no \(monthWords(month, of: date)): it is not a leap year"
            }
            return "\(year) has no month \(month)"
        case .noSuchLeapMonth(let month, let year):
            if system == .chinese || system == .dangi {
                return "\(year) has no leap month \(month)"
            }
            return "the \(system.name) calendar writes no month as a leap month"
        case .noSuchDay(let day, _, let length):
            if day < 1 { return "there is no day \(day)" }
            return "\(date.monthWords()) of that year has \(length) days"
        case .outsideEra(let era):
            return outsideEraWords(era: era, date: date)
        case .missingEra(let candidates):
            let kind = system == .japanese ? "era" : "cycle"
            if candidates.isEmpty {
                return "the \(kind) is not given, and no \(kind) has that date"
            }
            return "the \(kind) is not given; it can be \(CalendarError.list(candidates))"
        case .ambiguousVariant(let candidates):
            let reason =
                system == .buddhist
                ? "Thai years began in April then" : "the Islamic calendar has several forms"
            return "\(reason); it can be \(CalendarError.list(candidates))"
        case .outOfRange:
            return "the \(system.name) calendar is not known for that year"
        case .engine:
            return "the system's calendar library does not provide the \(system.name) calendar"
        }
    }

    private func monthWords(_ month: Int, of date: CalendarDate) -> String {
        date.system.monthName(month) ?? "month \(month)"
    }

    private func outsideEraWords(era: Int, date: CalendarDate) -> String {
        switch date.system {
        case .japanese:
            guard let name = JapaneseEra.numbered(era)?.name else {
                return "there is no era \(era)"
            }
            return "that day lies outside the era \(name)"
        case .chinese, .dangi:
            return "a cycle has 60 years, not \(date.year)"
        default:
            return "the \(date.system.name) calendar has no era \(era)"
        }
    }

    /// "1927-08-07, 1987-08-04 or 2047-07-22".
    private static func list(_ dates: [CivilDate]) -> String {
        let words = dates.map(\.description)
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }
}
