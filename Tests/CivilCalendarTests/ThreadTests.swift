import CivilCalendar
import Testing

@Suite struct ThreadTests {
    /// Every 29th day of 1913–2049 in a calendar, as the day or the error that comes back.
    @concurrent
    private static func passage(_ system: CalendarSystem) async -> [String] {
        stride(from: -20_800, through: 29_200, by: 29).map { day in
            guard let date = CivilDate(EpochDay(day)) else { return "" }
            do throws(CalendarError) {
                let fields = try CalendarDate(date, in: system)
                return "\(fields) = \(try fields.civilDate())"
            } catch {
                return "\(error)"
            }
        }
    }

    @Test func `calendars used at once on several threads do not disturb each other`() async {
        let systems = CalendarSystem.allCases
        var alone: [CalendarSystem: [String]] = [:]
        for system in systems { alone[system] = await ThreadTests.passage(system) }
        await withTaskGroup(of: (CalendarSystem, [String]).self) { group in
            for system in systems + systems.reversed() {
                group.addTask { (system, await ThreadTests.passage(system)) }
            }
            for await (system, found) in group {
                #expect(found == alone[system])
            }
        }
        for system in [CalendarSystem.chinese, .dangi] {
            #expect(alone[system]?.contains { $0.contains("leap month") } == true)
        }
    }
}
