import Commands
import Testing
import Text

@Suite struct `delete` {
    private let world: World

    init() throws {
        world = try World()
        for name in ["Adalberta", "Benedikta", "Cleopatra"] {
            world.done("add", "--given=\(name)", "--notes=\(name) likes tea")
        }
        world.done("link", "1", "--parent-of=2")
        world.done("note", "2", "Benedikta called")
    }

    @Test func `asks first, and takes one person with what is theirs`() throws {
        let asked = world.run("delete", "2")
        #expect(asked.status == .decisionNeeded)
        #expect(asked.messages.contains("#2 would be deleted with 1 link, 1 log entry, notes"))
        #expect(!asked.messages.contains("Benedikta"))
        let no = world.run("delete", "2", answers: ["no"])
        #expect(no.status == .decisionNeeded)
        #expect(no.messages.contains("Benedikta #2 goes with 1 link"))
        #expect(world.notebookHolds("Benedikta"))
        let yes = world.run("delete", "Benedikta", "--yes")
        #expect(
            yes.output
                == "Receipt       read back as gone\nDeleted       1 person\n"
                + "Bytes         erased\n"
        )
        #expect(!world.notebookHolds("Benedikta"))
        #expect(world.notebookHolds("Adalberta"))
        #expect(world.run("show", "2").status == .usage)
        #expect(try world.json("show", "1")["children"]?.array?.isEmpty == true)
        world.done("add", "--given=Dora")
        #expect(world.run("list").output.contains("#4  Dora"))
    }

    @Test func `of everybody says its scope first, and needs a word of its own`() throws {
        world.done("edit", "3", "--no-listed")
        let scope = "3 people (1 unlisted), 1 link, the notes of 3 people, 1 log entry, 0 photos"
        let asked = world.run("delete", "--everyone")
        #expect(asked.status == .decisionNeeded)
        #expect(asked.messages.contains(scope))
        for answer in ["y", "yes", "", "no"] {
            let no = world.run("delete", "--everyone", answers: [answer])
            #expect(no.status == .decisionNeeded)
            #expect(no.messages.contains("This deletes \(scope)."))
        }
        #expect(world.run("list", "--all").output.contains("Cleopatra"))
        let yes = world.run("delete", "--everyone", answers: ["everyone"])
        #expect(yes.output.contains("Deleted       3 people\n"))
        #expect(world.run("list", "--all").output.isEmpty)
        for name in ["Adalberta", "Benedikta", "Cleopatra"] { #expect(!world.notebookHolds(name)) }
    }

    @Test func `tells its scope to those who do not answer, too`() throws {
        let result = world.run("delete", "--everyone", "--yes", "--format=json")
        #expect(result.messages.contains("deleting 3 people (0 unlisted)"))
        #expect(try JSONReader.read(result.output)["receipt"]?["deleted"]?.integer == 3)
    }

    @Test(arguments: [["delete"], ["delete", "1", "--everyone"], ["delete", "9", "--yes"]])
    func `of nobody in particular is a mistake`(words: [String]) {
        #expect(world.run(words).status == .usage)
        #expect(world.run("list").output.split(separator: "\n").count == 4)
    }
}
