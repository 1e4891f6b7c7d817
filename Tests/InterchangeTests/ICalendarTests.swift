import CivilCalendar
import Testing

@testable import Interchange

@Suite struct `An iCalendar object` {
    private func day(_ text: String) throws -> CivilDate { try #require(CivilDate(text)) }

    private func written(_ events: CalendarEvent...) throws -> String {
        var calendar = ICalendar(product: "-//Test//EN", writtenOn: try day("2026-11-30"))
        for event in events { calendar.add(event) }
        calendar.end()
        return String(decoding: calendar.take(), as: UTF8.self)
    }

    @Test func `has the required properties, and every line ends in CRLF`() throws {
        let event = CalendarEvent(
            uid: "1@test",
            day: try day("2027-04-02"),
            recurrence: .yearly,
            summary: "Birthday",
            details: "Turns 4"
        )
        let lines = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN", "CALSCALE:GREGORIAN",
            "BEGIN:VEVENT", "UID:1@test", "DTSTAMP:20261130T000000Z",
            "DTSTART;VALUE=DATE:20270402", "RRULE:FREQ=YEARLY", "SUMMARY:Birthday",
            "DESCRIPTION:Turns 4", "TRANSP:TRANSPARENT", "END:VEVENT", "END:VCALENDAR", "",
        ]
        #expect(try written(event) == lines.joined(separator: "\r\n"))
    }

    @Test func `without events is still one`() throws {
        #expect(try written().hasSuffix("CALSCALE:GREGORIAN\r\nEND:VCALENDAR\r\n"))
    }

    @Test(arguments: [
        ("a,b;c\\d", "a\\,b\\;c\\\\d"), ("one\ntwo\r\nthree\rfour", "one\\ntwo\\nthree\\nfour"),
        ("bell\u{7}null\u{0}del\u{7F}tab\t", "bellnulldeltab\t"), ("\r\n\r\n", "\\n\\n"),
        ("\n\n", "\\n\\n"), ("日本 \"quoted\": yes", "日本 \"quoted\": yes"), ("", ""),
    ])
    func `escapes text so that no value ends a line`(text: String, escaped: String) {
        #expect(ICalendarText.escaped(text) == escaped)
    }

    @Test(arguments: 0...160)
    func `folds at 75 octets and never inside a character`(count: Int) throws {
        for unit in ["x", "é", "語", "👩"] {
            let line = "N:" + String(repeating: unit, count: count)
            var bytes: [UInt8] = []
            ICalendarText.appendFolded(line, to: &bytes)
            let text = try #require(String(validating: bytes, as: UTF8.self))
            #expect(text.hasSuffix("\r\n"))
            let lines = text.unicodeScalars.split { $0 == "\n" }.map { String($0.dropLast()) }
            #expect(lines.allSatisfy { $0.utf8.count <= 75 })
            #expect(lines.dropFirst().allSatisfy { $0.hasPrefix(" ") })
            #expect(lines.dropLast().allSatisfy { $0.utf8.count > 75 - unit.utf8.count })
            let unfolded = lines.enumerated().map { $0 == 0 ? $1 : String($1.dropFirst()) }
            #expect(unfolded.joined() == line)
        }
    }

    @Test(arguments: [
        (CalendarEvent.Recurrence.yearly, "FREQ=YEARLY"),
        (.yearlyOnDay60, "FREQ=YEARLY;BYYEARDAY=60"),
        (.yearlyOnLastOfFebruary, "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1"),
    ])
    func `repeats by a rule`(recurrence: CalendarEvent.Recurrence, rule: String) {
        #expect(recurrence.rule == rule)
    }
}
