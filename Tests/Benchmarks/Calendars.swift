import CUnicode
import CivilCalendar
import Glibc
import VCard

/// The calendars against the clock: our Chinese table beside ICU, and a mixture of readings.
struct Calendars {
    let today: CivilDate

    /// Runs both and prints what they took.
    func run() {
        compareChineseDates()
        readMixture()
    }

    /// The seconds of processor time that a job takes at best of some runs, and what it came to.
    private func best(of runs: Int, _ job: () -> Int) -> (seconds: Double, result: Int) {
        var best = Double.infinity
        var result = 0
        for _ in 0..<runs {
            let start = processorTime()
            result = job()
            best = min(best, processorTime() - start)
        }
        return (best, result)
    }

    private func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// The same Chinese dates by our table and through the system ICU, fields to day.
    private func compareChineseDates() {
        let dates = stride(from: -10_000, to: 20_000, by: 3).compactMap { day in
            CivilDate(EpochDay(day)).flatMap { try? CalendarDate($0, in: .chinese) }
        }
        let ours = best(of: 5) {
            dates.reduce(0) { $0 &+ ((try? $1.civilDate())?.epochDay.rawValue ?? 0) }
        }
        let fields = dates.map { date in
            kindred_calendar_fields(
                era: Int32(date.era ?? 0),
                year: Int32(date.year),
                month: Int32(date.month),
                is_leap_month: date.isLeapMonth ? 1 : 0,
                day: Int32(date.day)
            )
        }
        let engine = best(of: 3) {
            fields.reduce(0) { sum, fields in
                var status = KINDRED_CALENDAR_FAILED
                guard let calendar = kindred_calendar_acquire(KINDRED_CHINESE, &status)
                else { return sum }
                defer { kindred_calendar_release(calendar) }
                return sum &+ Int(kindred_calendar_day(calendar, fields).day)
            }
        }
        let count = Double(dates.count)
        print("Chinese date by the table: \(nanoseconds(ours.seconds / count))")
        print("Chinese date through ICU: \(nanoseconds(engine.seconds / count))")
        print("ratio: \(Int(engine.seconds / ours.seconds)) (at least 100 is wanted)")
    }

    private func nanoseconds(_ seconds: Double) -> String {
        let tenths = Int(seconds * 1e10)
        return "\(tenths / 10).\(tenths % 10) ns"
    }

    /// 100,000 statements, half of them Gregorian, the rest spread evenly over the other calendars
    /// without Umm al-Qura.
    private func readMixture() {
        let statements = mixture(100_000)
        let read = best(of: 5) {
            statements.reduce(0) { count, statement in
                count + (Birthday([statement], today: today).date == nil ? 0 : 1)
            }
        }
        let milliseconds = Int(read.seconds * 1000)
        print(
            "\(statements.count) mixed readings: \(milliseconds) ms (under 150 is wanted), "
                + "\(read.result) with a day"
        )
        for system in systems {
            let own = statements.filter { calendar(of: $0) == system.identifier }
            let read = best(of: 3) {
                own.reduce(0) {
                    $0 + (Birthday([$1], today: today).date == nil ? 0 : 1)
                }
            }
            let each = nanoseconds(read.seconds / Double(max(1, own.count)))
            print("  \(system.identifier): \(own.count), \(each) each, \(read.result) with a day")
        }
    }

    private var systems: [CalendarSystem] {
        CalendarSystem.allCases.filter { $0 != .islamicUmmAlQura }
    }

    private func calendar(of statement: BirthdayStatement) -> String {
        statement.parameters.first?.values.first ?? CalendarSystem.gregorian.identifier
    }

    private func mixture(_ count: Int) -> [BirthdayStatement] {
        let others = systems.filter { $0 != .gregorian }
        return (0..<count).compactMap { index in
            let day = EpochDay(index * 7919 % 22_000 - 7_300)
            guard let date = CivilDate(day) else { return nil }
            if index.isMultiple(of: 2) {
                return BirthdayStatement(
                    property: "BDAY",
                    value: "\(date)",
                    version: .v3_0
                )
            }
            return alternate(date, in: others[index / 2 % others.count])
        }
    }

    private func alternate(_ date: CivilDate, in system: CalendarSystem) -> BirthdayStatement? {
        let known = system == .islamic ? .islamicCivil : system
        guard let fields = try? CalendarDate(date, in: known) else { return nil }
        let era = fields.era.map { digits($0, 4) } ?? "-"
        return BirthdayStatement(
            property: "X-ALTBDAY",
            parameters: [Parameter(name: "CALSCALE", values: [system.identifier])],
            value: era + digits(fields.year, 4) + digits(fields.month, 2)
                + (fields.isLeapMonth ? "L" : "") + digits(fields.day, 2),
            version: .v3_0
        )
    }

    private func digits(_ number: Int, _ count: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, count - text.count)) + text
    }
}
