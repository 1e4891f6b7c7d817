import Commands
import TestSupport
import Testing

/// Each fact that is not a plain value (those are held against the built command) has a row in `KnownCase.facts`.
@Suite struct `Known cases of other programs' files` {
    private let world: World

    init() throws {
        world = try World()
    }

    @Test(arguments: KnownCase.facts)
    func `fact holds`(fact: KnownCase.Fact) {
        var file = KnownCase.file(fact.name)
        if fact.adding.count == 2 {
            file = Array(
                String(decoding: file, as: UTF8.self).replacing(
                    fact.adding[0],
                    with: fact.adding[1]
                ).utf8
            )
        }
        let result = world.run(fact.command.words, input: file)
        let output = result.output.replacing("\r\n ", with: "")
        #expect(result.status == fact.status)
        for text in fact.has { #expect(output.contains(text), "\(text)") }
        for text in fact.lacks { #expect(!output.contains(text), "\(text)") }
        for (text, count) in fact.counts {
            #expect(output.ranges(of: text).count == count, "\(text)")
        }
        for words in fact.alike { #expect(world.run(words, input: file).output == result.output) }
        for zone in fact.zones {
            let there = world.run(fact.command.words, input: file, environment: ["TZ": zone])
            #expect(there.output == result.output)
        }
        if fact.isReversible {
            let other = world.run(fact.command.words, input: reversed(file))
            #expect(other.output == result.output)
        }
        if fact.isAbsorbing {
            let again = world.run(fact.command.words, input: Array(result.output.utf8) + file)
            #expect(again.output == result.output)
        }
    }

    @Test func `every fact has words and a file of its own case`() {
        #expect(Set(KnownCase.facts.map(\.testDescription)).count == KnownCase.facts.count)
        for fact in KnownCase.facts {
            #expect(
                !fact.has.isEmpty || !fact.lacks.isEmpty || !fact.counts.isEmpty
                    || fact.status != .done
            )
        }
    }

    private func reversed(_ file: [UInt8]) -> [UInt8] {
        let text = String(decoding: file, as: UTF8.self)
        let cards = text.split(separator: "BEGIN:VCARD").map { "BEGIN:VCARD" + $0 }
        return Array(cards.reversed().joined().utf8)
    }
}
