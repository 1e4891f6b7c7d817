import Commands
import Testing
import Text

@Suite struct `link and unlink` {
    private let world: World

    init() throws {
        world = try World()
        for name in ["Ada", "Ben", "Cleo"] { world.done("add", "--given=\(name)", "--family=Vale") }
    }

    @Test(arguments: [
        (["--parent-of=2"], "Ada Vale #1 is a parent of Ben Vale #2"),
        (
            ["--child-of=2", "--kind=adoptive"],
            "Ben Vale #2 is a parent (adoptive) of Ada Vale #1"
        ),
        (["--partner-of=2"], "Ada Vale #1 and Ben Vale #2 are partners (current)"),
        (
            ["--partner-of=2", "--status=unknown"],
            "Ada Vale #1 and Ben Vale #2 are partners (unknown)"
        ),
    ])
    func `a link is previewed, saved and removed`(options: [String], sentence: String) {
        let trial = world.run(["link", "1", "--dry-run"] + options)
        #expect(trial.status == .done)
        #expect(trial.output == "Would link    \(sentence)\n")
        #expect(!world.run("show", "1").output.contains("Ben"))
        let saved = world.run(["link", "1"] + options)
        #expect(
            saved.output
                == "Receipt       read back from the notebook\nLinked        \(sentence)\n"
        )
        #expect(world.run("show", "1").output.contains("Ben Vale #2"))
        let asked = world.run("unlink", "1", "2")
        #expect(asked.status == .decisionNeeded)
        #expect(!asked.messages.contains("Vale"))
        let gone = world.run("unlink", "2", "1", "--yes")
        #expect(gone.output == "Receipt       read back as gone\nUnlinked      \(sentence)\n")
        #expect(!world.run("show", "1").output.contains("Ben"))
        #expect(world.run("list").output.split(separator: "\n").count == 3)
    }

    @Test func `a person at a terminal sees the link and says yes`() {
        let no = world.run("link", "1", "--parent-of=2", answers: [""])
        #expect(no.status == .decisionNeeded)
        #expect(no.messages.contains("Ada Vale #1 is a parent of Ben Vale #2.\nSave? [y/N] "))
        #expect(!world.run("show", "1").output.contains("Ben"))
        #expect(world.run("link", "1", "--parent-of=2", answers: ["y"]).status == .done)
        #expect(world.run("unlink", "1", "2", answers: ["n"]).status == .decisionNeeded)
        #expect(world.run("unlink", "1", "2", answers: ["y"]).status == .done)
    }

    @Test func `duplicates, oneself and circles are refused, and told by references`() {
        world.done("link", "1", "--parent-of=2")
        world.done("link", "2", "--parent-of=3")
        for words in [
            ["link", "1", "--parent-of=2"], ["link", "2", "--child-of=1"],
            ["link", "3", "--parent-of=1"], ["link", "3", "--parent-of=2"],
            ["link", "1", "--partner-of=1"], ["link", "1", "--parent-of=1"],
            ["link", "3", "--parent-of=1", "--dry-run"],
        ] {
            let result = world.run(words)
            #expect(result.status == .notebookRefused)
            #expect(result.output.isEmpty)
            #expect(!result.messages.contains("Vale"))
        }
        #expect(world.run("link", "1", "--parent-of=3").status == .done)
    }

    @Test func `a link gets another kind or status where one is said`() throws {
        world.done("link", "1", "--parent-of=2")
        world.done("link", "1", "--partner-of=3")
        #expect(
            try world.json("link", "1", "--parent-of=2", "--kind=step")["change"]?.string
                == "changed"
        )
        world.done("link", "3", "--partner-of=1", "--status=former")
        let ada = try world.json("show", "1")
        #expect(ada["children"]?[0]?["kind"]?.string == "step")
        #expect(ada["partners"]?[0]?["status"]?.string == "former")
        #expect(world.run("link", "1", "--parent-of=2", "--kind=step").status == .notebookRefused)
    }

    @Test func `of two links of the same people one has to be named`() throws {
        world.done("link", "1", "--parent-of=2")
        world.done("link", "1", "--partner-of=2")
        #expect(world.run("unlink", "1", "2", "--yes").status == .decisionNeeded)
        world.done("unlink", "2", "--child-of=1", "--yes")
        let ada = try world.json("show", "1")
        #expect(ada["children"]?.array?.isEmpty == true)
        #expect(ada["partners"]?.array?.count == 1)
        #expect(world.run("unlink", "2", "--child-of=1", "--yes").status == .usage)
        #expect(world.run("unlink", "2", "3", "--yes").status == .usage)
        #expect(world.run("unlink", "2", "2", "--yes").status == .usage)
        #expect(world.run("unlink", "2", "--yes").status == .usage)
        #expect(world.run("link", "2").status == .usage)
    }

    @Test func `a profile under sixteen shows parents, and no partners and children`() throws {
        world.done("edit", "1", "--birth=2012-01-01")
        world.done("link", "1", "--child-of=2")
        world.done("link", "1", "--parent-of=3")
        let young = world.run("show", "1").output
        #expect(young.contains("Ben Vale #2"))
        #expect(!young.contains("Cleo"))
        let json = try world.json("show", "1")
        #expect(json["children"]?.isNull == true)
        #expect(json["partners"]?.isNull == true)
        #expect(!world.run("list").output.contains("    #3"))
        #expect(world.run("show", "1", "--today=2028-01-01").output.contains("Cleo Vale #3"))
        #expect(world.run("list", "--today=2028-01-01").output.contains("    #3  Cleo Vale"))
        world.done("edit", "1", "--birth-unknown")
        #expect(world.run("show", "1").output.contains("Cleo Vale #3"))
    }
}
