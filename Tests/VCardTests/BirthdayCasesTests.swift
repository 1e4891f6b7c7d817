import CivilCalendar
import Testing

@testable import VCard

/// Lines with their reading, their verdict and their Gregorian day; the reference day is 2026-11-30.
struct BirthdayCase: Sendable, CustomTestStringConvertible {
    let id: Int
    /// The version and the property, or several.
    let lines: String
    /// The reading of the first property, in short.
    let reading: String
    /// What the statements come to; nil where it is the same as the reading of the only one.
    var together: String?
    /// What was forgiven or inferred in the first property.
    var notes: [BirthdayNote] = []
    var testDescription: String { "\(id) \(lines)" }

    init(
        _ id: Int,
        _ lines: String,
        _ reading: String,
        together: String? = nil,
        notes: [BirthdayNote] = []
    ) {
        self.id = id
        self.lines = lines
        self.reading = reading
        self.together = together
        self.notes = notes
    }
}

private let exact = "exact 1984-04-12"
private let event = "2.1 X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;"

private let gregorianCases: [BirthdayCase] = [
    BirthdayCase(2, "4.0 BDAY:19840412", exact),
    BirthdayCase(3, "2.1 BDAY:19840412", exact),
    BirthdayCase(4, "3.0 BDAY;value=date:1984-04-12", exact),
    BirthdayCase(6, "4.0 BDAY:1984-04-12", exact, notes: [.formOfAnotherVersion]),
    BirthdayCase(7, "4.0 BDAY:--0412", "incomplete yearless ?-04-12"),
    BirthdayCase(
        8,
        "3.0 BDAY:--0412",
        "incomplete yearless ?-04-12",
        notes: [.formOfAnotherVersion]
    ),
    BirthdayCase(10, "4.0 BDAY:---12", "incomplete dayOnly ?-?-12"),
    BirthdayCase(11, "4.0 BDAY:1984-04", "incomplete yearMonth 1984-04-?"),
    BirthdayCase(12, "4.0 BDAY:1984", "incomplete yearOnly 1984-?-?"),
    BirthdayCase(14, "4.0 BDAY:198404", "ambiguous ambiguousOrder"),
    BirthdayCase(15, "4.0 BDAY:T102200Z", "incomplete timeOnly"),
    BirthdayCase(16, "4.0 BDAY:--0412T0830", "incomplete yearless ?-04-12"),
    BirthdayCase(
        18,
        "4.0 BDAY;ALTID=1:19840412\nBDAY;ALTID=1;VALUE=text:2016-08-01",
        exact,
        together: exact
    ),
    BirthdayCase(19, "3.0 BDAY:1984-04-12;", exact, notes: [.strayMarks]),
    BirthdayCase(20, "2.1 BDAY:19700102T000000", "exact 1970-01-02"),
    BirthdayCase(22, "3.0 BDAY:1984-04-12T00:00:00Z", exact, notes: [.midnightUTC]),
    BirthdayCase(
        23,
        "4.0 BDAY:19840411T160000Z",
        "ambiguous ambiguousZone 1984-04-11|1984-04-12",
        notes: [.midnightElsewhere(day("1984-04-12"))]
    ),
    BirthdayCase(
        24,
        "3.0 BDAY:1956-04-11T23:00:00Z",
        "ambiguous ambiguousZone 1956-04-11|1956-04-12",
        notes: [.midnightElsewhere(day("1956-04-12"))]
    ),
    BirthdayCase(
        26,
        "3.0 BDAY:19560411230000",
        "ambiguous ambiguousZone 1956-04-11|1956-04-12",
        notes: [.formOfAnotherVersion, .midnightElsewhere(day("1956-04-12"))]
    ),
    BirthdayCase(27, "3.0 BDAY:-1984-04-12", exact, notes: [.strayMarks]),
    BirthdayCase(
        28,
        "3.0 BDAY;X-APPLE-OMIT-YEAR=1604:1604-02-29",
        "incomplete yearless ?-02-29"
    ),
    BirthdayCase(30, "3.0 BDAY;X-APPLE-OMIT-YEAR=1604:1984-04-12", exact),
    BirthdayCase(
        31,
        "3.0 BDAY;X-APPLE-OMIT-YEAR=2000:2000-04-12",
        "incomplete yearless ?-04-12"
    ),
    BirthdayCase(
        32,
        "3.0 BDAY:0000-04-12",
        "incomplete yearless ?-04-12",
        notes: [.fillerYear(0)]
    ),
    BirthdayCase(
        34,
        "3.0 BDAY:1900-04-12",
        "ambiguous placeholderYear 1900-04-12",
        notes: [.fillerYear(1900)]
    ),
    BirthdayCase(
        35,
        "3.0 BDAY:1904-04-12",
        "ambiguous placeholderYear 1904-04-12",
        notes: [.fillerYear(1904)]
    ),
    BirthdayCase(
        36,
        "3.0 BDAY:1000-04-12",
        "incomplete yearless ?-04-12",
        notes: [.fillerYear(1000)]
    ),
    BirthdayCase(38, "3.0 BDAY;X-FM-NO-DAY=1:1984-04-01", "incomplete yearMonth 1984-04-?"),
    BirthdayCase(39, "3.0 BDAY:", "absent"),
    BirthdayCase(39, "3.0 BDAY;VALUE=DATE:", "absent"),
    BirthdayCase(40, "3.0 BDAY:1985-02-29", "invalid impossibleDate"),
    BirthdayCase(42, "3.0 BDAY:23/04/1984", "exact 1984-04-23", notes: [.orderInferred]),
    BirthdayCase(43, "3.0 BDAY:12.04.1984", "ambiguous ambiguousOrder 1984-04-12|1984-12-04"),
    BirthdayCase(44, "3.0 BDAY:70-7-14", "ambiguous ambiguousCentury 1970-07-14|2070-07-14"),
    BirthdayCase(46, "4.0 BDAY:19723101", "invalid impossibleDate 1972-01-31"),
    BirthdayCase(47, "3.0 BDAY:2099-04-12", "future 2099-04-12"),
    BirthdayCase(
        48,
        "3.0 BDAY;CHARSET=UTF-8:Thu Apr 12 1984 00:00:00 GMT+0800",
        "ambiguous syntax 1984-04-12"
    ),
    BirthdayCase(50, "3.0 BDAY:1984-04-12\nBDAY:19840412", exact, together: exact),
    BirthdayCase(
        51,
        "4.0 BDAY:20250425\nBDAY:20240424",
        "exact 2025-04-25",
        together: "conflict 2024-04-24|2025-04-25"
    ),
]

private let alternateCases: [BirthdayCase] = [
    BirthdayCase(52, "X-ALTBDAY;CALSCALE=chinese:007800310318", "exact 2014-04-17"),
    BirthdayCase(54, "X-ALTBDAY;CALSCALE=chinese:0078003109L15", "exact 2014-11-07"),
    BirthdayCase(55, "X-ALTBDAY;CALSCALE=chinese:0078003704L15", "exact 2020-06-06"),
    BirthdayCase(56, "X-ALTBDAY;CALSCALE=chinese:0077004805L10", "exact 1971-07-02"),
    BirthdayCase(58, "X-ALTBDAY;CALSCALE=chinese:0078004002L30", "invalid impossibleDate"),
    BirthdayCase(59, "X-ALTBDAY;CALSCALE=chinese:0078003205L01", "invalid nonexistentLeapMonth"),
    BirthdayCase(60, "X-ALTBDAY;CALSCALE=chinese:007700600101", "exact 1983-02-13"),
    BirthdayCase(62, "X-ALTBDAY;CALSCALE=chinese:--0815", "incomplete yearless ?-08-15"),
    BirthdayCase(63, "X-ALTBDAY;CALSCALE=chinese:--04L15", "incomplete yearless ?-04L-15"),
    BirthdayCase(64, "X-ALTBDAY;CALSCALE=chinese:0071-0815", "incomplete yearless ?-08-15"),
    BirthdayCase(
        66,
        "X-ALTBDAY;CALSCALE=chinese:000100520101",
        "incomplete yearless ?-01-01",
        notes: [.fillerYear(52)]
    ),
    BirthdayCase(
        67,
        "X-ALTBDAY;CALSCALE=chinese:-00310318",
        "ambiguous missingEra 1954-04-20|2014-04-17"
    ),
    BirthdayCase(68, "X-ALTBDAY;CALSCALE=chinese:0078000406L10", "exact 1987-08-04"),
    BirthdayCase(70, "X-ALTBDAY;CALSCALE=hebrew:000057840615", "exact 2024-02-24"),
    BirthdayCase(71, "X-ALTBDAY;CALSCALE=hebrew:000057840714", "exact 2024-03-24"),
    BirthdayCase(72, "X-ALTBDAY;CALSCALE=hebrew:000057830614", "invalid impossibleDate"),
    BirthdayCase(
        74,
        "X-ALTBDAY;CALSCALE=hebrew:000000060115",
        "incomplete yearless ?-01-15",
        notes: [.fillerYear(6)]
    ),
    BirthdayCase(75, "X-ALTBDAY;CALSCALE=islamic-umalqura:000014461001", "exact 2025-03-30"),
    BirthdayCase(76, "X-ALTBDAY;CALSCALE=islamic-civil:-14461001", "exact 2025-03-31"),
    BirthdayCase(
        78,
        "X-ALTBDAY;CALSCALE=islamic-umalqura:-14051015",
        "exact 1985-07-04",
        notes: [
            .otherDay(day("1985-07-02")), .otherDay(day("1985-07-03")),
            .otherDay(day("1985-07-05")),
        ]
    ),
    BirthdayCase(
        79,
        "X-ALTBDAY;CALSCALE=islamic:000000071015",
        "incomplete yearless ?-10-15",
        notes: [.fillerYear(7)]
    ),
    BirthdayCase(80, "X-ALTBDAY;CALSCALE=persian:000013630123", exact),
    BirthdayCase(
        82,
        "X-ALTBDAY;CALSCALE=japanese:023400640108",
        "invalid impossibleDate 1989-01-08"
    ),
    BirthdayCase(
        83,
        "X-ALTBDAY;CALSCALE=japanese:-00590412",
        "ambiguous missingEra 1984-04-12"
    ),
    BirthdayCase(84, "X-ALTBDAY;CALSCALE=buddhist:000025270412", exact),
    BirthdayCase(86, "X-ALTBDAY;CALSCALE=dangi:0078000110L15", "exact 1984-12-07"),
    BirthdayCase(87, "X-ALTBDAY;CALSCALE=Chinese:007800310318", "exact 2014-04-17"),
    BirthdayCase(88, "X-ALTBDAY;CALSCALE=x-acme:000100020304", "invalid unsupportedCalendar"),
    BirthdayCase(90, "4.0 BDAY;CALSCALE=chinese:465109L15", "exact 2014-11-07"),
    BirthdayCase(
        91,
        "4.0 BDAY;CALSCALE=chinese:20140318",
        "ambiguous ambiguousVariant 2014-03-18|2014-04-17"
    ),
    BirthdayCase(92, "4.0 BDAY;CALSCALE=hebrew:577405L08", "exact 2014-02-08"),
    BirthdayCase(94, "4.0 BDAY;CALSCALE=islamic-umalqura:14461001", "exact 2025-03-30"),
    BirthdayCase(95, "4.0 BDAY;CALSCALE=gregorian:19840412", exact),
    BirthdayCase(
        96,
        "4.0 BDAY;X-PARLEY-CALENDAR=chinese:19900201",
        "exact 1990-02-01",
        notes: [.calendarOfCelebration("chinese")]
    ),
]

private let programCases: [BirthdayCase] = [
    BirthdayCase(
        98,
        event + "--04-12;1;;;;;;;;;;;;;0",
        "incomplete yearless ?-04-12",
        together: "absent missing"
    ),
    BirthdayCase(
        99,
        event + "1984-03-12;4;;;;;;;;;;;;;",
        "ambiguous ambiguousVariant 1984-03-12|1984-04-12"
    ),
    BirthdayCase(
        100,
        event + "1984-03-12;0;农历生日;;;;;;;;;;;;",
        "ambiguous ambiguousVariant 1984-03-12|1984-04-12"
    ),
    BirthdayCase(
        102,
        "3.0 item1.X-ABDATE;type=pref:2012-06-03\nitem1.X-ABLabel:_$!<Anniversary>!$_",
        "exact 2012-06-03",
        together: "absent missing"
    ),
    BirthdayCase(
        103,
        "3.0 BDAY:2014-04-17\nX-ALTBDAY;CALSCALE=chinese:007800310318",
        "exact 2014-04-17",
        together: "exact 2014-04-17"
    ),
    BirthdayCase(
        104,
        "3.0 BDAY:2014-03-18\nX-ALTBDAY;CALSCALE=chinese:007800310318",
        "exact 2014-03-18",
        together: "conflict 2014-03-18|2014-04-17"
    ),
]

struct BirthdayCasesTests {
    @Test(arguments: gregorianCases + alternateCases + programCases)
    func `a line that was met in the world is read as expected`(_ row: BirthdayCase) {
        let first = reading(row.lines)
        #expect(summary(first) == row.reading)
        #expect(first.notes == row.notes)
        #expect(first.raw == statements(row.lines)[0].value)
        let together = summary(birthday(row.lines)).replacing("absent missing", with: "absent")
        let single = row.reading.split(separator: " ").filter { !$0.contains("?") }
        let expected = row.together ?? single.joined(separator: " ")
        #expect(together == expected.replacing("absent missing", with: "absent"))
    }

    @Test func `lunar digits and disagreeing texts are noted where they stand`() {
        let digits = birthday("3.0 BDAY:2014-03-18\nX-ALTBDAY;CALSCALE=chinese:007800310318")
        #expect(digits.readings[0].notes == [.lunarDigitsAsGregorian])
        let text = birthday("4.0 BDAY;ALTID=1:19840412\nBDAY;ALTID=1;VALUE=text:2016-08-01")
        #expect(text.readings[1].notes == [.alternativeDisagrees])
        let twice = birthday("3.0 BDAY:1984-04-12\nBDAY:19840412")
        #expect(twice.readings[1].notes == [.repeated])
        let two = birthday("4.0 BDAY:20250425\nBDAY:20240424")
        #expect(two.readings[1].notes == [.alternativeDisagrees])
    }
}
