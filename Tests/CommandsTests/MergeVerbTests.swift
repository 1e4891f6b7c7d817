import Commands
import TestSupport
import Testing

@Suite struct `merge` {
    private let world: World
    private let ana =
        "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Ruiz;Ana;;;\r\nFN:Ana Ruiz\r\nEMAIL:ana@example.com\r\nEND:VCARD\r\n"
    private let other =
        "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Ruiz;Ana;;;\r\nFN:Ana Ruiz\r\nEMAIL:ana@example.com\r\nNOTE:x\r\nEND:VCARD\r\n"
    private let born =
        "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:1\r\nN:Lin;Bo;;;\r\nFN:Bo Lin\r\nBDAY:1990-04-17\r\nEND:VCARD\r\n"

    init() throws {
        world = try World()
    }

    @Test func `writes the cards and tells the numbers without a value`() {
        let result = world.run("merge", "-", input: ana + ana)
        #expect(result.status == .done)
        #expect(result.output == ana)
        #expect(
            result.messages
                == "kindred: 2 cards in, 1 out: 1 merged group, 0 conflicts, 0 open questions.\n"
        )
    }

    @Test func `lists what it would do, and writes nothing`() {
        let result = world.run("merge", "--dry-run", "-", input: ana + other)
        #expect(result.status == .done)
        #expect(
            result.output.hasPrefix(
                "possible: -:1 (card 1), -:7 (card 2) (a shared mail address)\n"
            )
        )
        #expect(!result.output.contains("BEGIN"))
    }

    @Test func `fails where conflicts are left, unless both are kept`() {
        let input = born + born.replacing("1990", "1991")
        let result = world.run("merge", "-", input: input)
        #expect(result.status == .found)
        #expect(result.output == input)
        #expect(world.run("merge", "--keep-both", "-", input: input).status == .done)
    }

    @Test func `reports as JSON`() {
        let result = world.run(
            "merge",
            "--dry-run",
            "--format=json",
            "--yes",
            "-",
            input: ana + other
        )
        #expect(
            result.output
                == #"{"cardsIn":2,"cardsOut":1,"merged":[{"evidence":"email","cards":["#
                + #"{"file":"-","card":1,"line":1},{"file":"-","card":2,"line":7}],"kept":[],"#
                + #""superseded":[]}],"conflicts":[],"questions":[]}"# + "\n"
        )
    }

    @Test func `writes a file whole and tells the report`() throws {
        let path = world.folder.path("all.vcf")
        let result = world.run("merge", "-o", path, "-", input: ana + ana)
        #expect(result.status == .done && result.output.hasPrefix("merged: "))
        #expect(world.run("merge", path).output == ana)
    }

    @Test(arguments: 0..<25 as Range<UInt64>)
    func `says and writes the same in whatever order files are named`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var names: [String] = []
        for (place, file) in AddressBooks(3, using: &random).files.enumerated() {
            names.append(try world.folder.write(file, to: "\(place).vcf"))
        }
        let rejects = world.folder.path("rejects.jsonl")
        for words in [["--rejects", rejects], ["--yes"], ["--dry-run"]] {
            let first = world.run(["merge"] + words + names)
            let rejected = try? world.folder.read("rejects.jsonl")
            for order in AddressBooks.orders(of: names) {
                #expect(world.run(["merge"] + words + order) == first)
                #expect((try? world.folder.read("rejects.jsonl")) == rejected)
            }
        }
    }

    @Test(arguments: [
        ["--format", "json"], ["--dry-run", "-o", "x.vcf"], ["--region", "ZZ"],
    ])
    func `refuses what makes no sense`(words: [String]) {
        #expect(world.run(["merge"] + words + ["-"], input: ana).status == .usage)
    }

    @Test func `asks at a terminal as a person answers`() throws {
        let path = world.folder.path("a.vcf")
        #expect(world.run("merge", "-o", path, "-", input: ana + other).status == .done)
        #expect(world.run("merge", path, answers: ["y"]).output == other)
        #expect(world.run("merge", path, answers: ["?", "n"]).output == ana + other)
        let stopped = world.run("merge", path, answers: ["q"])
        #expect(stopped.status == .decisionNeeded && stopped.output.isEmpty)
        #expect(world.run("merge", path, answers: []).output.isEmpty)
    }

    @Test func `asks which of two values counts`() throws {
        let path = world.folder.path("b.vcf")
        let younger = born.replacing("1990", "1991")
        _ = world.run("merge", "-o", path, "-", input: born + younger)
        let chosen = world.run("merge", path, answers: ["1"])
        #expect(chosen.status == .done)
        #expect(chosen.output == born || chosen.output == younger)
        #expect(world.run("merge", path, answers: ["n"]).status == .done)
        #expect(world.run("merge", path, answers: ["d"]).status == .found)
    }
}

extension String {
    fileprivate func replacing(_ old: String, _ new: String) -> String {
        var output = ""
        var rest = self[...]
        while let first = rest.first {
            if rest.hasPrefix(old) {
                output += new
                rest = rest.dropFirst(old.count)
            } else {
                output.append(first)
                rest = rest.dropFirst()
            }
        }
        return output
    }
}
