internal import CivilCalendar

extension MonthNames {
    /// The names of the language that the environment names, as POSIX orders it: LC_ALL, LC_TIME,
    /// LANG; English for `C`, and for a character set that is not UTF-8, for that is what we write.
    init(environment: (String) -> String?) {
        let named = ["LC_ALL", "LC_TIME", "LANG"]
            .compactMap { environment($0) }
            .first { !$0.isEmpty }
        let parts = (named ?? "C").prefix { $0 != "@" }
            .split(separator: ".", maxSplits: 1)
            .map(String.init)
        let charset = parts.dropFirst().first?.lowercased().filter { $0 != "-" } ?? "utf8"
        guard let locale = parts.first, locale != "C", locale != "POSIX", charset == "utf8" else {
            self = .english
            return
        }
        self.init(locale: locale)
    }
}
