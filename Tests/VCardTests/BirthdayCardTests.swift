import CivilCalendar
import Diagnostics
import Testing

@testable import VCard

/// A birthday on its way from the bytes of a card: lines, labels, decoding, and what checking says about it.
struct BirthdayCardTests {
    private static func file(_ version: String, _ lines: [String]) -> [UInt8] {
        let all = ["BEGIN:VCARD", "VERSION:\(version)", "N:Case;Ada;;;", "FN:Ada Case"] + lines
        return Array((all + ["END:VCARD", ""]).joined(separator: "\r\n").utf8)
    }

    private static func birthday(_ version: String, _ lines: String...) throws -> Birthday {
        let card = try #require(try FileFindings(file(version, lines)).cards.first)
        return card.birthday(today: referenceDay)
    }

    /// The version, the line of the birthday, its reading, and the severity of what is said at its line.
    static let lines: [(version: String, line: String, reading: String, severity: Severity?)] = [
        ("4.0", "BDAY:--0917", "incomplete yearless ?-09-17", nil),
        ("4.0", "BDAY:--0229", "incomplete yearless ?-02-29", nil),
        ("4.0", "BDAY:20000229", "exact 2000-02-29", nil),
        ("4.0", "BDAY:20190229", "invalid impossibleDate", .warning),
        ("3.0", "BDAY:--0521", "incomplete yearless ?-05-21", .warning),
        ("3.0", "BDAY;X-APPLE-OMIT-YEAR=1604:1604-07-08", "incomplete yearless ?-07-08", nil),
        (
            "3.0", "BDAY;X-APPLE-OMIT-YEAR=1604;VALUE=DATE:16040216", "incomplete yearless ?-02-16",
            nil
        ),
        ("3.0", "BDAY;VALUE=date;X-APPLE-OMIT-YEAR=1604:1985-07-08", "exact 1985-07-08", nil),
        ("3.0", "BDAY;value=date:1604-10-12", "incomplete yearless ?-10-12", .info),
        ("3.0", "BDAY:1605-10-12", "exact 1605-10-12", nil),
        (
            "3.0", "BDAY:1954-06-09T23:00:00Z", "ambiguous ambiguousZone 1954-06-09|1954-06-10",
            .info
        ),
        (
            "3.0", "BDAY;VALUE=DATE-TIME:19761130T110000Z",
            "ambiguous ambiguousZone 1976-11-30|1976-12-01", .info
        ),
        ("3.0", "BDAY:1992-03-04;", "exact 1992-03-04", .warning),
        ("3.0", "BDAY:1985-06-12 ", "exact 1985-06-12", .warning),
        ("4.0", "BDAY:Mar 5, 1968", "invalid syntax 1968-03-05", .warning),
        ("3.0", "BDAY:03/04/1985", "ambiguous ambiguousOrder 1985-03-04|1985-04-03", .warning),
        ("3.0", "BDAY:1481979", "invalid syntax", .warning),
        ("3.0", "BDAY:NaNaNaN", "invalid syntax", .warning),
        ("3.0", "BDAY;VALUE=DATE:", "absent", .warning),
        ("3.0", "BDAY:", "absent", .warning),
        ("4.0", "BDAY:1985-04", "incomplete yearMonth 1985-04-?", nil),
        ("4.0", "BDAY:1985", "incomplete yearOnly 1985-?-?", nil),
        ("4.0", "BDAY:--04", "incomplete monthOnly ?-04-?", nil),
        ("4.0", "BDAY:---12", "incomplete dayOnly ?-?-12", nil),
        ("3.0", "X-ALTBDAY;CALSCALE=chinese:0078003704L08", "exact 2020-05-30", nil),
        ("4.0", "BDAY;CALSCALE=hebrew:57840101", "exact 2023-09-16", nil),
        ("4.0", "BDAY;VALUE=text:circa 1800", "incomplete text", nil),
        ("4.0", "item1.bday;Value=\"date-and-or-time\":--0203", "incomplete yearless ?-02-03", nil),
        ("2.1", "BDAY;ENCODING=QUOTED-PRINTABLE:1984=2D04=2D12", "exact 1984-04-12", nil),
        ("3.0", "BDAY:1984-\r\n 04-12", "exact 1984-04-12", nil),
        ("3.0", "BDAY:\u{FF11}984-04-12", "invalid syntax", .warning),
    ]

    @Test(arguments: lines.indices)
    func `a birthday is read from its card, and said what there is to say`(index: Int) throws {
        let row = Self.lines[index]
        let file = try FileFindings(Self.file(row.version, [row.line]))
        let birthday = try #require(file.cards.first).birthday(today: referenceDay)
        let reading = try #require(birthday.readings.first)
        #expect(birthday.readings.count == 1)
        #expect(summary(reading) == row.reading)
        #expect(reading.line == 5)
        let said = file.all.filter { $0.position.line == 5 }.map(\.severity)
        #expect(said.max() == row.severity)
    }

    @Test func `two days are a conflict at the second, the same day twice a warning`() throws {
        let two = try FileFindings(Self.file("4.0", ["BDAY:20210203", "BDAY:20200304"]))
        let conflict = try #require(two.cards.first).birthday(today: referenceDay)
        #expect(summary(conflict) == "conflict 2020-03-04|2021-02-03")
        #expect(conflict.readings.map(\.date) == [day("2021-02-03"), day("2020-03-04")])
        #expect(two.all.contains { $0.position.line == 6 && $0.severity == .error })
        let same = try FileFindings(Self.file("4.0", ["BDAY:19900502", "BDAY:1990-05-02"]))
        #expect(
            summary(try #require(same.cards.first).birthday(today: referenceDay))
                == "exact 1990-05-02"
        )
        #expect(same.all.contains { $0.position.line == 6 && $0.severity == .warning })
        #expect(!same.all.contains { $0.severity == .error })
    }

    @Test func `two calendars in one card are compared`() throws {
        let both = try Self.birthday(
            "3.0",
            "BDAY:1990-10-03",
            "X-ALTBDAY;CALSCALE=chinese:007800070815"
        )
        #expect(summary(both) == "exact 1990-10-03")
        #expect(both.decisive?.line == 6)
        #expect(both.decisive?.raw == "007800070815")
    }

    @Test func `a label counts for the date of its own group, in any letter case`() throws {
        let birthday = try Self.birthday(
            "3.0",
            "ITEM1.X-ABDATE;type=pref:1984-04-12",
            "item1.X-ABLabel:_$!<Birthday>!$_",
            "item2.X-ABDATE:2012-06-03",
            "item2.X-ABLabel:_$!<Anniversary>!$_"
        )
        #expect(summary(birthday) == "exact 1984-04-12")
        #expect(birthday.readings.count == 1)
    }

    @Test func `Android's label is decoded before it is read`() throws {
        let birthday = try Self.birthday(
            "2.1",
            "X-ANDROID-CUSTOM;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:"
                + "vnd.android.cursor.item/contact_event;1984-03-12;0;"
                + "=E5=86=9C=E5=8E=86=E7=94=9F=E6=97=A5;;;;;;;;;;;;"
        )
        #expect(summary(birthday) == "ambiguous ambiguousVariant 1984-03-12|1984-04-12")
        #expect(birthday.readings.first?.property == "X-ANDROID-CUSTOM")
    }

    @Test func `a card without a birthday has none`() throws {
        #expect(try Self.birthday("3.0", "ANNIVERSARY:20120603") == .absent)
        let anniversary = "X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;2012-06-03;1;;"
        #expect(try Self.birthday("2.1", anniversary) == .absent)
    }
}
