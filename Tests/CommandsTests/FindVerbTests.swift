import Commands
import Testing
import Text

@Suite struct `find and list` {
    private let world: World

    init() throws {
        world = try World()
        world.done("add", "--given=Jürgen", "--family=Müller", "--birth=1980-01-01")
        world.done("add", "--child-of=1", "--given=Søren", "--birth=2019-08-01")
        world.done("add", "--given=Ada", "--no-listed", "--notes=keeps bees")
        world.done("note", "3", "Brought honey", "--kind=gift")
    }

    @Test(arguments: [
        ("muller", ["#1", "#2"]), ("JURGEN", ["#1"]), ("soren", ["#2"]), ("BEES", ["#3"]),
        ("honey", ["#3"]), ("nobody", []), ("müller, jürgen", ["#1"]),
    ])
    func `people are found listed or not`(text: String, references: [String]) {
        let result = world.run("find", text)
        #expect(result.status == .done)
        let found = result.output.split(separator: "\n").compactMap {
            $0.split(separator: " ").first
        }
        #expect(found.map(String.init) == references)
        #expect(result.messages.isEmpty == !references.isEmpty)
    }

    @Test func `it is told where a text was found`() throws {
        #expect(world.run("find", "honey").output == "#3  Ada  age unknown  in log  unlisted\n")
        let found = try world.json("find", "e")
        #expect(found[2]?["foundIn"]?.array?.compactMap(\.string) == ["notes", "log"])
        #expect(found[2]?["listed"] == .bool(false))
        #expect(world.run("find", " ").status == .usage)
    }

    @Test func `the index shows the listed with their children, ages and grades`() throws {
        #expect(
            world.run("list").output
                == "#1  Jürgen Müller  46 years\n"
                + "    #2  Søren Müller   7 years  about 2nd grade\n"
        )
        #expect(
            world.run("list", "--all").output
                == "#1  Jürgen Müller  46 years\n"
                + "    #2  Søren Müller   7 years  about 2nd grade\n"
                + "#2  Søren Müller   7 years  about 2nd grade  unlisted\n"
                + "#3  Ada            age unknown  unlisted\n"
        )
        let list = try world.json("list")
        #expect(list.array?.count == 1)
        #expect(list[0]?["children"]?[0]?["grade"]?.string == "about 2nd grade")
        #expect(try world.json("list", "--all").array?.count == 3)
    }

    @Test func `an index without anybody says how to see the others`() {
        world.done("edit", "1", "--no-listed")
        let result = world.run("list")
        #expect(result.output.isEmpty)
        #expect(result.messages.contains("3 unlisted; list --all shows them"))
    }

    @Test func `somebody unnamed is found and shown by the label`() {
        world.done("edit", "2", "--given=", "--family=")
        #expect(world.run("find", "child 2").output.contains("Child 2"))
        #expect(world.run("show", "child 2").status == .done)
    }
}
