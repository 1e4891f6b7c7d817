import CivilCalendar
import Testing

@testable import VCard

struct BirthdayResolutionTests {
    private static let alternate = "X-ALTBDAY;CALSCALE=chinese:"
    private static let android = "X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;"

    @Test(arguments: [
        ("", "absent"),
        ("BDAY:", "absent"),
        ("BDAY:\nBDAY:1984-04-12", "exact 1984-04-12"),
        ("BDAY:NaN\nBDAY:1984-04-12", "exact 1984-04-12"),
        ("BDAY;VALUE=text:circa 1800\nBDAY:1984-04-12", "exact 1984-04-12"),
        ("BDAY:\nBDAY:NaN", "invalid syntax"),
        ("BDAY:NaN\nBDAY;VALUE=text:in spring", "incomplete text"),
        ("BDAY:1984-04-12\nBDAY:2099-04-12", "conflict 1984-04-12|2099-04-12"),
        ("BDAY:2099-04-12\nBDAY:20990412", "future 2099-04-12"),
        ("BDAY:1984-04-12\nBDAY:--0412", "exact 1984-04-12"),
        ("BDAY:--0412\nBDAY:1984-04-12", "exact 1984-04-12"),
        ("BDAY:--0413\nBDAY:1984-04-12", "conflict 1984-04-12"),
        ("BDAY:1984-04\nBDAY:1984-04-12", "exact 1984-04-12"),
        ("BDAY:1984\nBDAY:1984-04", "incomplete yearMonth"),
        ("BDAY:1984\nBDAY:1985-04", "conflict"),
        ("BDAY:03/04/1985\nBDAY:1985-04-03", "exact 1985-04-03"),
        ("BDAY:1985-04-05\nBDAY:03/04/1985", "conflict 1985-03-04|1985-04-03|1985-04-05"),
        ("BDAY:03/04/1985\nBDAY:--0304", "ambiguous ambiguousOrder 1985-03-04"),
        ("BDAY:--0304\nBDAY:03/04/1985", "ambiguous ambiguousOrder 1985-03-04"),
        ("BDAY:03/04/1985\nBDAY:04/03/85", "ambiguous ambiguousOrder 1985-03-04|1985-04-03"),
        (
            "BDAY:03/04/1985\nBDAY:05/06/1985",
            "conflict 1985-03-04|1985-04-03|1985-05-06|1985-06-05"
        ),
        ("BDAY:1900-04-12\nBDAY:1984-04-12", "exact 1984-04-12"),
        ("BDAY:1984-04-12\nBDAY:1904-04-13", "conflict 1904-04-13|1984-04-12"),
        ("BDAY:198404\nBDAY:1984-04-12", "exact 1984-04-12"),
        ("BDAY:1954-06-09T23:00:00Z\nBDAY:1954-06-10", "exact 1954-06-10"),
    ])
    func `several statements come to one birthday or to a conflict`(
        _ row: (lines: String, expected: String)
    ) {
        #expect(summary(birthday(row.lines)) == row.expected)
    }

    @Test(arguments: [
        ("BDAY:1990-10-03\n\(alternate)007800070815", "exact 1990-10-03"),
        ("\(alternate)007800070815\nBDAY:1990-10-03", "exact 1990-10-03"),
        ("BDAY:1990-10-04\n\(alternate)007800070815", "conflict 1990-10-03|1990-10-04"),
        ("BDAY:1990-08-15\n\(alternate)007800070815", "conflict 1990-08-15|1990-10-03"),
        ("BDAY:--1003\n\(alternate)007800070815", "exact 1990-10-03"),
        ("BDAY:--1004\n\(alternate)007800070815", "conflict 1990-10-03"),
        ("BDAY:--0815\n\(alternate)007800070815", "conflict 1990-10-03"),
        ("BDAY:--0815\n\(alternate)--0815", "conflict"),
        ("BDAY:--1003\n\(alternate)--0815", "incomplete yearless"),
        ("BDAY:1990-10-03\n\(alternate)--0815", "exact 1990-10-03"),
        ("BDAY:1990-10-03\n\(alternate)--0816", "conflict 1990-10-03"),
        ("BDAY:2020-05-30\n\(alternate)--04L08", "exact 2020-05-30"),
        ("BDAY:2020-05-30\n\(alternate)--0408", "conflict 2020-05-30"),
        ("BDAY:1984-04-12\nX-ALTBDAY;CALSCALE=x-acme:1", "exact 1984-04-12"),
        ("BDAY:1954-06-09T23:00:00Z\n\(alternate)007700310510", "exact 1954-06-10"),
        ("BDAY:2014-04-17\n\(alternate)-00310318", "exact 2014-04-17"),
        ("BDAY:2015-05-01\n\(alternate)0078003205L01", "conflict 2015-05-01"),
        ("BDAY:2015-05-02\n\(alternate)0078003205L01", "exact 2015-05-02"),
        ("BDAY:--0412\nX-ALTBDAY;CALSCALE=japanese:--0412", "incomplete yearless"),
        ("BDAY:1984-04-12\nX-ALTBDAY;CALSCALE=japanese:0234-0412", "exact 1984-04-12"),
        ("BDAY:2014-11-07\nBDAY;CALSCALE=chinese:465109L", "exact 2014-11-07"),
        ("BDAY:2014-11-07\nBDAY;CALSCALE=chinese:4651", "exact 2014-11-07"),
        ("BDAY:2014-11-07\nBDAY;CALSCALE=chinese:4591", "conflict 2014-11-07"),
        ("\(alternate)--0815\n\(alternate)--0816", "conflict"),
        ("\(alternate)--0815\nX-ALTBDAY;CALSCALE=hebrew:--0115", "incomplete yearless"),
        (
            "BDAY:1985-07-03\nX-ALTBDAY;CALSCALE=islamic-umalqura:-14051015",
            "conflict 1985-07-03|1985-07-04"
        ),
        ("BDAY:1984-04-12\nX-ALTBDAY;CALSCALE=persian:-13630123", "exact 1984-04-12"),
    ])
    func `a date of another calendar is compared by its civil day`(
        _ row: (lines: String, expected: String)
    ) {
        #expect(summary(birthday("3.0 " + row.lines)) == row.expected)
    }

    @Test func `the other calendar's date is decisive where both agree`() {
        for lines in [
            "BDAY:1990-10-03\n\(Self.alternate)007800070815",
            "\(Self.alternate)007800070815\nBDAY:1990-10-03",
        ] {
            let together = birthday("3.0 " + lines)
            #expect(together.decisive?.property == "X-ALTBDAY")
            #expect(together.decisive?.calendarDate?.month == 8)
            #expect(together.readings.count == 2)
            #expect(together.readings.allSatisfy { $0.notes.isEmpty })
        }
        #expect(birthday("3.0 BDAY:--0412").decisive == nil)
        #expect(birthday("3.0 BDAY:1984-04-12").decisive?.property == "BDAY")
    }

    @Test func `a Gregorian statement of the same day settles an approximate one`() {
        let line = "X-ALTBDAY;CALSCALE=islamic-umalqura:-14051015"
        #expect(birthday("3.0 " + line).isApproximate)
        #expect(!birthday("3.0 BDAY:1985-07-04\n" + line).isApproximate)
    }

    @Test func `the missing parts are listed in order`() {
        #expect(birthday("4.0 BDAY:--0412").missing == [.year])
        #expect(birthday("4.0 BDAY:---12").missing == [.year, .month])
        #expect(birthday("4.0 BDAY:--04").missing == [.year, .day])
        #expect(birthday("4.0 BDAY:1984").missing == [.month, .day])
        #expect(birthday("4.0 BDAY:T10").missing == [.year, .month, .day])
        #expect(birthday("4.0 BDAY;VALUE=text:x").missing == [.year, .month, .day])
        #expect(birthday("4.0 BDAY:19840412").missing.isEmpty)
        #expect(birthday("4.0 BDAY:198404").missing.isEmpty)
    }

    @Test func `alternatives of one value may repeat its day, other statements are noted`() {
        let alternatives = birthday("4.0 BDAY;ALTID=1:19840412\nBDAY;ALTID=1:19840412")
        #expect(alternatives.readings.allSatisfy { $0.notes.isEmpty })
        let others = birthday("4.0 BDAY;ALTID=1:19840412\nBDAY;ALTID=2:19840412")
        #expect(others.readings[1].notes == [.repeated])
        let yearless = birthday("4.0 BDAY:--0412\nBDAY:--0412")
        #expect(yearless.readings[1].notes == [.repeated])
        let text = birthday("4.0 BDAY;ALTID=1:19840412\nBDAY;ALTID=1;VALUE=text:circa 1984")
        #expect(text.readings[1].notes.isEmpty)
        let same = birthday("4.0 BDAY;VALUE=text:19840412\nBDAY:19840412")
        #expect(same.readings.allSatisfy { $0.notes.isEmpty })
        let programs = birthday("2.1 BDAY:19840412\n\(Self.android)1984-04-12;3;;")
        #expect(programs.readings.allSatisfy { $0.notes.isEmpty })
    }

    @Test(arguments: [
        ("1984-04-12;3;;;;;", "exact 1984-04-12"), ("--04-12;3;;", "incomplete yearless"),
        ("1984-04-12;1;;", "absent"), ("1984-04-12;2;;", "absent"),
        ("1984-04-12;0;Graduation;", "absent"), ("1984-04-12;0;Birthday;", "exact 1984-04-12"),
        ("1984-04-12;0;生日;", "exact 1984-04-12"), ("1984-04-12;;;", "absent"),
        ("1984-04-12", "absent"), (";3;;", "absent"),
        ("1984-03-12;0;阴历;", "ambiguous ambiguousVariant 1984-03-12|1984-04-12"),
        ("1984-03-12;0;생일 (음력);", "ambiguous ambiguousVariant 1984-03-12|1984-04-12"),
        ("1984-03-12;3;农历生日;", "ambiguous ambiguousVariant 1984-03-12|1984-04-12"),
        ("2024-02-30;4;;", "ambiguous ambiguousVariant 2024-04-08"),
        ("1984-10-15;4;;", "ambiguous ambiguousVariant 1984-10-15|1984-11-07|1984-12-07"),
        ("--03-12;4;;", "incomplete yearless"), ("1984-03-12;0;农历纪念日;", "absent"),
        ("1984-03-12;0;a\\;b;", "absent"),
    ])
    func `Android's events are birthdays where type or label say so`(
        _ row: (event: String, expected: String)
    ) {
        #expect(summary(birthday("2.1 " + Self.android + row.event)) == row.expected)
    }

    @Test func `Android's other items are no birthdays`() {
        let nickname = "2.1 X-ANDROID-CUSTOM:vnd.android.cursor.item/nickname;1984-04-12;3;;"
        #expect(birthday(nickname) == .absent)
        #expect(birthday("2.1 X-ANDROID-CUSTOM:") == .absent)
    }

    @Test(arguments: [
        ("_$!<Birthday>!$_", "exact 1984-04-12"), ("birthday", "exact 1984-04-12"),
        ("Geburtstag", "exact 1984-04-12"), ("_$!<Anniversary>!$_", "absent"),
        ("Day we met", "absent"), ("_$!<>!$_", "absent"), ("", "absent"),
        ("농담", "absent"),
    ])
    func `a labelled date is a birthday only where its label says so`(
        _ row: (label: String, expected: String)
    ) {
        let lines = "3.0 item1.X-ABDATE:1984-04-12\nitem1.X-ABLabel:\(row.label)"
        #expect(summary(birthday(lines)) == row.expected)
    }

    @Test func `a date with a label of another group, or none, is no birthday`() {
        #expect(birthday("3.0 item1.X-ABDATE:1984-04-12\nitem2.X-ABLabel:Birthday") == .absent)
        #expect(birthday("3.0 X-ABDATE:1984-04-12") == .absent)
    }

    @Test func `a hundred thousand statements are weighed in one pass`() {
        let plain = BirthdayStatement(property: "BDAY", value: "19840412", version: .v4_0)
        let other = BirthdayStatement(property: "BDAY", value: "19840413", version: .v4_0)
        let many = Array(repeating: plain, count: 20_000) + [other]
        let together = Birthday(many, today: referenceDay)
        #expect(together.verdict == .conflict)
        #expect(together.readings.count == 20_001)
        #expect(together.candidates == [day("1984-04-12"), day("1984-04-13")])
    }
}
