import Commands
import Testing
import Text

@Suite struct `note` {
    private let world: World

    init() throws {
        world = try World()
        world.done("add", "--given=Ada", "--family=Vale")
    }

    @Test func `adds dated entries of its kinds, and shows the newest first`() throws {
        let kinds = ["note", "call", "hangout", "message", "gift", "milestone", "remember"]
        for (index, kind) in kinds.enumerated() {
            world.done(
                "note",
                "1",
                "entry \(index)",
                "--kind=\(kind)",
                "--on=2026-11-0\(9 - index)"
            )
        }
        let log = try #require(try world.json("note", "1").array)
        #expect(log.compactMap { $0["kind"]?.string } == kinds)
        #expect(log.compactMap { $0["number"]?.integer } == Array(1...7))
        #expect(
            world.run("note", "1").output.hasPrefix("1  2026-11-09  note       entry 0\n")
        )
        #expect(try world.json("show", "1")["log"]?.array == log)
    }

    @Test func `without a day is of today`() throws {
        world.done("note", "1", "hello")
        #expect(try world.json("note", "1")[0]?["date"]?.string == "2026-11-30")
        #expect(try world.json("note", "1")[0]?["kind"]?.string == "note")
    }

    @Test func `edits and deletes an entry by its number`() throws {
        for text in ["one", "two", "three"] { world.done("note", "1", text) }
        world.done("note", "1", "--edit=2", "zwei", "--kind=gift", "--on=2026-01-02")
        let asked = world.run("note", "1", "--delete=1")
        #expect(asked.status == .decisionNeeded)
        #expect(!asked.messages.contains("one"))
        let shown = world.run("note", "1", "--delete=1", answers: ["n"])
        #expect(shown.messages.contains("one"))
        world.done("note", "1", "--delete=1", "--yes")
        let log = try #require(try world.json("note", "1").array)
        #expect(log.compactMap { $0["text"]?.string } == ["three", "zwei"])
        #expect(log.compactMap { $0["number"]?.integer } == [3, 2])
        #expect(log[1]["date"]?.string == "2026-01-02")
        #expect(!world.notebookHolds("one\u{0}"))
    }

    @Test(arguments: [
        ["note", "1", " "], ["note", "1", "x", "--on=2026-02-30"],
        ["note", "1", "x", "--kind=gossip"],
        ["note", "1", "--edit=7", "x"], ["note", "1", "--edit=1"], ["note", "1", "--edit=x", "y"],
        ["note", "1", "--delete=7", "--yes"], ["note", "1", "--delete=0", "--yes"],
        ["note", "1", "--delete=1", "x"], ["note", "1", "--kind=call"], ["note"],
        ["note", "1", "x", "y"], ["note", "1", "--edit=1", "--delete=1"],
    ])
    func `refuses what cannot be, and writes nothing`(words: [String]) throws {
        world.done("note", "1", "there")
        let before = try world.json("show", "1")
        let result = world.run(words)
        #expect(result.status == .usage)
        #expect(result.output.isEmpty)
        #expect(!result.messages.contains("Vale"))
        #expect(try world.json("show", "1") == before)
    }
}
