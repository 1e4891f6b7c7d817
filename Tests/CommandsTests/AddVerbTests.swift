import Commands
import Testing
import Text

@Suite struct `add` {
    private let world: World

    init() throws {
        world = try World()
    }

    @Test func `saves what its options say, and prints receipt and profile`() throws {
        let result = world.run(
            "add",
            "--given=Ada",
            "--family=Vale",
            "--birth=1990-10-03",
            "--gender=woman",
            "--notes=likes tea",
            "--closeness=5",
            "--friend",
            "--colleague"
        )
        #expect(result.status == .done)
        #expect(result.output.hasPrefix("Receipt       read back from the notebook\n"))
        #expect(result.output.contains("Name          Ada Vale\nReference     #1\n"))
        let person = try world.json("show", "1")
        #expect(person["closeness"]?.integer == 5)
        #expect(person["connections"]?.array?.compactMap(\.string) == ["friend", "colleague"])
        #expect(person["listed"] == .bool(true))
        #expect(person["notes"]?.string == "likes tea")
        #expect(person["gender"]?.string == "woman")
        #expect(person["age"]?.string == "36 years")
    }

    @Test func `needs nothing: the person gets a label and the standard closeness`() throws {
        let added = try world.json("add")
        #expect(added["receipt"]?["written"] == .bool(true))
        #expect(added["person"]?["name"]?.string == "Person 1")
        #expect(added["person"]?["closeness"]?.integer == 3)
        #expect(added["person"]?["connections"]?.array?.isEmpty == true)
        #expect(world.run("list").output == "#1  Person 1  age unknown\n")
    }

    @Test(arguments: [
        ("--child-of", "parents", "Child 2 (Vale)"), ("--parent-of", "children", "Parent 2"),
        ("--partner-of", "partners", "Partner 2"),
    ])
    func `links the new person in one save, unlisted and with a label`(
        option: String,
        relation: String,
        name: String
    ) throws {
        world.done("add", "--given=Ada", "--family=Vale")
        let added = try world.json("add", option, "Ada")
        #expect(added["person"]?["name"]?.string == name)
        #expect(added["person"]?["listed"] == .bool(false))
        #expect(added["person"]?[relation]?[0]?["reference"]?.integer == 1)
        world.done("edit", "2", "--given=Cleo")
        let named = try world.json("show", "2")
        #expect(named[relation]?[0]?["reference"]?.integer == 1)
        #expect(named["id"] == added["person"]?["id"])
    }

    @Test(
        arguments: [
            ([], "Vale", true), (["--family="], nil, false), (["--family=Ruiz"], "Ruiz", false),
        ] as [([String], String?, Bool)]
    )
    func `suggests the family name to a child once`(
        options: [String],
        family: String?,
        isTold: Bool
    ) throws {
        world.done("add", "--given=Ada", "--family=Vale")
        let result = world.run(["add", "--child-of=1", "--format=json"] + options)
        let person = try JSONReader.read(result.output)["person"]
        #expect(person?["family"]?.string == family)
        #expect(result.messages.contains("taken from #1") == isTold)
        #expect(!result.messages.contains("Vale"))
        world.done("edit", "2", "--family=")
        #expect(try world.json("show", "2")["family"]?.isNull == true)
    }

    @Test(arguments: [
        ["--birth=2026-12-01"], ["--birth=1905-11-30"], ["--age=121"], ["--age=-1"],
        ["--age=3", "--birth-unknown"], ["--closeness=0"], ["--closeness=6"],
        ["--closeness=near"], ["--friend", "--no-friend"], ["--listed", "--no-listed"],
        ["--kind=step"], ["--partner-of=1", "--kind=step"], ["--child-of=1", "--status=former"],
        ["--child-of=1", "--parent-of=1"], ["--child-of=7"], ["Ada"],
    ])
    func `refuses what cannot be, and saves nobody`(options: [String]) {
        world.done("add", "--given=Ada")
        let result = world.run(["add"] + options)
        #expect(result.status == .usage)
        #expect(result.output.isEmpty)
        #expect(world.run("list", "--all").output.split(separator: "\n").count == 1)
    }

    @Test func `shows a link at a terminal before it is saved`() {
        world.done("add", "--given=Ada")
        let no = world.run("add", "--given=Ben", "--child-of=1", answers: ["n"])
        #expect(no.status == .decisionNeeded)
        #expect(no.messages.contains("Ada #1 is a parent of Ben.\nSave? [y/N] "))
        #expect(world.run("list", "--all").output.split(separator: "\n").count == 1)
        let yes = world.run("add", "--given=Ben", "--child-of=1", answers: ["Y"])
        #expect(yes.status == .done)
    }

    @Test func `keeps an estimate of zero, chosen deliberately`() throws {
        world.done("add", "--age=0")
        #expect(try world.json("show", "1")["age"]?.string == "~0")
    }
}
