import TestSupport
import Testing

@Suite struct `Looking after the notebook` {
    private let command: BuiltCommand
    private let card = PackageRoot.sample("chinese-leap-month.vcf")

    init() throws {
        command = try BuiltCommand()
    }

    @Test func `tells where it is without opening it`() throws {
        let result = try command.run("notebook", "path")
        #expect(result.outputText == command.folder.path("book/notebook.sqlite") + "\n")
        #expect(command.folder.names().isEmpty)
    }

    @Test func `inspects it and tells how much is in it`() throws {
        let nothing = try command.run("notebook", "check")
        #expect(nothing.status == 0)
        #expect(nothing.errorText.contains("is not begun yet"))
        #expect(try command.run("import", card).status == 0)
        let result = try command.run("notebook", "check")
        #expect(result.status == 0)
        #expect(result.outputText.contains("People        1\n"))
        #expect(result.outputText.contains("Imports       1\n"))
    }

    @Test func `finds damage and exits with 4`() throws {
        #expect(try command.run("import", card).status == 0)
        var bytes = try command.folder.read("book/notebook.sqlite")
        for index in bytes.indices.suffix(20_000) { bytes[index] ^= 0x33 }
        try command.folder.write(bytes, to: "book/notebook.sqlite")
        let result = try command.run("notebook", "check")
        #expect(result.status == 4)
        #expect(result.errorText.contains("is damaged"))
        #expect(try command.folder.read("book/notebook.sqlite") == bytes)
    }

    @Test func `backs it up and does not replace what is there`() throws {
        #expect(try command.run("import", card).status == 0)
        #expect(try command.run("notebook", "backup", "copy.sqlite").status == 0)
        #expect(command.folder.names() == ["book/", "copy.sqlite"])
        let again = try command.run("notebook", "backup", "copy.sqlite")
        #expect(again.status == 4)
        #expect(again.errorText.contains("--force"))
        #expect(try command.run("notebook", "backup", "--force", "copy.sqlite").status == 0)
        try command.folder.write(command.folder.read("copy.sqlite"), to: "restored/copy.sqlite")
        let list = try command.run("list", "--notebook", "restored/copy.sqlite")
        #expect(list.output == (try command.run("list")).output)
    }

    @Test(arguments: [["backup"], ["check", "x"], ["mend"], []])
    func `does not take other words`(words: [String]) throws {
        #expect(try command.run(["notebook"] + words).status == 2)
    }

    @Test(arguments: ["", "/tmp", "/etc"])
    func `in a folder of many things is refused without advice that does harm`(
        folder: String
    ) throws {
        try command.folder.write("mine", to: "work/letter.txt")
        let shared = folder.isEmpty ? command.folder.path("work") : folder
        _ = try ChildProcess.run("/bin/chmod", ["755", command.folder.path("work")])
        let path = "\(shared)/kindred-\(UInt64.random(in: 0 ... .max)).sqlite"
        let result = try command.run("import", card, "--notebook", path)
        #expect(result.status == 4)
        #expect(!result.errorText.contains("chmod"))
        let isOwn = result.errorText.contains("a folder of its own")
        #expect(isOwn || result.errorText.contains("belongs to another user"))
        #expect(isOwn || !folder.isEmpty)
    }

    @Test func `in a folder of its own that is open gets the command that mends it`() throws {
        #expect(try command.run("import", card).status == 0)
        _ = try ChildProcess.run("/bin/chmod", ["755", command.folder.path("book")])
        let result = try command.run("list")
        #expect(result.status == 4)
        #expect(result.errorText.contains("chmod 700 \(command.folder.path("book"))"))
    }
}
