import CUnicode
import CivilCalendar
import Testing

@Suite struct UnknownCalendarTests {
    @Test(arguments: [
        "vietnamese", "minguo", "ethioaa", "islamicc", "nonsense", "julian", "", "chinese;x",
        "persian@calendar=coptic", String(repeating: "x", count: 200),
    ])
    func `an identifier that ICU does not know never becomes the Gregorian calendar`(
        _ identifier: String
    ) {
        #expect(!ICU.knows(identifier))
    }

    @Test(arguments: CalendarSystem.allCases)
    func `every calendar that we name opens under its own name`(_ system: CalendarSystem) {
        #expect(ICU.knows(system.identifier))
    }

    @Test(arguments: [99, UInt32.max, KINDRED_CALENDAR_COUNT.rawValue])
    func `a number of no calendar is refused`(_ number: UInt32) {
        let system = kindred_calendar_system(rawValue: number)
        #expect(ICU.statusOfAcquiring(system) == KINDRED_CALENDAR_UNKNOWN)
    }

    @Test(arguments: [
        ("GREGORY", CalendarSystem.gregorian), ("Chinese", .chinese), ("ISLAMICC", .islamicCivil),
        ("EthioAA", .ethiopicAmeteAlem), ("islamic-umalqura", .islamicUmmAlQura),
    ])
    func `identifiers are read in any letter case and by their aliases`(
        _ identifier: String,
        _ system: CalendarSystem
    ) {
        #expect(CalendarSystem(identifier: identifier) == system)
    }

    @Test(arguments: ["vietnamese", "minguo", "", "hebrew ", "iso8601"])
    func `an identifier that we do not know names no calendar`(_ identifier: String) {
        #expect(CalendarSystem(identifier: identifier) == nil)
    }
}
