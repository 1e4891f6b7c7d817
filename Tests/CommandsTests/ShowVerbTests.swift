import Commands
import TestSupport
import Testing
import Text

@Suite struct `show` {
    private let world: World

    init() throws {
        world = try World()
        for (given, birth) in [("Ada", "1990-10-03"), ("Ada", "1991-10-03"), ("Ben", "1992-01-01")]
        {
            let card =
                "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:\(given) Vale\r\nN:Vale;\(given);;;\r\nEND:VCARD\r\n"
            let result = world.run("import", "-", "--new", "--birth", birth, input: card)
            #expect(result.status == .done)
        }
    }

    @Test(arguments: ["3", "#3", "Ben Vale", "BEN", "ben vale"])
    func `takes a reference or a name that one person has`(name: String) {
        let result = world.run("show", name)
        #expect(result.status == .done)
        #expect(result.output.hasPrefix("Name          Ben Vale\nReference     #3\n"))
    }

    @Test func `takes an id`() throws {
        let person = try JSONReader.read(world.run("show", "2", "--format=json").output)
        let id = try #require(person["id"]?.string)
        #expect(world.run("show", id).output.contains("Reference     #2\n"))
    }

    @Test(arguments: ["Ada Vale", "Ada", "Vale"])
    func `of a shared name lists the references`(name: String) {
        let result = world.run("show", name)
        #expect(result.status == .decisionNeeded)
        #expect(result.output.isEmpty)
        #expect(result.messages.contains("#1, #2"))
        #expect(!result.messages.contains("Vale"))
    }

    @Test(arguments: ["4", "0", "-1", "Nobody", "", "#", "99999999999999999999"])
    func `of nobody says so`(name: String) {
        let result = world.run("show", "--", name)
        #expect(result.status == .usage)
        #expect(result.messages.hasPrefix("kindred: nobody in the notebook is named so"))
    }

    @Test func `ages with the day`() {
        #expect(world.run("show", "1", "--today=2026-10-02").output.contains("35 years"))
        #expect(world.run("show", "1", "--today=2026-10-03").output.contains("36 years"))
    }

    @Test func `is what list tells of each`() throws {
        let list = try JSONReader.read(world.run("list", "--format=json").output)
        #expect(list.array?.count == 3)
        for number in 1...3 {
            let one = try JSONReader.read(world.run("show", "\(number)", "--format=json").output)
            let line = try #require(list[number - 1])
            for name in ["id", "name", "age", "birth", "connections", "photo", "revision"] {
                #expect(line[name] == one[name])
            }
        }
        let lines = world.run("list").output.split(separator: "\n")
        #expect(lines.first == "#1  Ada Vale  36 years")
    }
}
