import Commands
import Diagnostics
import Testing
import VCard

@Suite struct `rules` {
    private let world: World

    init() throws {
        world = try World()
    }

    @Test func `lists every rule on a line`() {
        let lines = world.run("rules").output.split(separator: "\n")
        #expect(lines.count == RuleBook.vcard.rules.count)
        for (line, rule) in zip(lines, RuleBook.vcard.rules) {
            #expect(line.hasPrefix("\(rule.id) "))
            #expect(line.contains(" \(rule.severity.rawValue) "))
        }
    }

    @Test(arguments: RuleBook.vcard.rules.map(\.id))
    func `tells a rule in full`(code: String) {
        let result = world.run("rules", code)
        #expect(result.status == .done)
        #expect(result.output.hasPrefix("\(code) ("))
        #expect(!result.output.contains("%1"))
    }

    @Test func `suggests the code that was meant`() {
        let result = world.run("rules", "card-untermined")
        #expect(result.status == .usage)
        #expect(
            result.messages == "kindred: there is no rule 'card-untermined'; "
                + "did you mean card-unterminated?\nTry 'kindred rules --help'.\n"
        )
    }
}
