import Testing

@testable import CivilCalendar

@Suite struct HebrewTests {
    @Test func `every published month begins and ends where it is published`() throws {
        let facts = MonthFact.months(HebrewMonthFacts.rows)
        #expect(facts.count == 3723)
        let byYear = Dictionary(grouping: facts, by: \.year)
        #expect(byYear.keys.sorted() == Array(5600...5900))
        for (year, months) in byYear {
            let isLeap = months.count == 13
            for fact in months {
                let month = !isLeap && fact.position > 5 ? fact.position + 1 : fact.position
                try expectMonth(
                    CalendarDate(.hebrew, year: year, month: month, day: 1),
                    from: fact.firstDay,
                    days: fact.dayCount
                )
            }
            let adarI = CalendarDate(.hebrew, year: year, month: 6, day: 1)
            #expect((resolve(adarI) == .failure(.noSuchMonth(month: 6, year: year))) == !isLeap)
        }
    }

    @Test func `new year is where the four postponements put it`() {
        let misplaced = HebrewYear.numbers.first {
            HebrewYear($0)?.newYear != postponedNewYear($0)
        }
        #expect(misplaced == nil)
    }

    @Test func `days of the civil years 1 to 9999 come back from their fields`() throws {
        let first = try civil("0001-01-01")
        let last = try civil("9999-12-31")
        for day in stride(
            from: first.epochDay.rawValue,
            through: last.epochDay.rawValue,
            by: 13
        ) {
            let date = try #require(CivilDate(EpochDay(day)))
            let fields = try CalendarDate(date, in: .hebrew)
            guard try fields.civilDate() == date else {
                Issue.record("\(date) does not come back")
                return
            }
        }
        expectRoundTrip(.hebrew, from: try civil("1800-01-01"), through: try civil("2199-12-31"))
        #expect(try CalendarDate(last, in: .hebrew).civilDate() == last)
    }

    @Test(arguments: [
        (CalendarDate(.hebrew, year: 3760, month: 1, day: 1), CalendarError.outOfRange),
        (CalendarDate(.hebrew, year: 3761, month: 1, day: 1), .outOfRange),
        (CalendarDate(.hebrew, year: 13_760, month: 13, day: 29), .outOfRange),
        (CalendarDate(.hebrew, year: Int.max, month: 1, day: 1), .outOfRange),
        (CalendarDate(.hebrew, year: 5784, month: 14, day: 1), .noSuchMonth(month: 14, year: 5784)),
        (CalendarDate(.hebrew, year: 5784, month: 0, day: 1), .noSuchMonth(month: 0, year: 5784)),
        (
            CalendarDate(.hebrew, year: 5784, month: 5, isLeapMonth: true, day: 1),
            .noSuchLeapMonth(month: 5, year: 5784)
        ),
        (CalendarDate(.hebrew, era: 1, year: 5784, month: 1, day: 1), .outsideEra(era: 1)),
        (
            CalendarDate(.hebrew, year: 5784, month: 2, day: 30),
            .noSuchDay(day: 30, month: 2, length: 29)
        ),
    ])
    func `fields of no day are refused`(_ date: CalendarDate, _ error: CalendarError) {
        #expect(resolve(date) == .failure(error))
    }

    @Test func `Rosh Hashanah 5807 is 1 October 2046, where ICU 72 says 2 October`() throws {
        let date = CalendarDate(.hebrew, year: 5807, month: 1, day: 1)
        #expect(resolve(date) == .success(try civil("2046-10-01")))
    }

    /// New year by the rules as they are told: the molad in parts of an hour from BaHaRaD, then the
    /// postponements one by one.
    private func postponedNewYear(_ number: Int) -> EpochDay {
        let months =
            (number - 1) / 19 * 235
            + (0..<(number - 1) % 19).reduce(0) {
                $0 + ([2, 5, 7, 10, 13, 16, 18].contains($1) ? 13 : 12)
            }
        // A day has 24 × 1080 parts; BaHaRaD is Monday, 5 hours and 204 parts; day 1 of the count
        // is a Sunday.
        let molad =
            (1 * 24 + 5) * 1080 + 204 + months * ((29 * 24 + 12) * 1080 + 793)
        var day = molad / 25_920
        let parts = molad % 25_920
        let isLeap = [2, 5, 7, 10, 13, 16, 18].contains((number - 1) % 19)
        let followsLeap = [2, 5, 7, 10, 13, 16, 18].contains((number - 2) % 19)
        let weekday = day % 7
        if parts >= 18 * 1080 {
            day += 1
        } else if !isLeap && weekday == 2 && parts >= 9 * 1080 + 204 {
            day += 1
        } else if followsLeap && weekday == 1 && parts >= 15 * 1080 + 589 {
            day += 1
        }
        if [0, 3, 5].contains(day % 7) { day += 1 }
        // 1970-01-01 was a Thursday, day 4 of the week.
        return EpochDay(day - 2_092_591)
    }
}
