import TestSupport
import Testing

@Suite struct `A stored photo` {
    private let command: BuiltCommand

    init() throws {
        command = try BuiltCommand()
        let card = PackageRoot.sample("photo-adult.vcf")
        guard try command.run("import", card).status == 0 else {
            Issue.record("the adult of the samples is imported")
            return
        }
    }

    @Test func `is written to a private file, and never over another one`() throws {
        #expect(try command.run("photo", "1", "-o", "ana.jpeg").status == 0)
        let bytes = try command.folder.read("ana.jpeg")
        #expect(bytes.starts(with: [0xFF, 0xD8, 0xFF]))
        #expect(!bytes.contains(Array("Made for a sample".utf8)))
        #expect(try command.folder.mode(of: "ana.jpeg") == 0o600)
        try command.folder.write("mine", to: "other.jpeg", mode: 0o644)
        #expect(try command.run("photo", "1", "-o", "other.jpeg").status == 5)
        #expect(try command.folder.read("other.jpeg") == Array("mine".utf8))
        #expect(try command.run("photo", "1", "-o", "other.jpeg", "--force").status == 0)
        #expect(try command.folder.read("other.jpeg") == bytes)
        #expect(try command.folder.mode(of: "other.jpeg") == 0o600)
        #expect(try command.run("photo", "1", "-o", "-").output == bytes)
    }

    @Test func `stays closed on a day when the person was a minor`() throws {
        let words = ["photo", "1", "-o", "ana.jpeg", "--today", "2002-11-30"]
        let result = try command.run(words)
        #expect(result.status == 4)
        #expect(result.errorText.contains("stays closed: under 18"))
        #expect(!command.folder.names().contains("ana.jpeg"))
    }

    @Test func `is removed at a word of its own, and leaves no bytes`() throws {
        let refused = try command.run("photo", "1", "--remove")
        #expect(refused.status == 3)
        #expect(refused.errorText.contains("--yes"))
        #expect(try command.run("show", "1").outputText.contains("stored (jpeg)"))
        #expect(try command.run("photo", "1", "--remove", "--yes").status == 0)
        #expect(try command.run("show", "1").outputText.contains("Photo         none"))
        for name in command.folder.names(in: "book") {
            #expect(!(try command.folder.read("book/\(name)")).contains([0xFF, 0xD8, 0xFF]))
        }
        #expect(try command.run("photo", "1", "--remove", "--yes").status == 4)
        #expect(try command.run("photo", "1", "-o", "x.jpeg").status == 4)
    }

    @Test func `is not lost to a card without one unless that is said`() throws {
        let card = "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ana\r\nBDAY:1990-04-12\r\nEND:VCARD\r\n"
        try command.folder.write(card, to: "ana.vcf")
        let refused = try command.run("import", "ana.vcf", "--into", "1", "--yes")
        #expect(refused.status == 3)
        #expect(refused.errorText.contains("--remove-photo"))
        #expect(try command.run("show", "1").outputText.contains("stored (jpeg)"))
        let saved = try command.run("import", "ana.vcf", "--into", "1", "--remove-photo")
        #expect(saved.outputText.contains("Photo         none"))
    }

    @Test(arguments: [
        ["--age", "12"], ["--birth", "2015-01-01"], ["--birth-unknown"],
    ])
    func `goes with an age that shuts the gate, at a word of its own`(age: [String]) throws {
        let card = PackageRoot.sample("photo-adult.vcf")
        let words = ["import", card, "--into", "1"] + age
        #expect(try command.run(words).status == 3)
        #expect(try command.run("show", "1").outputText.contains("stored (jpeg)"))
        #expect(try command.run(words + ["--remove-photo"]).status == 0)
        #expect(try command.run("show", "1").outputText.contains("Photo         none"))
    }

    @Test(arguments: [[], ["-o", "x", "--remove"]])
    func `needs one thing to be done with it`(options: [String]) throws {
        #expect(try command.run(["photo", "1"] + options).status == 2)
    }
}
