import TestSupport
import Testing

@Suite struct `Importing all cards` {
    private let command: BuiltCommand

    init() throws {
        command = try BuiltCommand()
    }

    private static func card(_ number: Int, _ more: String = "BDAY:1990-10-03\r\n") -> String {
        "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ana \(number)\r\nN:Example;Ana \(number);;;\r\n\(more)"
            + "END:VCARD\r\n"
    }

    @Test func `saves those that need no decision, and lists the others`() throws {
        let cards = [
            Self.card(1), Self.card(2, "BDAY:--0412\r\n"), Self.card(3), Self.card(4, ""),
        ]
        try command.folder.write(cards.joined(), to: "cards.vcf")
        let result = try command.run("import", "--all", "cards.vcf")
        #expect(result.status == 3)
        #expect(result.outputText.contains("cards.vcf: card 2: needs a decision: the year"))
        #expect(result.outputText.contains("cards.vcf: card 4: needs a decision: the card gives"))
        #expect(result.errorText == "kindred: 2 saved, 2 waiting for a decision.\n")
        #expect(!result.errorText.contains("Ana") && !result.outputText.contains("Ana"))
        let list = try command.run("list").outputText
        #expect(list.split(separator: "\n").count == 2)
    }

    @Test func `again writes nothing and has the same receipts`() throws {
        let cards = (1...600).map { Self.card($0) }
        try command.folder.write(cards.joined(), to: "cards.vcf")
        let first = try command.run("import", "--all", "cards.vcf")
        #expect(first.status == 0)
        #expect(first.outputText.contains("Receipts      600, each read back"))
        #expect(first.outputText.contains("People        #1 to #600\n"))
        let before = try command.folder.read("book/notebook.sqlite")
        let second = try command.run("import", "--all", "cards.vcf")
        #expect(second.status == 0)
        #expect(second.output == first.output)
        #expect(second.errorText == "kindred: 600 saved before.\n")
        #expect(try command.folder.read("book/notebook.sqlite") == before)
    }

    @Test func `goes on where it was stopped`() throws {
        let cards = (1...700).map { Self.card($0) }
        try command.folder.write(cards[..<300].joined(), to: "part.vcf")
        try command.folder.write(cards.joined(), to: "cards.vcf")
        #expect(try command.run("import", "--all", "part.vcf").status == 0)
        let result = try command.run("import", "--all", "cards.vcf")
        #expect(result.errorText == "kindred: 400 saved, 300 saved before.\n")
        #expect(try command.run("list").outputText.split(separator: "\n").count == 700)
    }

    @Test func `takes an answer that holds for all, and folders`() throws {
        try command.folder.write(Self.card(1, "") + Self.card(2, ""), to: "cards/a.vcf")
        try command.folder.write(Self.card(3), to: "cards/b.vcf")
        let result = try command.run("import", "--all", "--birth-unknown", "--friend", "cards")
        #expect(result.status == 0)
        #expect(result.errorText == "kindred: 3 saved.\n")
        let shown = try command.run("show", "2").outputText
        #expect(shown.contains("Born          unknown\n"))
        #expect(shown.contains("Connections   friend\n"))
    }

    @Test func `tells of what cannot be read, and saves the rest`() throws {
        try command.folder.write(Self.card(1) + Self.card(2), to: "cards.vcf")
        let result = try command.run("import", "--all", "cards.vcf", "missing.vcf")
        #expect(result.status == 5)
        #expect(result.errorText.contains("missing.vcf: does not exist"))
        #expect(result.errorText.contains("2 saved."))
        let list = try command.run("list").outputText
        #expect(list.split(separator: "\n").count == 2)
    }

    @Test(arguments: [
        ["--card", "1"], ["--birth", "1990-01-01"], ["--age", "3"], ["--given", "Ana"],
        ["--confirm-photo"],
    ])
    func `refuses what can be said of one card only`(words: [String]) throws {
        try command.folder.write(Self.card(1), to: "cards.vcf")
        let result = try command.run(["import", "--all", "cards.vcf"] + words)
        #expect(result.status == 2)
        #expect(command.folder.names() == ["cards.vcf"])
    }

    @Test func `without --all takes one file only`() throws {
        try command.folder.write(Self.card(1), to: "a.vcf")
        let result = try command.run("import", "a.vcf", "a.vcf")
        #expect(result.status == 2)
        #expect(result.errorText.contains("--all"))
    }

    @Test func `of nothing is no error`() throws {
        try command.folder.write("", to: "empty.vcf")
        let result = try command.run("import", "--all", "empty.vcf")
        #expect(result.status == 0)
        #expect(result.errorText == "kindred: nothing to do.\n")
        #expect(command.folder.names() == ["empty.vcf"])
    }
}
