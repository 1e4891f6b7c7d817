import Commands
import TestSupport
import Testing
import Text

/// A followed folder asks of each new card whether it is already somebody.
@Suite struct `A new card of a folder` {
    private let world: World

    init() throws {
        world = try World()
    }

    private func write(_ name: String, _ lines: String..., to file: String) throws {
        let card = ["BEGIN:VCARD", "VERSION:4.0", "FN:\(name)"] + lines + ["END:VCARD", ""]
        try world.folder.write(card.joined(separator: "\r\n"), to: "cards/\(file)")
    }

    private func sync(_ words: String...) -> World.Result {
        world.run(["sync", world.folder.path("cards")] + words)
    }

    private func importAll() -> World.Result {
        world.run("import", "--all", world.folder.path("cards"))
    }

    private func count() -> Int { world.run("list").output.split(separator: "\n").count }

    @Test func `that was imported before is followed from now on`() throws {
        try write("Ana", "BDAY:1990-10-03", "UID:u1", to: "a.vcf")
        try write("Bo", "BDAY:1985-04-12", to: "b.vcf")
        #expect(importAll().status == .done)
        let draft = sync()
        #expect((draft.status, draft.output) == (.done, ""))
        #expect(sync("--accept").messages.contains("2 as before"))
        #expect(count() == 2)
        try write("Anna", "BDAY:1990-10-03", "UID:u1", to: "a.vcf")
        #expect(sync().output == "~ a.vcf: Anna\n")
        #expect(sync("--accept").messages.contains("1 changed"))
        #expect(world.run("show", "1").output.contains("Anna"))
    }

    @Test func `that may be somebody is listed with the reference, and answered by import`() throws
    {
        world.done("add", "--given", "Ana", "--birth", "1990-10-03")
        try write("Ana", "BDAY:--1003", to: "a.vcf")
        for words in [[], ["--accept"], ["--accept", "--birth-unknown"]] {
            let result = world.run(["sync", world.folder.path("cards")] + words)
            #expect(result.status == .decisionNeeded)
            let question = "needs a decision: may be #1 (same name, month and day of birth)"
            #expect(result.output == "? a.vcf: \(question)\n")
            #expect(result.messages.contains("--into PERSON or --new"))
        }
        world.done("import", world.folder.path("cards/a.vcf"), "--into", "1")
        #expect(sync("--accept").messages.contains("1 as before"))
        #expect(count() == 1)
    }

    @Test func `that may be somebody of another new one waits until that is saved`() throws {
        try write("Ana", "BDAY:1990-10-03", "EMAIL:home@example.com", to: "a.vcf")
        try write("Bo", "BDAY:1985-04-12", "EMAIL:home@example.com", to: "b.vcf")
        let draft = sync()
        #expect(draft.output.contains("+ a.vcf: Ana\n"))
        let words = "? b.vcf: needs a decision: may be"
        #expect(draft.output.contains("\(words) a.vcf (same e-mail address)\n"))
        let first = sync("--accept")
        #expect(first.status == .decisionNeeded)
        #expect(first.output.contains("\(words) #1 (same e-mail address)\n"))
        #expect(sync("--accept").output == "\(words) #1 (same e-mail address)\n")
        #expect(count() == 1)
        #expect(sync("--accept", "--new").status == .done)
        #expect(sync().messages.contains("2 as before"))
        #expect(count() == 2)
    }

    @Test func `that is another one's once more waits`() throws {
        for file in ["a.vcf", "b.vcf"] { try write("Ana", "BDAY:1990-10-03", to: file) }
        for _ in 0..<2 {
            let result = sync("--accept")
            #expect(result.status == .decisionNeeded)
            #expect(result.output.contains("? b.vcf: needs a decision: another file has the same"))
        }
        #expect(count() == 1)
    }

    @Test func `whose person was edited or deleted here stays so`() throws {
        try write("Ana", "BDAY:1990-10-03", to: "a.vcf")
        try write("Bo", "BDAY:1985-04-12", to: "b.vcf")
        #expect(importAll().status == .done)
        world.done("edit", "1", "--given", "Anita")
        world.done("delete", "2", "--yes")
        for words in [[], ["--accept"]] {
            let result = world.run(["sync", world.folder.path("cards")] + words)
            #expect((result.status, result.output) == (.done, ""))
            #expect(result.messages.contains("1 kept as edited since, 1 left deleted"))
        }
        try write("Annie", "BDAY:1990-10-03", to: "a.vcf")
        try write("Bob", "BDAY:1985-04-12", to: "b.vcf")
        #expect(sync("--accept").messages.contains("1 kept as edited since, 1 left deleted"))
        #expect(world.run("list").output.contains("Anita"))
        #expect(count() == 1)
    }

    @Test func `stays deleted although its card was imported again by hand`() throws {
        try write("Ana", "BDAY:1990-10-03", to: "a.vcf")
        #expect(sync("--accept").status == .done)
        world.done("delete", "1", "--yes")
        let file = world.folder.path("cards/a.vcf")
        let asked = world.run("import", file)
        #expect(asked.status == .decisionNeeded)
        #expect(asked.messages.contains("deleted since"))
        world.done("import", file, "--new")
        #expect(sync("--accept").status == .done)
        #expect(sync("--accept", "--replay").status == .done)
        try write("Anna", "BDAY:1990-10-03", to: "a.vcf")
        #expect(sync("--accept").messages.contains("1 left deleted"))
        #expect(world.run("list").output == "#2  Ana  36 years\n")
    }

    @Test func `is told as JSON, and nobody is asked there`() throws {
        world.done("add", "--given", "Ana", "--birth", "1990-10-03")
        try write("Ana", "BDAY:--1003", to: "a.vcf")
        try write("Bo", "BDAY:1985-04-12", to: "b.vcf")
        try world.folder.write("no card", to: "cards/c.vcf")
        let words = ["sync", world.folder.path("cards"), "--format=json"]
        let draft = try JSONReader.read(world.run(words, answers: ["y"]).output)
        #expect(draft["accepted"] == .bool(false))
        #expect(draft["proposed"] == 1)
        let files = draft["files"]?.array ?? []
        #expect(files.compactMap { $0["file"]?.string } == ["a.vcf", "b.vcf", "c.vcf"])
        #expect(files.compactMap { $0["state"]?.string } == ["waiting", "new", "unreadable"])
        #expect(files[0]["candidates"]?[0]?["reference"] == 1)
        #expect(files[1]["name"] == "Bo")
        let taken = try JSONReader.read(world.run(words + ["--accept"]).output)
        #expect(taken["accepted"] == .bool(true))
        #expect(taken["counts"]?["saved"] == 1)
        #expect(taken["receipts"]?["first"] == 2)
        #expect(taken["folder"] == .string(world.folder.path("cards")))
    }
}
