import Commands
import Diagnostics
import Testing
import Text
import VCard

@Suite struct `rules` {
    private let world: World

    init() throws {
        world = try World()
    }

    /// The repairs that have no rule of their own.
    static let repairs = Repair.all.filter { RuleBook.vcard[$0.id] == nil }

    @Test func `lists every rule on a line, then the repairs that no rule has`() throws {
        let lines = world.run("rules").output.split(separator: "\n")
        let rules = RuleBook.vcard.rules
        try #require(lines.count == rules.count + Self.repairs.count)
        for (line, rule) in zip(lines, rules) {
            #expect(line.hasPrefix("\(rule.id) "))
            #expect(line.contains(" \(rule.severity.rawValue) "))
            let mending = Repair.mending(rule.id).map(\.id).joined(separator: ", ")
            #expect(line.contains("[repair: ") != mending.isEmpty)
            #expect(mending.isEmpty || line.hasSuffix("[repair: \(mending)]"))
        }
        for (line, repair) in zip(lines.dropFirst(rules.count), Self.repairs) {
            #expect(line.hasPrefix("\(repair.id) "))
            #expect(line.contains(" repair "))
        }
    }

    @Test(arguments: Repair.selectable.map(\.id))
    func `what --only takes stands in the list and is explained`(code: String) {
        let list = world.run("rules").output.split(separator: "\n")
        let marked = list.filter { line in
            guard let mark = line.firstRange(of: "[repair: ") else { return false }
            return line[mark.upperBound...].dropLast().split(separator: ", ").contains {
                $0 == code
            }
        }
        #expect(
            !marked.isEmpty || list.contains { $0.hasPrefix("\(code) ") && $0.contains(" repair ") }
        )
        let result = world.run("rules", code)
        #expect(result.status == .done)
        #expect(result.output.contains("\(code) (a repair of normalize, "))
        #expect(result.output.contains("kindred normalize --only \(code)\n"))
    }

    @Test func `a repair that --only cannot name is explained too, and says so`() {
        let result = world.run("rules", "photo-left-out")
        #expect(result.output.hasPrefix("photo-left-out (a repair of normalize, "))
        #expect(result.output.contains("no repair that --only can name"))
    }

    @Test func `a rule and a repair of one code are told apart`() {
        let output = world.run("rules", "date-form").output
        #expect(output.hasPrefix("date-form (warning, "))
        #expect(output.contains("\nMended by: kindred normalize --only date-text\n"))
        #expect(output.contains("\ndate-form (a repair of normalize, "))
    }

    @Test func `a code of --only that is a rule leads to the repair that mends it`() {
        let result = world.run("normalize", "--only", "bday-form", "-", input: "")
        #expect(result.status == .usage)
        #expect(result.messages.contains("did you mean date-form?"))
    }

    @Test func `JSON has an object for every rule and every repair`() throws {
        let entries = try JSONReader.read(world.run("rules", "--format", "json").output)
        let all = try #require(entries.array)
        let rules = RuleBook.vcard.rules
        #expect(all.compactMap { $0["id"]?.string } == rules.map(\.id) + Self.repairs.map(\.id))
        let members = [
            "id", "severity", "standard", "sentence", "why", "fires", "quiet", "correction",
            "repairs", "repair",
        ]
        for entry in all {
            #expect(entry.object?.map(\.key) == members)
            let code = try #require(entry["id"]?.string)
            #expect(entry["severity"]?.string == RuleBook.vcard[code]?.severity.rawValue)
            let mending = entry["repairs"]?.array?.compactMap(\.string)
            #expect(mending == Repair.mending(code).map(\.id))
            #expect(entry["repair"]?["outcome"]?.string == Repair[code: code]?.outcome.rawValue)
        }
        let one = try JSONReader.read(world.run("rules", "--format", "json", "folding").output)
        #expect(one["repair"]?["only"] == .bool(true))
        #expect(one["severity"]?.isNull == true)
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
