// Times the main jobs in one process, so that figures are ratios of one run.
//
//     KINDRED_EXTRAS=1 swift run -c release kindred-benchmarks [FILE]
//
// Without FILE only the calendars are timed.

import CivilCalendar
import Diagnostics
import Files
import Glibc
import VCard

let today = CivilDate(year: 2026, month: 11, day: 30)
guard CommandLine.arguments.count <= 2, let today else {
    print("usage: kindred-benchmarks [FILE]")
    exit(2)
}
Calendars(today: today).run()
guard CommandLine.arguments.count == 2 else { exit(0) }
let bytes = try FileSource.contents(of: CommandLine.arguments[1], limit: 4 << 30)
let clock = ContinuousClock()

/// Runs a job three times and prints the best time and the speed over the file's bytes.
func time(_ name: String, _ job: () -> Int) {
    var best = Duration.seconds(1_000)
    var result = 0
    for _ in 0..<3 {
        best = min(best, clock.measure { result = job() })
    }
    let seconds = Double(best.components.attoseconds) / 1e18 + Double(best.components.seconds)
    let speed = Int(Double(bytes.count) / seconds / 1e6)
    print("\(name): \(Int(seconds * 1000)) ms, \(speed) MB/s, \(result)")
}

/// A reader over the file in memory.
func reader() -> CardReader<Never> {
    var offset = 0
    return CardReader<Never> { (buffer: inout [UInt8], most: Int) in
        let end = min(offset + most, bytes.count)
        buffer += bytes[offset..<end]
        defer { offset = end }
        return end - offset
    }
}

time("lines") {
    var count = 0
    for byte in bytes where byte == 0x0A { count += 1 }
    return count
}
time("read") {
    var reader = reader()
    var count = 0
    while reader.next() != nil { count += 1 }
    return count
}
time("read and check") {
    var reader = reader()
    var checker = Checker(today: today)
    var count = 0
    while let entry = reader.next() {
        if case .card(let card) = entry { count += checker.check(card).count }
    }
    return count
}
time("read names and birthdays") {
    var reader = reader()
    var count = 0
    while let entry = reader.next() {
        guard case .card(let card) = entry else { continue }
        if card.name.formatted != nil { count += 1 }
        if card.birthday(today: today).verdict == .exact { count += 1 }
    }
    return count
}
