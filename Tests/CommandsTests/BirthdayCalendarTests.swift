import Commands
import TestSupport
import Testing

@Suite struct `birthdays --ics` {
    private let world: World

    init() throws {
        world = try World()
    }

    /// An event as its unfolded properties.
    private typealias Event = [String: String]

    private func text(_ words: String..., input: String) -> String {
        world.run(["birthdays", "--from=-", "--ics"] + words, input: input).output
    }

    private func events(_ text: String) -> [Event] {
        let unfolded = text.split(separator: "\r\n ", omittingEmptySubsequences: false).joined()
        var events: [Event] = []
        for line in unfolded.split(separator: "\r\n") {
            let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
            guard let name = parts.first, let value = parts.last else { continue }
            if line == "BEGIN:VEVENT" { events.append([:]) }
            if !events.isEmpty { events[events.count - 1][name] = value }
        }
        return events
    }

    @Test func `repeats a Gregorian birthday by a rule, from the next one on`() {
        let found = events(text(input: `birthdays`.ada))
        #expect(found.count == 1)
        #expect(found[0]["DTSTART;VALUE=DATE"] == "20261202")
        #expect(found[0]["RRULE"] == "FREQ=YEARLY")
        #expect(found[0]["SUMMARY"] == "Birthday of Ada Vale")
        #expect(found[0]["DESCRIPTION"] == "Turns 36 in 2026")
        #expect(found[0]["TRANSP"] == "TRANSPARENT")
        #expect(found[0]["DTSTAMP"] == "20261130T000000Z")
    }

    @Test func `makes up no year and no age`() {
        let calendar = text(input: `birthdays`.tomas)
        let found = events(calendar)
        #expect(found.count == 1)
        #expect(found[0]["DTSTART;VALUE=DATE"] == "20270412")
        #expect(found[0]["DESCRIPTION"] == nil)
        #expect(!calendar.contains("1604"))
        let lunar = events(
            text(input: `birthdays`.card("Ana", "X-ALTBDAY;CALSCALE=chinese:--0815"))
        )
        #expect(lunar.allSatisfy { $0["SUMMARY"] == "Birthday of Ana" })
    }

    @Test(arguments: [
        ("march", "20270301", "FREQ=YEARLY;BYYEARDAY=60"),
        ("february", "20270228", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1"),
    ])
    func `repeats 29 February as it is kept`(choice: String, start: String, rule: String) {
        let card = `birthdays`.card("Ana", "BDAY:2008-02-29")
        let found = events(text("--leap-day", choice, input: card))
        #expect(found.map { $0["DTSTART;VALUE=DATE"] } == [start])
        #expect(found.map { $0["RRULE"] } == [rule])
    }

    @Test func `writes every other birthday day by day, with its age`() {
        let found = events(text("--years=3", input: `birthdays`.meilin))
        #expect(
            found.map { $0["DTSTART;VALUE=DATE"] } == ["20270713", "20280731", "20290720"]
        )
        #expect(
            found.map { $0["SUMMARY"] } == [40, 41, 42].map { "Birthday of Meilin Zhou (\($0))" }
        )
        #expect(found.allSatisfy { $0["RRULE"] == nil })
        #expect(
            found.first?["DESCRIPTION"]
                == "Gregorian 13 July 2027\\nChinese month 6\\, day 10\\, 2027 "
                + "(cycle 78\\, year 44)"
        )
        #expect(events(text(input: `birthdays`.meilin)).count == 5)
        #expect(events(text("--years=100", input: `birthdays`.meilin)).count == 74)
    }

    @Test func `identifies an event alike in every run, and no two alike`() {
        let cards =
            `birthdays`.all + `birthdays`.all + `birthdays`.card("Ana", "BDAY:19900412", "UID:a")
            + `birthdays`.card("Ana", "BDAY:19900412", "UID:b")
        let first = text(input: cards)
        #expect(first == text(input: cards))
        let uids = events(first).compactMap { $0["UID"] }
        #expect(Set(uids).count == events(first).count)
        #expect(!first.contains("UID:a"))
        let later = Set(events(text("--today=2027-01-01", input: cards)).compactMap { $0["UID"] })
        // A year on, what repeats is the same event, and of the others all but the last year's are.
        #expect(later.intersection(uids).count == uids.count)
    }

    @Test func `is folded, escaped and ends its lines in CRLF whatever a name holds`() {
        let names = [
            "a\\,b\\;c\\\\d\\nATTENDEE:x", String(repeating: "語", count: 100), "x\u{7}y\u{0}",
            String(repeating: "👩‍👩‍👧 ", count: 30),
        ]
        for name in names {
            let calendar = text(input: `birthdays`.card(name, "BDAY:1990-12-02"))
            #expect(calendar.hasSuffix("END:VCALENDAR\r\n"))
            let lines = calendar.utf8.split(separator: 0x0A)
            #expect(lines.allSatisfy { $0.last == 0x0D && $0.count <= 76 })
            #expect(lines.allSatisfy { $0.dropLast().allSatisfy { $0 >= 0x20 && $0 != 0x7F } })
            #expect(lines.allSatisfy { !$0.starts(with: "ATTENDEE".utf8) })
            #expect(events(calendar).count == 1)
        }
        let escaped = events(text(input: `birthdays`.card("a\\,b\\;c", "BDAY:1990-12-02")))
        #expect(escaped.first?["SUMMARY"] == "Birthday of a\\,b\\;c")
    }

    @Test func `of nobody is an empty calendar`() {
        #expect(text(input: "").hasPrefix("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"))
        #expect(events(text(input: "")).isEmpty)
    }

    @Test func `of the notebook is alike whatever was edited around it`() {
        #expect(world.run("import", "-", "--yes", input: `birthdays`.ada).status == .done)
        let before = world.run("birthdays", "--ics").output
        #expect(world.run("import", "-", "--yes", input: `birthdays`.meilin).status == .done)
        let after = world.run("birthdays", "--ics").output
        let uids = events(before).compactMap { $0["UID"] }
        #expect(uids.count == 1)
        #expect(uids.allSatisfy { after.contains("UID:\($0)\r\n") })
    }
}
