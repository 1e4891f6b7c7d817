extension CalendarSystem {
    /// The English name of a month, or nil where the calendar has no such month or numbers its
    /// months (Chinese, Korean).
    ///
    /// In a Hebrew year of 12 months, month 7 is Adar, in one of 13 it is Adar II; without a year
    /// it is Adar.
    public func monthName(_ month: Int, year: Int? = nil) -> String? {
        guard (1...monthCount).contains(month) else { return nil }
        switch self {
        case .chinese, .dangi: return nil
        case .hebrew: return CalendarSystem.hebrewMonthName(month, year: year)
        default: return monthNames[month - 1]
        }
    }

    private static func hebrewMonthName(_ month: Int, year: Int?) -> String? {
        let hebrewYear = year.flatMap { HebrewYear($0) }
        if month == 6, let hebrewYear, !hebrewYear.isLeap { return nil }
        if month == 7, let hebrewYear, hebrewYear.isLeap { return "Adar II" }
        return CalendarSystem.hebrew.monthNames[month - 1]
    }

    /// The names of months 1… in order, as many as ``monthCount`` says; none where months are
    /// numbered.
    private var monthNames: [String] {
        switch self {
        case .gregorian, .buddhist, .roc, .japanese:
            [
                "January", "February", "March", "April", "May", "June", "July", "August",
                "September", "October", "November", "December",
            ]
        case .chinese, .dangi:
            []
        case .hebrew:
            [
                "Tishri", "Cheshvan", "Kislev", "Tevet", "Shevat", "Adar I", "Adar", "Nisan",
                "Iyar", "Sivan", "Tammuz", "Av", "Elul",
            ]
        case .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura:
            [
                "Muharram", "Safar", "Rabi I", "Rabi II", "Jumada I", "Jumada II", "Rajab",
                "Shaban", "Ramadan", "Shawwal", "Dhu al-Qadah", "Dhu al-Hijjah",
            ]
        case .persian:
            [
                "Farvardin", "Ordibehesht", "Khordad", "Tir", "Mordad", "Shahrivar", "Mehr",
                "Aban", "Azar", "Dey", "Bahman", "Esfand",
            ]
        case .coptic:
            [
                "Tout", "Baba", "Hator", "Kiahk", "Toba", "Amshir", "Baramhat", "Baramouda",
                "Bashans", "Paona", "Epep", "Mesra", "Nasie",
            ]
        case .ethiopic, .ethiopicAmeteAlem:
            [
                "Meskerem", "Tikimt", "Hidar", "Tahsas", "Tir", "Yekatit", "Megabit", "Miyazya",
                "Ginbot", "Sene", "Hamle", "Nehasse", "Pagumen",
            ]
        case .indian:
            [
                "Chaitra", "Vaisakha", "Jyaistha", "Asadha", "Sravana", "Bhadra", "Asvina",
                "Kartika", "Agrahayana", "Pausa", "Magha", "Phalguna",
            ]
        }
    }
}
