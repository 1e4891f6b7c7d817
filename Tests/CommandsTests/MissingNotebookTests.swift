import Commands
import TestSupport
import Testing

/// What would change a notebook does not begin one.
@Suite struct `Where there is no notebook yet` {
    private let world: World

    init() throws {
        world = try World()
    }

    @Test(arguments: [
        ["edit", "1", "--given", "Ana"], ["note", "1", "met"], ["note", "1", "--delete", "1"],
        ["link", "1", "--child-of", "2"], ["unlink", "1", "2"], ["delete", "1", "--yes"],
        ["delete", "--everyone", "--yes"], ["photo", "1", "--remove"], ["add", "--child-of", "1"],
    ])
    func `a change says so, and makes none`(words: [String]) {
        let result = world.run(words)
        #expect(result.status == .usage)
        #expect(result.output.isEmpty)
        #expect(result.messages.contains("is not begun yet: nobody is in it"), "\(result.messages)")
        #expect(world.folder.names().isEmpty)
    }

    @Test func `an empty file stays one`() throws {
        _ = try world.folder.write("", to: "book/notebook.sqlite")
        for (name, mode) in [("book", "700"), ("book/notebook.sqlite", "600")] {
            _ = try ChildProcess.run("/bin/chmod", [mode, world.folder.path(name)])
        }
        #expect(world.run("edit", "1", "--given", "Ana").status == .usage)
        #expect(try world.folder.read("book/notebook.sqlite").isEmpty)
        #expect(world.folder.names(in: "book") == ["notebook.sqlite"])
        #expect(world.run("add", "--given", "Ana").status == .done)
    }

    @Test(arguments: [
        ["list"], ["find", "a"], ["birthdays"], ["show", "1"], ["note", "1"],
        ["notebook", "check"],
        ["photo", "1", "-o", "x"], ["link", "1", "--child-of", "2", "--dry-run"],
    ])
    func `a look makes none either`(words: [String]) {
        _ = world.run(words)
        #expect(world.folder.names().isEmpty)
    }
}
