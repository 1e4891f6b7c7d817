/// An era of the Japanese calendar since Japan uses the Gregorian months.
public struct JapaneseEra: Hashable, Sendable {
    /// The number by which ICU, Foundation and `X-ALTBDAY` know the era.
    public let number: Int
    /// The name in Latin letters.
    public let name: String
    /// The Gregorian year of its year 1.
    public let firstYear: Int

    /// The eras from Meiji on, earliest first.
    public static let all = [
        JapaneseEra(number: 232, name: "Meiji", firstYear: 1868),
        JapaneseEra(number: 233, name: "Taisho", firstYear: 1912),
        JapaneseEra(number: 234, name: "Showa", firstYear: 1926),
        JapaneseEra(number: 235, name: "Heisei", firstYear: 1989),
        JapaneseEra(number: 236, name: "Reiwa", firstYear: 2019),
    ]

    /// The era of a number, or nil where it is none of ``all``.
    public static func numbered(_ number: Int) -> JapaneseEra? {
        all.first { $0.number == number }
    }
}

extension CalendarDate {
    /// The civil day of a Japanese date; without an era the days of each era that has such a date.
    ///
    /// ICU takes a date outside its era (Showa 64-01-08) for the day in the era that follows;
    /// reading the fields back refuses it.
    func japaneseCivilDate() throws(CalendarError) -> CivilDate {
        guard (1...12).contains(month) else { throw .noSuchMonth(month: month, year: year) }
        if isLeapMonth { throw .noSuchLeapMonth(month: month, year: year) }
        guard let era else {
            let days = JapaneseEra.all.compactMap { era in
                var dated = self
                dated.era = era.number
                return try? dated.engineCivilDate()
            }
            throw .missingEra(candidates: days)
        }
        guard let known = JapaneseEra.numbered(era) else { return try engineCivilDate() }
        guard (1...9999).contains(year) else { throw .outsideEra(era: era) }
        let gregorianYear = known.firstYear + year - 1
        guard let expected = CivilDate(year: gregorianYear, month: month, day: day) else {
            let length = CivilDate.days(inMonth: month, of: gregorianYear)
            throw .noSuchDay(day: day, month: month, length: length)
        }
        guard expected.epochDay >= .japaneseReform else { throw .outOfRange }
        do throws(CalendarError) {
            return try engineCivilDate()
        } catch {
            throw error == .engine ? error : .outsideEra(era: era)
        }
    }
}
