import Commands
import TestSupport
import Testing
import Text

/// Verbs of the notebook tell as JSON what they tell as text.
@Suite struct `JSON of the notebook's verbs` {
    private let world: World

    init() throws {
        world = try World()
        try world.folder.write(World.photoCard, to: "ada.vcf")
    }

    private func members(_ value: JSONValue?) -> [String] { value?.object?.map(\.key) ?? [] }

    @Test func `import tells the receipt and the person, and what became of a repeated one`()
        throws
    {
        let path = world.folder.path("ada.vcf")
        let first = try world.json("import", path)
        #expect(members(first) == ["outcome", "receipt", "person"])
        #expect(first["outcome"] == "saved")
        #expect(first["receipt"]?["reference"] == 1)
        #expect(first["receipt"]?["savedOn"] == "2026-11-30")
        #expect(first["person"]?["name"] == "Ada Vale")
        let again = try world.json("import", path)
        #expect(again["outcome"] == "savedBefore")
        #expect(again["receipt"] == first["receipt"])
        world.done("edit", "1", "--given", "Eva")
        let edited = try world.json("import", path)
        #expect(edited["outcome"] == "editedSince")
        #expect(edited["receipt"] == .null)
        #expect(edited["person"]?["given"] == "Eva")
    }

    @Test func `a plan is carried out with JSON, too`() throws {
        let (path, plan) = (world.folder.path("ada.vcf"), world.folder.path("plan"))
        world.done("review", path, "--plan", plan)
        #expect(try world.json("import", path, "--plan", plan)["outcome"] == "saved")
    }

    @Test func `notebook tells where it is, what is in it and where its copy is`() throws {
        let path = world.folder.path("book/notebook.sqlite")
        #expect(try world.json("notebook", "path") == .members([("path", .string(path))]))
        let nothing = try world.json("notebook", "check")
        #expect(nothing["begun"] == .bool(false))
        #expect(nothing["people"] == 0)
        let none = try world.json("notebook", "backup", world.folder.path("copy"))
        #expect(none["backup"] == .null)
        #expect(world.folder.names() == ["ada.vcf"])
        world.done("import", world.folder.path("ada.vcf"))
        world.done("note", "1", "met")
        let check = try world.json("notebook", "check")
        #expect(check["begun"] == .bool(true))
        for name in ["people", "logEntries", "photos", "imports"] { #expect(check[name] == 1) }
        for name in ["links", "folders"] { #expect(check[name] == 0) }
        let copy = try world.json("notebook", "backup", world.folder.path("copy"))
        #expect(copy["path"] == .string(path))
        #expect(copy["backup"] == .string(world.folder.path("copy")))
        #expect(copy["people"] == 1)
    }

    @Test func `photo tells what it wrote and what it removed`() throws {
        world.done("import", world.folder.path("ada.vcf"))
        let file = world.folder.path("ada.png")
        let written = try world.json("photo", "1", "-o", file)
        #expect(written["file"] == .string(file))
        #expect(written["format"] == "png")
        #expect(written["byteCount"] == .integer(try world.folder.read("ada.png").count))
        #expect(world.run("photo", "1", "-o", "-", "--format=json").status == .usage)
        let removed = try world.json("photo", "1", "--remove", "--yes")
        #expect(removed["receipt"]?["revision"] == 2)
    }

    @Test(arguments: [
        ["import", "FILE"], ["import", "--all", "FILE"], ["sync", "FOLDER"], ["list"],
        ["show", "1"],
        ["find", "a"], ["birthdays"], ["add"], ["edit", "1", "--given", "Eva"], ["note", "1", "x"],
        ["note", "1"], ["link", "1", "--child-of", "2"], ["unlink", "1", "2", "--yes"],
        ["delete", "2", "--yes"], ["photo", "1", "--remove", "--yes"], ["notebook", "check"],
        ["notebook", "path"], ["notebook", "backup", "COPY"], ["review", "FILE"],
    ])
    func `each writes one JSON text and nothing else`(words: [String]) throws {
        let file = world.folder.path("ada.vcf")
        world.done("import", file)
        world.done("add", "--given", "Bo", "--parent-of", "1", "--yes")
        if words[0] == "link" { world.done("unlink", "1", "2", "--yes") }
        let places = [
            "FILE": file, "FOLDER": world.folder.path, "COPY": world.folder.path("copy"),
        ]
        let result = world.run(words.map { places[$0] ?? $0 } + ["--format=json"])
        #expect(result.output.hasSuffix("\n"))
        #expect(!result.output.dropLast().contains("\n"))
        _ = try JSONReader.read(result.output)
    }

    @Test func `has its shape in the man page of each verb that writes it`() {
        for record in CommandTable.verbs {
            let takes = CommandTable.flags(of: record.verb).contains { $0.flag == .format }
            let isOfNotebook = CommandTable.flags(of: record.verb).contains { $0.flag == .notebook }
            guard takes, isOfNotebook, record.verb != .review else { continue }
            #expect(ManPage.text(of: record.verb).contains(".SH \"JSON\""), "\(record.verb)")
        }
    }
}
