import CivilCalendar
import Testing

@testable import VCard

struct BirthdayCalendarTests {
    @Test(arguments: [
        ("chinese:007800070815", "exact 1990-10-03"), ("chinese:0078003704L08", "exact 2020-05-30"),
        ("chinese:0078003704l08", "exact 2020-05-30"),
        ("CHINESE:007800070815;", "exact 1990-10-03"),
        ("chinese:007800310331", "invalid impossibleDate"),
        ("chinese:007800311301", "invalid impossibleDate"),
        ("chinese:007100410815", "invalid outOfRange"),
        ("chinese:--1315", "invalid impossibleDate"),
        ("chinese:--0031", "invalid impossibleDate"), ("chinese:--15", "invalid syntax"),
        ("chinese:0078-", "invalid syntax"), ("chinese:0078003109LL15", "invalid syntax"),
        ("chinese:00780031031", "invalid syntax"), ("chinese:0078003103181", "invalid syntax"),
        ("chinese:2014-04-17", "invalid syntax"), ("chinese:", "absent"),
        ("chinese:000000310318", "incomplete yearless ?-03-18"),
        ("dangi:005900310318", "incomplete yearless ?-03-18"),
        ("hebrew:0000578406L15", "invalid nonexistentLeapMonth"),
        ("hebrew:--0615", "incomplete yearless ?-06-15"),
        ("hebrew:--06L15", "invalid nonexistentLeapMonth"),
        ("hebrew:-57840714", "exact 2024-03-24"), ("hebrew:000057841430", "invalid impossibleDate"),
        ("islamic-civil:000000071015", "incomplete yearless ?-10-15"),
        ("islamic-umalqura:-14451131", "invalid impossibleDate"),
        (
            "persian:-13631230",
            "invalid impossibleDate"
        ),
        ("persian:-13630123", "exact 1984-04-12"), ("persian:0002-13630123", "invalid syntax"),
        ("persian:000213630123", "invalid impossibleDate"),
        ("roc:000100730412", "exact 1984-04-12"), ("roc:-00730412", "exact 1984-04-12"),
        ("japanese:023400590412", "exact 1984-04-12"),
        ("japanese:0234-0412", "incomplete yearless ?-04-12"),
        ("japanese:099900590412", "invalid impossibleDate"),
        ("gregorian:000119840412", "exact 1984-04-12"),
        ("gregorian:--0412", "incomplete yearless ?-04-12"),
        ("coptic:-17000804", "exact 1984-04-12"), ("ethiopic:-19760804", "exact 1984-04-12"),
        ("indian:-19060123", "exact 1984-04-12"),
        ("persian:-15000101", "future 2121-03-21"),
        ("vietnamese:007800310318", "invalid unsupportedCalendar"),
    ])
    func `an alternate birthday is read in its calendar`(_ row: (line: String, reading: String)) {
        #expect(summary(reading("3.0 X-ALTBDAY;CALSCALE=" + row.line)) == row.reading)
    }

    @Test func `an alternate birthday keeps its fields and its text`() {
        let leap = reading("3.0 X-ALTBDAY;CALSCALE=Chinese:0078003109L15")
        #expect(
            leap.calendarDate
                == CalendarDate(.chinese, era: 78, year: 31, month: 9, isLeapMonth: true, day: 15)
        )
        #expect(leap.raw == "0078003109L15")
        #expect(leap.calendar == "chinese")
        let old = reading("3.0 X-ALTBDAY;CALSCALE=chinese:0071-0815")
        #expect(old.era == 71)
        #expect(old.year == nil)
        let hebrew = reading("3.0 X-ALTBDAY;CALSCALE=hebrew:000057840714")
        #expect(hebrew.era == nil)
        let unknown = reading("3.0 X-ALTBDAY;CALSCALE=X-Acme:000100020304")
        #expect(unknown.calendar == "x-acme")
        #expect(unknown.raw == "000100020304")
        #expect(summary(reading("3.0 X-ALTBDAY:007800310318")) == "invalid unsupportedCalendar")
    }

    @Test
    func `every first of a Chinese month reads back from Foundation's form and from RFC 7529's`() {
        for offset in stride(from: -25_000, to: 20_000, by: 97) {
            guard let civil = CivilDate(EpochDay(offset)),
                let date = try? CalendarDate(civil, in: .chinese), let era = date.era,
                let related = date.relatedYear
            else {
                Issue.record("day \(offset) has no Chinese date")
                continue
            }
            func padded(_ number: Int, _ width: Int) -> String {
                String(repeating: "0", count: width - String(number).count) + "\(number)"
            }
            let month = padded(date.month, 2) + (date.isLeapMonth ? "L" : "") + padded(date.day, 2)
            let apple = reading(
                "3.0 X-ALTBDAY;CALSCALE=chinese:\(padded(era, 4))\(padded(date.year, 4))\(month)"
            )
            #expect(apple.date == civil)
            #expect(apple.calendarDate == date)
            let standard = reading("4.0 BDAY;CALSCALE=chinese:\(related + 2637)\(month)")
            #expect(standard.date == civil)
            #expect(standard.calendarDate == date)
        }
    }

    @Test(arguments: [
        ("hebrew:57840101", "exact 2023-09-16"),
        ("hebrew:57840601", "ambiguous ambiguousMonthNumbering 2024-02-10|2024-03-11"),
        ("hebrew:57830614", "ambiguous ambiguousMonthNumbering 2023-03-07"),
        ("hebrew:57841301", "ambiguous ambiguousMonthNumbering 2024-09-04"),
        ("hebrew:577505L08", "invalid nonexistentLeapMonth"),
        ("hebrew:577406L08", "invalid nonexistentLeapMonth"),
        ("hebrew:--05L08", "incomplete yearless ?-06-08"),
        ("hebrew:5784", "incomplete yearOnly 5784-?-?"),
        ("hebrew:20140318", "ambiguous ambiguousVariant 2014-03-18"),
        ("chinese:4651-09L-15", "exact 2014-11-07"),
        ("chinese:465109L15T101500", "exact 2014-11-07"),
        ("chinese:465009L15", "invalid nonexistentLeapMonth"),
        ("chinese:201409L15", "ambiguous ambiguousVariant 2014-11-07"),
        ("chinese:201408L15", "invalid nonexistentLeapMonth"),
        ("chinese:15000101", "invalid outOfRange"),
        ("chinese:--0815", "incomplete yearless ?-08-15"),
        ("chinese:--04L15", "incomplete yearless ?-04L-15"),
        ("chinese:007800310318", "exact 2014-04-17"),
        ("chinese:0071-0815", "incomplete yearless ?-08-15"),
        ("chinese:18-03-2014", "invalid syntax"),
        ("dangi:434709L15", "exact 2014-11-07"), ("x-acme:20140318", "invalid unsupportedCalendar"),
        ("vietnamese:20140318", "invalid unsupportedCalendar"),
        ("islamic-civil:1446-10-01", "exact 2025-03-31"),
        ("islamic-civil:144610L01", "invalid nonexistentLeapMonth"),
        ("persian:20140318", "ambiguous ambiguousVariant 2014-03-18"),
        ("ethiopic:19760804", "ambiguous ambiguousVariant 1976-08-04|1984-04-12"),
        ("japanese:19840412", "exact 1984-04-12"), ("japanese:19840230", "invalid impossibleDate"),
        ("japanese:00590412", "ambiguous missingEra 1984-04-12"),
        ("gregory:19840412", "exact 1984-04-12"),
        ("Gregorian:--0412", "incomplete yearless ?-04-12"),
    ])
    func `a BDAY with a calendar scale is read by RFC 7529 or left open`(
        _ row: (line: String, reading: String)
    ) {
        #expect(summary(reading("4.0 BDAY;CALSCALE=" + row.line)) == row.reading)
    }

    @Test func `a scaled BDAY has the fields of its calendar`() {
        let adar = reading("4.0 BDAY;CALSCALE=hebrew:577405L08")
        #expect(adar.calendarDate == CalendarDate(.hebrew, year: 5774, month: 6, day: 8))
        let showa = reading("4.0 BDAY;CALSCALE=japanese:19840412")
        #expect(
            showa.calendarDate == CalendarDate(.japanese, era: 234, year: 59, month: 4, day: 12)
        )
    }

    @Test func `Umm al-Qura outside the agreed years is approximate`() {
        let old = reading("3.0 X-ALTBDAY;CALSCALE=islamic-umalqura:-14051015")
        #expect(old.isApproximate)
        #expect(old.verdict == .exact)
        #expect(!reading("3.0 X-ALTBDAY;CALSCALE=islamic-umalqura:-14461001").isApproximate)
    }
}
