import CivilCalendar
import Diagnostics
import Testing

@testable import VCard

/// Everything that reading and checking say about a file.
struct FileFindings {
    var cards: [Card] = []
    var all: [Finding] = []

    init(
        _ bytes: [UInt8],
        chunk: Int = 256 << 10,
        limits: Limits? = nil,
        target: Version? = nil
    ) throws {
        let today = try #require(CivilDate("2026-11-30"))
        var limits = limits ?? Limits()
        limits.chunkBytes = chunk
        var rest = bytes[...]
        var reader = CardReader<Never>(limits: limits) { (buffer: inout [UInt8], most: Int) in
            let part = rest.prefix(most)
            rest = rest.dropFirst(most)
            buffer += part
            return part.count
        }
        var checker = Checker(today: today, target: target)
        while let entry = reader.next() {
            switch entry {
            case .card(let card):
                cards.append(card)
                all += checker.check(card)
            case .part: break
            case .unreadable(let entry):
                all.append(entry.finding)
            }
            all += reader.takeFileFindings()
        }
        all += reader.takeFileFindings()
    }
}
