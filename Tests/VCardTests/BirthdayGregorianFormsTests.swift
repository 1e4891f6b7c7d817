import CivilCalendar
import TestSupport
import Testing

@testable import VCard

struct BirthdayGregorianFormsTests {
    /// Every day of the years 1900 to 2100, without the years that a program may have filled in.
    private static let days = (-25_567...47_846).compactMap { CivilDate(EpochDay($0)) }
        .filter { FillerYear($0.year, omitted: nil) == .real }

    private static func basic(_ day: CivilDate) -> String {
        day.description.filter { $0 != "-" }
    }

    private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    @Test func `every day of two centuries reads back in every complete form`() {
        let today = day("2100-12-31")
        #expect(Self.days.count == 73_414 - 365 - 366)
        for (index, day) in Self.days.enumerated() {
            var forms = [(Version.v2_1, Self.basic(day)), (.v3_0, day.description)]
            if index.isMultiple(of: 7) {
                forms.append((.v4_0, Self.basic(day) + "T091500Z"))
                forms.append((.v3_0, day.description + "T23:00:00+05:30"))
                forms.append((.v2_1, Self.basic(day) + "T230000"))
            }
            for (version, value) in forms {
                let statement = BirthdayStatement(property: "BDAY", value: value, version: version)
                let reading = BirthdayReading(statement, today: today)
                if reading.date != day || reading.verdict != .exact || !reading.notes.isEmpty {
                    Issue.record("\(value) reads \(summary(reading))")
                }
            }
        }
    }

    @Test func `every day of a year reads back in the truncated forms`() {
        for offset in 0..<366 {
            guard let day = CivilDate(EpochDay(10_957 + offset)) else { continue }
            let written = "?-\(two(day.month))-\(two(day.day))"
            let yearless = reading("4.0 BDAY:--\(two(day.month))\(two(day.day))")
            #expect(summary(yearless) == "incomplete yearless \(written)")
            #expect(yearless.notes.isEmpty)
            let apple = reading("3.0 BDAY;X-APPLE-OMIT-YEAR=1604:1604-\(written.dropFirst(2))")
            #expect(summary(apple) == "incomplete yearless \(written)")
            #expect(apple.notes.isEmpty)
        }
    }

    @Test func `the fast path agrees with the full reading`() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<20_000 {
            let year = Bool.random(using: &random) ? 1890...2030 : 0...9999
            let number = Int.random(in: year, using: &random)
            let digits = String(repeating: "0", count: 4 - String(number).count) + "\(number)"
            let month = two(Int.random(in: 0...13, using: &random))
            let dayOfMonth = two(Int.random(in: 0...32, using: &random))
            let dash = Bool.random(using: &random) ? "-" : ""
            let value = digits + dash + month + dash + dayOfMonth
            for version in Version.allCases {
                let statement = BirthdayStatement(
                    property: "BDAY",
                    value: value,
                    version: version
                )
                let full = BirthdayReading(full: statement, today: referenceDay)
                let read = BirthdayReading(statement, today: referenceDay)
                if read != full { Issue.record("\(version.rawValue) \(value) is read otherwise") }
                let plain = full.verdict == .exact && full.notes.isEmpty ? full.date : nil
                let bytes = Array(value.utf8)
                let fast = PlainBirthday.date(bytes.span, version: version, today: referenceDay)
                if fast != plain { Issue.record("\(version.rawValue) \(value)") }
            }
        }
    }

    @Test(arguments: ["", "1984", "1984-04-1", "198404123", "1984x04-12", "19840412Z", "１９８４0412"])
    func `the fast path leaves everything else alone`(_ value: String) {
        let bytes = Array(value.utf8)
        #expect(PlainBirthday.civilDate(bytes.span) == nil)
    }

    @Test(arguments: [
        ("4.0 BDAY:--04", "incomplete monthOnly ?-04-?"),
        ("4.0 BDAY:19961022T140000", "exact 1996-10-22"),
        ("4.0 BDAY:19961022T140000-0500", "exact 1996-10-22"),
        ("4.0 BDAY:19961022T14+01", "exact 1996-10-22"),
        ("4.0 BDAY:--1022T1400", "incomplete yearless ?-10-22"),
        ("4.0 BDAY:---22T14", "incomplete dayOnly ?-?-22"),
        ("4.0 BDAY:T102200", "incomplete timeOnly"),
        ("4.0 BDAY:T1022", "incomplete timeOnly"),
        ("4.0 BDAY:T10", "incomplete timeOnly"),
        ("4.0 BDAY:T-2200", "incomplete timeOnly"),
        ("4.0 BDAY:T--00", "incomplete timeOnly"),
        ("4.0 BDAY:T102200-0800", "incomplete timeOnly"),
        ("4.0 BDAY:19531015T231000Z", "exact 1953-10-15"),
        ("4.0 BDAY;VALUE=text:circa 1800", "incomplete text"),
        ("4.0 BDAY;VALUE=text:19840412", "incomplete text"),
        ("4.0 BDAY;VALUE=text:", "absent"),
        ("4.0 BDAY;VALUE=date-and-or-time:--0203", "incomplete yearless ?-02-03"),
    ])
    func `the forms of 4.0 are read without a word`(_ row: (line: String, reading: String)) {
        let reading = reading(row.line)
        #expect(summary(reading) == row.reading)
        #expect(reading.notes.isEmpty)
    }

    @Test(
        arguments: [
            (
                "4.0 BDAY:1996-10-22T14:00:00Z",
                [.formOfAnotherVersion, .midnightElsewhere(day("1996-10-23"))]
            ),
            ("4.0 BDAY:19961022T14:00:01Z", [.formOfAnotherVersion]),
            ("4.0 BDAY:19961022T140001.5Z", [.formOfAnotherVersion]),
            ("4.0 BDAY:--04-12", [.formOfAnotherVersion]),
            ("3.0 BDAY:--04-12", [.formOfAnotherVersion]),
            ("3.0 BDAY:---12", [.formOfAnotherVersion]),
            ("3.0 BDAY:1985-04", [.formOfAnotherVersion]),
            ("2.1 BDAY:1985", [.formOfAnotherVersion]),
            ("3.0 BDAY:1985-4-2", [.formOfAnotherVersion]),
            ("3.0 BDAY:1985/04/02", [.formOfAnotherVersion]),
            ("3.0 BDAY:1985-04-02 08:30:00", [.formOfAnotherVersion]),
            ("3.0 BDAY:19850402083000", [.formOfAnotherVersion]),
            ("3.0 BDAY:1985-04-02T08:30:00.000Z", []),
            ("3.0 BDAY:1987-09-27T08:30:00-06:00", []),
            ("3.0 BDAY:1985-06-12 ", [.strayMarks]),
            ("3.0 BDAY: 1985-06-12", [.strayMarks]),
            ("3.0 BDAY:1985-06-12.", [.strayMarks]),
            ("3.0 BDAY:1985-06-12\\;", [.strayMarks]),
            ("3.0 BDAY:1985-06-12\\n", [.strayMarks]),
            ("3.0 BDAY:1985-06-12T08\\:30\\:00", []),
        ] as [(String, [BirthdayNote])]
    )
    func `what is forgiven is noted`(_ row: (line: String, notes: [BirthdayNote])) {
        let reading = reading(row.line)
        #expect(reading.notes == row.notes)
        #expect([.exact, .incomplete, .ambiguous].contains(reading.verdict))
    }

    @Test(arguments: [
        ("BDAY:--0230", "impossibleDate"), ("BDAY:--0431", "impossibleDate"),
        ("BDAY:--13", "impossibleDate"), ("BDAY:---32", "impossibleDate"),
        ("BDAY:1985-13", "impossibleDate"), ("BDAY:1985-04-00", "impossibleDate"),
        ("BDAY:20190229", "impossibleDate"), ("BDAY:19853232", "impossibleDate"),
        ("BDAY:NaNaNaN", "syntax"), ("BDAY:1481979", "syntax"), ("BDAY:0707-14", "impossibleDate"),
        ("BDAY:12984-04-12", "syntax"), ("BDAY:+01984", "syntax"), ("BDAY:-", "syntax"),
        ("BDAY:--", "syntax"), ("BDAY:---", "syntax"), ("BDAY:T", "syntax"),
        ("BDAY:1984-04-12T25", "syntax"), ("BDAY:1984-04-12T10:61", "syntax"),
        ("BDAY:1984-04-12X", "syntax"), ("BDAY:1984-W15-4", "syntax"), ("BDAY:1984-103", "syntax"),
        ("BDAY:１９８４-04-12", "syntax"), ("BDAY:99999999999999999999999999", "syntax"),
        ("BDAY:4501-01-01", "placeholderYear"), ("BDAY:0001-01-01", "placeholderYear"),
        ("BDAY:0001-01-01T00:00:00Z", "placeholderYear"), ("BDAY:00000000", "placeholderYear"),
        ("BDAY:0000-00-00", "placeholderYear"), ("BDAY:0000", "placeholderYear"),
        ("BDAY;X-APPLE-OMIT-YEAR=1604:4501-01-01", "placeholderYear"),
    ])
    func `no day is made of what is none`(_ row: (line: String, reason: String)) {
        let reading = reading("3.0 " + row.line)
        #expect(summary(reading) == "invalid \(row.reason)")
    }

    @Test(arguments: [
        ("BDAY;X-APPLE-OMIT-YEAR=1604:1900-04-12", "exact 1900-04-12"),
        ("BDAY;X-APPLE-OMIT-YEAR=2000:1604-04-12", "exact 1604-04-12"),
        ("BDAY;X-APPLE-OMIT-YEAR=x:1604-04-12", "incomplete yearless ?-04-12"),
        ("BDAY;X-APPLE-OMIT-YEAR=1604:0000-04-12", "incomplete yearless ?-04-12"),
        ("BDAY:1604-10-12", "incomplete yearless ?-10-12"),
        ("BDAY:1605-10-12", "exact 1605-10-12"),
        ("BDAY:1604-10-12T00:00:00Z", "incomplete yearless ?-10-12"),
        ("BDAY:1604-02-29", "incomplete yearless ?-02-29"),
        ("BDAY:1000-02-29", "incomplete yearless ?-02-29"),
        ("BDAY:1900-04-11T16:00:00Z", "ambiguous placeholderYear 1900-04-11|1900-04-12"),
        ("BDAY;X-FM-NO-MONTH=1:1984-01-12", "incomplete yearOnly 1984-?-12"),
        ("BDAY;X-FM-NO-MONTH=1;X-FM-NO-DAY=1:1984-01-01", "incomplete yearOnly 1984-?-?"),
        ("BDAY;X-FM-NO-DAY=0:1984-01-12", "exact 1984-01-12"),
        ("BDAY;X-APPLE-OMIT-YEAR=1604;X-FM-NO-DAY=1:1604-04-01", "incomplete monthOnly ?-04-?"),
        ("BDAY:0206-12-15", "exact 0206-12-15"),
    ])
    func `a filler is never a year`(_ row: (line: String, reading: String)) {
        #expect(summary(reading("3.0 " + row.line)) == row.reading)
    }

    @Test func `an inferred filler is noted with its year, a declared one is not`() {
        #expect(reading("3.0 BDAY:1604-10-12").notes == [.fillerYear(1604)])
        #expect(reading("3.0 BDAY;X-APPLE-OMIT-YEAR=1604:1604-10-12").notes.isEmpty)
        #expect(reading("3.0 BDAY;X-APPLE-OMIT-YEAR=1901:1901-10-12").notes.isEmpty)
    }

    @Test func `only quarter hours from ten o'clock on UTC leave the day open`() {
        for hour in 0...23 {
            for minute in 0...59 {
                let time = "T\(two(hour)):\(two(minute)):00"
                let isOpen = hour >= 10 && minute % 15 == 0
                let utc = reading("3.0 BDAY:1976-11-30\(time)Z")
                let days = "ambiguous ambiguousZone 1976-11-30|1976-12-01"
                #expect(summary(utc) == (isOpen ? days : "exact 1976-11-30"))
                for zone in ["", "+00:00", "-08:00", "+0530"] {
                    #expect(
                        summary(reading("3.0 BDAY:1976-11-30\(time)\(zone)")) == "exact 1976-11-30"
                    )
                }
            }
        }
        #expect(summary(reading("3.0 BDAY:1976-11-30T16:00:01Z")) == "exact 1976-11-30")
    }

    @Test(arguments: [
        ("03/04/1985", "ambiguous ambiguousOrder 1985-03-04|1985-04-03"),
        ("3-4-1985", "ambiguous ambiguousOrder 1985-03-04|1985-04-03"),
        ("04/04/1985", "exact 1985-04-04"), ("04/23/1984", "exact 1984-04-23"),
        ("23. 4. 1984", "exact 1984-04-23"), ("31/04/1985", "invalid impossibleDate"),
        ("02/30/1985", "invalid impossibleDate"), ("13/13/1985", "invalid impossibleDate"),
        ("00/04/1985", "invalid impossibleDate"),
        ("1984/23/04", "invalid impossibleDate 1984-04-23"),
        ("23/04/1604", "incomplete yearless ?-04-23"), ("03/04/0000", "ambiguous ambiguousOrder"),
        ("03/04/4501", "invalid placeholderYear"),
        (
            "23/04/84",
            "ambiguous ambiguousCentury 1984-04-23|2084-04-23"
        ),
        ("206-12-15", "ambiguous ambiguousCentury"), ("99/99/99", "invalid impossibleDate"),
        ("4/23/1984 12:00:00 AM", "exact 1984-04-23"), ("1/2", "invalid syntax"),
        ("1/2-1984", "invalid syntax"), ("1/2/3/4", "invalid syntax"),
        ("850412", "ambiguous ambiguousOrder 1985-04-12|2085-04-12"),
    ])
    func `the order of three numbers is decided or left open`(
        _ row: (value: String, reading: String)
    ) {
        #expect(summary(reading("3.0 BDAY:\(row.value)")) == row.reading)
    }

    @Test(arguments: [
        ("Mar 5, 1968", "invalid syntax 1968-03-05"), ("5 March 1968", "invalid syntax 1968-03-05"),
        ("March 5th\\, 1968", "invalid syntax 1968-03-05"),
        ("05-Mar-1968", "invalid syntax 1968-03-05"), ("Feb 30, 1968", "invalid syntax"),
        ("Mar 1968", "invalid syntax"), ("Marz 5, 1968", "invalid syntax"),
        (
            "Wed Apr 11 1984 20:00:00 GMT-0400 (EDT)",
            "ambiguous syntax 1984-04-11|1984-04-12"
        ),
    ])
    func `a date in words is at most a suggestion`(_ row: (value: String, reading: String)) {
        #expect(summary(reading("3.0 BDAY:\(row.value)")) == row.reading)
    }
}
