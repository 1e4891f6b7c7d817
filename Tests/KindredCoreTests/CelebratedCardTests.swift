import CivilCalendar
import Testing
import VCard

@testable import KindredCore

@Suite struct `The birthday that a card gives to celebrate` {
    private func birthday(_ lines: String...) -> CelebratedBirthday? {
        let text =
            "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ana Ruiz\r\n"
            + lines.map { "\($0)\r\n" }.joined() + "END:VCARD\r\n"
        for case .card(let card) in Card.entries(of: Array(text.utf8)) {
            return CelebratedBirthday(card.birthday(today: referenceDay))
        }
        return nil
    }

    @Test func `of a complete date knows the year`() throws {
        let found = try #require(birthday("BDAY:19900412"))
        #expect(found.birth == day("1990-04-12"))
        #expect(found.isYearKnown)
    }

    @Test func `of two calendars that agree is kept in the other one`() throws {
        let found = try #require(
            birthday("BDAY:19870804", "X-ALTBDAY;CALSCALE=chinese:0078000406L10")
        )
        #expect(found.date == `A birthday that comes round`.chinese)
        #expect(found.birth == day("1987-08-04"))
    }

    @Test(arguments: [
        ("BDAY:--0412", CalendarSystem.gregorian, 4, false, 12),
        ("BDAY;X-APPLE-OMIT-YEAR=1604:1604-02-29", .gregorian, 2, false, 29),
        ("BDAY:1900-05-04", .gregorian, 5, false, 4),
        ("X-ALTBDAY;CALSCALE=chinese:--0815", .chinese, 8, false, 15),
        ("X-ALTBDAY;CALSCALE=chinese:-000406L10", .chinese, 6, true, 10),
        ("X-ALTBDAY;CALSCALE=hebrew:--0615", .hebrew, 6, false, 15),
        ("X-ALTBDAY;CALSCALE=japanese:-00030405", .japanese, 4, false, 5),
        ("X-ALTBDAY;CALSCALE=islamic:--0901", .islamic, 9, false, 1),
    ])
    func `of month and day alone has no year and no age`(
        line: String,
        system: CalendarSystem,
        month: Int,
        isLeap: Bool,
        dayOfMonth: Int
    ) throws {
        let found = try #require(birthday(line))
        #expect(found.date.system == system)
        #expect((found.date.month, found.date.day) == (month, dayOfMonth))
        #expect(found.date.isLeapMonth == isLeap)
        #expect(found.birth == nil)
        let next = try found.next(onOrAfter: referenceDay)
        #expect(next.turns == nil)
        #expect(next.day.year == 2027 || next.day.year == 2026)
    }

    @Test func `of an Islamic date without a variant has an age, for the year stands`() throws {
        let found = try #require(birthday("X-ALTBDAY;CALSCALE=islamic:-14000901"))
        #expect(found.birth == nil)
        #expect(try found.next(onOrAfter: referenceDay).turns == 48)
    }

    @Test func `is kept in the calendar of celebration that a Gregorian one names`() throws {
        let found = try #require(birthday("BDAY;X-EXAMPLE-CALENDAR=chinese:19870804"))
        #expect(found.date == `A birthday that comes round`.chinese)
        let other = try #require(birthday("BDAY;X-EXAMPLE-CALENDAR=nonsense:19870804"))
        #expect(other.isGregorian)
    }

    @Test func `is kept in another calendar where both lack the year`() throws {
        let found = try #require(birthday("BDAY:--0412", "X-ALTBDAY;CALSCALE=chinese:--0815"))
        #expect(found.date.system == .chinese)
    }

    @Test(arguments: [
        "BDAY:1990", "BDAY:1990-04", "BDAY:--04", "BDAY:---12", "BDAY;VALUE=text:spring",
        "BDAY:03/04/1990", "BDAY:20300101", "BDAY:19900431", "BDAY:T1200Z", "NOTE:nothing",
        "X-ALTBDAY;CALSCALE=vietnamese:--0815", "X-ALTBDAY;CALSCALE=chinese:0078003805L01",
        "BDAY:19900412T160000Z",
    ])
    func `is none where month or day is open`(line: String) {
        #expect(birthday(line) == nil)
    }

    @Test func `is none where statements disagree`() {
        #expect(birthday("BDAY:19900412", "BDAY:19900413") == nil)
    }
}
