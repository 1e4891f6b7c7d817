import CivilCalendar
import Testing

@Suite struct UmmAlQuraTests {
    @Test func `every month of 1343 to 1500 is the computed one, with the printed one beside it`()
        throws
    {
        let facts = MonthFact.months(UmmAlQuraMonthFacts.rows)
        #expect(facts.count == 158 * 12 - 1)
        var differing = 0
        for fact in facts {
            let date = CalendarDate(
                .islamicUmmAlQura,
                year: fact.year,
                month: fact.position,
                day: 1
            )
            try expectMonth(date, from: fact.firstDay, days: fact.dayCount)
            let printed = try #require(
                CivilDate(fact.firstDay.epochDay.adding(days: -fact.shift))
            )
            if fact.shift != 0 {
                differing += 1
                #expect(date.isApproximate)
                #expect(try date.alternateDays().contains(printed))
            }
        }
        #expect(differing == 740)
    }

    @Test func `1420 to 1450 are exact and have no other day`() throws {
        for year in 1420...1450 {
            let date = CalendarDate(.islamicUmmAlQura, year: year, month: 9, day: 1)
            #expect(!date.isApproximate)
            #expect(try date.alternateDays().isEmpty)
        }
        #expect(CalendarDate(.islamicUmmAlQura, year: 1419, month: 9, day: 1).isApproximate)
        #expect(CalendarDate(.islamicUmmAlQura, year: 1451, month: 9, day: 1).isApproximate)
        #expect(!CalendarDate(.islamicCivil, year: 1400, month: 9, day: 1).isApproximate)
    }

    @Test(arguments: [1299, 1601, 1, Int.max])
    func `outside the published years it is not taken for the civil calendar`(_ year: Int) {
        let date = CalendarDate(.islamicUmmAlQura, year: year, month: 1, day: 1)
        #expect(resolve(date) == .failure(.outOfRange))
    }

    @Test func `a day outside the published years has no fields`() throws {
        #expect(fields(try civil("1882-11-11"), in: .islamicUmmAlQura) == .failure(.outOfRange))
        #expect(fields(try civil("2180-01-01"), in: .islamicUmmAlQura) == .failure(.outOfRange))
    }
}
