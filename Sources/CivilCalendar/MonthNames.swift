/// The names of months in a language, for dates in words.
///
/// English names are our own, so that they do not change with the system; those of other languages
/// are the system ICU's, where it has them.
public struct MonthNames: Hashable, Sendable {
    /// The names in ICU's order by calendar; an empty one is not known.
    private let names: [CalendarSystem: [String]]

    /// The English names.
    public static let english = MonthNames(names: [:])

    private init(names: [CalendarSystem: [String]]) {
        self.names = names
    }

    /// The names of a locale such as `de` or `zh_TW`; the English ones where ICU does not know it.
    public init(locale: String) {
        guard locale != "en", !locale.hasPrefix("en_"), !locale.hasPrefix("en-") else {
            self = .english
            return
        }
        var names: [CalendarSystem: [String]] = [:]
        for system in CalendarSystem.allCases {
            names[system] = ICUMonthNames.names(of: system, locale: locale)
        }
        self.init(names: names)
    }

    /// The name of the month of a date, or nil where the calendar has no such month or numbers it.
    ///
    /// In a Hebrew year of 13 months, month 7 is Adar II. A leap month has no name of its own.
    public func name(of date: CalendarDate) -> String? {
        let english = date.system.monthName(date.month, year: date.year)
        let isNumbered = date.system == .chinese || date.system == .dangi
        guard english != nil || isNumbered, (1...date.system.monthCount).contains(date.month),
            let known = names[date.system]
        else { return english }
        let isSecondAdar = date.system == .hebrew && date.month == 7 && english == "Adar II"
        let index = isSecondAdar ? CalendarSystem.hebrew.monthCount : date.month - 1
        guard known.indices.contains(index), !known[index].isEmpty else { return english }
        return known[index]
    }
}
