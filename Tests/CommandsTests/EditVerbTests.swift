import Commands
import Testing
import Text

@Suite struct `edit` {
    private let world: World

    init() throws {
        world = try World()
        world.done(
            "add",
            "--given=Ada",
            "--family=Vale",
            "--birth=1990-10-03",
            "--friend",
            "--notes=tea"
        )
    }

    @Test func `changes what its options name, and nothing else`() throws {
        let before = try world.json("show", "1")
        let after = try #require(try world.json("edit", "1", "--given=Eda")["person"])
        #expect(after["given"]?.string == "Eda")
        #expect(after["revision"]?.integer == 2)
        for name in ["id", "family", "birth", "connections", "notes", "listed", "closeness"] {
            #expect(after[name] == before[name])
        }
    }

    @Test(arguments: [
        (["--no-friend", "--relative"], ["family"]), (["--colleague"], ["friend", "colleague"]),
        (["--no-friend"], []),
    ])
    func `changes connections and never whether somebody is listed`(
        options: [String],
        connections: [String]
    ) throws {
        for listed in ["--listed", "--no-listed"] {
            world.done("edit", "1", listed, "--friend", "--no-relative", "--no-colleague")
            let result = world.run(["edit", "1", "--format=json"] + options)
            let person = try JSONReader.read(result.output)["person"]
            #expect(person?["connections"]?.array?.compactMap(\.string) == connections)
            #expect(person?["listed"] == .bool(listed == "--listed"))
        }
    }

    @Test func `that changes nothing writes nothing`() throws {
        world.done("edit", "1", "--notes=coffee")
        let result = world.run("edit", "1", "--notes=coffee")
        #expect(result.status == .done)
        #expect(result.messages.contains("nothing was written"))
        #expect(try world.json("show", "1")["revision"]?.integer == 2)
    }

    @Test func `without an option is a mistake`() {
        #expect(world.run("edit", "1").status == .usage)
        #expect(world.run("edit", "9", "--given=x").status == .usage)
    }

    @Test func `of the same day keeps the date in its own calendar`() throws {
        let card =
            "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Zhou;Mei;;;\r\nFN:Mei Zhou\r\n"
            + "X-ALTBDAY;CALSCALE=chinese:0078000406L10\r\nEND:VCARD\r\n"
        #expect(world.run("import", "-", "--yes", input: card).status == .done)
        let before = try world.json("show", "2")
        #expect(before["birth"]?["observed"]?.isNull == false)
        world.done("edit", "2", "--birth=1987-08-04", "--closeness=4")
        #expect(try world.json("show", "2")["birth"] == before["birth"])
        world.done("edit", "2", "--birth=1987-08-05")
        #expect(try world.json("show", "2")["birth"]?["observed"]?.isNull == true)
    }

    @Test(arguments: ["--birth=2015-01-01", "--age=17", "--birth-unknown"])
    func `that shuts the photo gate needs a word of its own`(option: String) throws {
        #expect(world.run("import", "-", "--new", input: World.photoCard).status == .done)
        let before = try world.json("show", "2")
        #expect(before["photo"]?["present"] == .bool(true))

        let nobody = world.run("edit", "2", option, "--given=Eda")
        #expect(nobody.status == .decisionNeeded)
        #expect(nobody.messages.contains("--remove-photo"))
        #expect(!nobody.messages.contains("Vale"))
        let no = world.run("edit", "2", option, answers: ["no"])
        #expect(no.status == .decisionNeeded)
        #expect(no.messages.contains("cancelled; nothing was changed"))
        #expect(try world.json("show", "2") == before)

        let yes = world.run("edit", "2", option, "--format=json", answers: ["yes"])
        let person = try JSONReader.read(yes.output)["person"]
        #expect(person?["photo"]?["present"] == .bool(false))
        #expect(person?["photo"]?["gate"]?.string == "shut")
        #expect(person?["revision"]?.integer == 2)
        #expect(!world.notebookHolds("IHDR"))
    }

    @Test func `takes the word for the photo from an option`() throws {
        #expect(world.run("import", "-", "--new", input: World.photoCard).status == .done)
        #expect(world.notebookHolds("IHDR"))
        let edited = try world.json("edit", "2", "--age=17", "--remove-photo")
        #expect(edited["person"]?["photo"]?["present"] == .bool(false))
        #expect(!world.notebookHolds("IHDR"))
    }

    @Test func `that leaves somebody an adult keeps the photo`() throws {
        #expect(world.run("import", "-", "--new", input: World.photoCard).status == .done)
        let edited = try world.json("edit", "2", "--birth=1991-01-01")
        #expect(edited["person"]?["photo"]?["present"] == .bool(true))
    }
}
