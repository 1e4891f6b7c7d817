import CivilCalendar
import KindredCore
import Testing
import VCard

struct BirthResolutionTests {
    /// 1987-08-04.
    private static let chinese = CalendarDate(
        .chinese,
        era: 78,
        year: 4,
        month: 6,
        isLeapMonth: true,
        day: 10
    )

    @Test func `one civil day is usable`() {
        let resolution = BirthResolution(SampleBirth.adult.birthday, today: referenceDay)
        #expect(resolution == .usable(day("1990-10-03"), observed: nil))
    }

    @Test func `the date in its own calendar is kept beside the day`() {
        var reading = BirthdayReading(
            property: "X-ALTBDAY",
            line: 5,
            raw: "0078000406L10",
            calendar: "chinese"
        )
        (reading.era, reading.year, reading.month, reading.day) = (78, 4, 6, 10)
        reading.isLeapMonth = true
        reading.date = day("1987-08-04")
        reading.verdict = .exact
        var birthday = SampleBirth.exact(day("1987-08-04"))
        birthday.readings = [reading]
        birthday.decisive = reading
        #expect(
            BirthResolution(birthday, today: referenceDay)
                == .usable(day("1987-08-04"), observed: Self.chinese)
        )
    }

    @Test func `a Gregorian day is kept in the calendar of celebration that it names`() {
        var birthday = SampleBirth.exact(day("1987-08-04"))
        birthday.decisive?.notes = [.calendarOfCelebration("chinese")]
        #expect(
            BirthResolution(birthday, today: referenceDay)
                == .usable(day("1987-08-04"), observed: Self.chinese)
        )
        #expect(CelebratedBirthday(birthday)?.date == CelebratedBirthday(Self.chinese).date)
        birthday.decisive?.notes = [.calendarOfCelebration("nonsense")]
        #expect(
            BirthResolution(birthday, today: referenceDay)
                == .usable(day("1987-08-04"), observed: nil)
        )
    }

    @Test(
        arguments: [
            ("1906-11-30", nil), ("1905-12-01", nil), ("1905-11-30", .over120),
            ("2026-11-30", nil), ("2026-12-01", .future),
        ] as [(String, BirthdayReason?)]
    )
    func `a future day and an age over 120 become questions`(
        date: String,
        reason: BirthdayReason?
    ) {
        let resolution = BirthResolution(SampleBirth.exact(day(date)), today: referenceDay)
        let expected: BirthResolution =
            if let reason {
                .needsDecision(BirthQuestion(reason: reason, candidates: [day(date)]))
            } else {
                .usable(day(date), observed: nil)
            }
        #expect(resolution == expected)
    }

    @Test(
        arguments: [
            (2008, nil, .yearOnly, "2008-01-01", "2008-12-31"),
            (2008, 2, .yearMonth, "2008-02-01", "2008-02-29"),
        ] as [(Int, Int?, BirthdayReason, String, String)]
    )
    func `a year or a month bounds the birth`(
        year: Int,
        month: Int?,
        reason: BirthdayReason,
        first: String,
        last: String
    ) {
        let reading = SampleBirth.incomplete(year: year, month: month, reason)
        let birthday = SampleBirth.undecided([reading], .incomplete, reason)
        let question = BirthQuestion(reason: reason, bounds: day(first)...day(last))
        #expect(BirthResolution(birthday, today: referenceDay) == .needsDecision(question))
    }

    @Test func `candidates bound a contradictory birth, and a missing year bounds nothing`() {
        let conflict = BirthQuestion(
            reason: .conflict,
            candidates: [day("1990-10-03"), day("2014-04-17")]
        )
        #expect(conflict.bounds == day("1990-10-03")...day("2014-04-17"))
        #expect(
            BirthResolution(SampleBirth.conflict.birthday, today: referenceDay)
                == .needsDecision(conflict)
        )
        #expect(
            BirthResolution(SampleBirth.yearless.birthday, today: referenceDay)
                == .needsDecision(BirthQuestion(reason: .yearless))
        )
    }

    @Test(arguments: BirthdayReason.allCases)
    func `every reason has words of its own`(reason: BirthdayReason) {
        let same = BirthdayReason.allCases.filter { $0.words == reason.words }
        #expect(same == [reason])
    }
}
