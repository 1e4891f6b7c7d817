import CivilCalendar
import KindredCore
import Testing

/// Ages, worked out a second way: by counting the anniversaries that have come.
private enum Counted {
    /// The anniversary in that year, on 1 March where 29 February is not there.
    static func anniversary(of birth: CivilDate, in year: Int) -> CivilDate? {
        CivilDate(year: year, month: birth.month, day: birth.day)
            ?? CivilDate(year: year, month: 3, day: 1)
    }

    static func years(_ birth: CivilDate, _ today: CivilDate) -> Int {
        var count = 0
        while let next = anniversary(of: birth, in: birth.year + count + 1), next <= today {
            count += 1
        }
        return count
    }

    static func months(_ birth: CivilDate, _ today: CivilDate) -> Int {
        var count = 0
        while true {
            let month = birth.month + count + 1
            let (year, number) = (birth.year + (month - 1) / 12, (month - 1) % 12 + 1)
            let next =
                CivilDate(year: year, month: number, day: birth.day)
                ?? CivilDate(
                    year: number == 12 ? year + 1 : year,
                    month: number == 12 ? 1 : number + 1,
                    day: 1
                )
            guard let next, next <= today else { return count }
            count += 1
        }
    }

    static func age(_ birth: CivilDate, _ today: CivilDate) -> Age? {
        guard birth <= today else { return nil }
        let years = years(birth, today)
        if years > 0 { return .years(years) }
        let months = months(birth, today)
        return months > 0 ? .months(months) : .lessThanOneMonth
    }
}

struct AgeLawTests {
    /// Around the first month, the first and the 18th birthday.
    @Test func `ages agree with counted anniversaries for every birth from 1900 to 2100`() {
        var wrong: [String] = []
        for birth in days(day("1900-01-01"), day("2100-12-31")) {
            let borders = [1, 18].compactMap {
                Counted.anniversary(of: birth, in: birth.year + $0)
            }
            let around = borders.flatMap { border in (-1...1).map { shifted(border, by: $0) } }
            for today in around + [27, 31, 60].map({ shifted(birth, by: $0) }) {
                let age = Age(of: .exact(birth, observed: nil), on: today)
                if age != Counted.age(birth, today) { wrong.append("\(birth) \(today)") }
            }
        }
        #expect(wrong == [])
    }

    @Test func `the gate opens on the eighteenth birthday and not a day before`() {
        var wrong: [String] = []
        for birth in days(day("1900-01-01"), day("2100-12-31")) {
            let information = BirthInformation.exact(birth, observed: nil)
            guard let border = Counted.anniversary(of: birth, in: birth.year + 18) else { continue }
            for offset in -1...1 {
                let isOpen = AdultPhotoGate(information, today: shifted(border, by: offset)).isOpen
                if isOpen != (offset >= 0) { wrong.append("\(birth) \(offset)") }
            }
        }
        #expect(wrong == [])
    }

    @Test func `every birth within an estimate's bounds has the estimated age, and no other`()
        throws
    {
        var wrong: [String] = []
        for asOf in days(day("2023-12-25"), day("2025-03-05")) {
            for years in [0, 3, 4, 17, 18, 120] {
                let estimate = try #require(EstimatedAge(years: years, asOf: asOf))
                let inside = [estimate.earliestBirth, estimate.latestBirth]
                let outside = [
                    shifted(estimate.earliestBirth, by: -1), shifted(estimate.latestBirth, by: 1),
                ]
                if inside.contains(where: { Counted.years($0, asOf) != years }) {
                    wrong.append("\(years) as of \(asOf): inside")
                }
                let admits = outside.contains { $0 <= asOf && Counted.years($0, asOf) == years }
                if admits { wrong.append("\(years) as of \(asOf): outside") }
            }
        }
        #expect(wrong == [])
    }

    @Test func `an estimate opens the gate only when its displayed and its youngest age are adult`()
        throws
    {
        var wrong: [String] = []
        for asOf in days(day("2023-12-25"), day("2025-03-05")) {
            for years in 15...18 {
                let estimate = try #require(EstimatedAge(years: years, asOf: asOf))
                for today in days(shifted(asOf, by: 360), shifted(asOf, by: 370)) {
                    let displayed = years + Counted.years(asOf, today)
                    let youngest = Counted.years(estimate.latestBirth, today)
                    let isOpen = AdultPhotoGate(.estimated(estimate), today: today).isOpen
                    if isOpen != (displayed >= 18 && youngest >= 18) {
                        wrong.append("\(years) as of \(asOf) on \(today)")
                    }
                }
            }
        }
        #expect(wrong == [])
    }
}
