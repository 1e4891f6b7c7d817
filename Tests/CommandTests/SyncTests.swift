import Glibc
import TestSupport
import Testing

@Suite struct `Following a folder` {
    private let command: BuiltCommand

    init() throws {
        command = try BuiltCommand()
        try write("u1", "Ana")
        try write("u2", "Bo")
    }

    private func write(
        _ uid: String,
        _ name: String,
        birth: String? = "1990-10-03",
        to file: String? = nil
    ) throws {
        let card =
            "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:\(uid)\r\nFN:\(name) Example\r\n"
            + "N:Example;\(name);;;\r\n" + (birth.map { "BDAY:\($0)\r\n" } ?? "") + "END:VCARD\r\n"
        try command.folder.write(card, to: "cards/\(file ?? uid).vcf")
    }

    private func rename(_ old: String, _ new: String) {
        #expect(
            unsafe Glibc.rename(
                command.folder.path("cards/\(old)"),
                command.folder.path("cards/\(new)")
            ) == 0
        )
    }

    private func remove(_ name: String) {
        #expect(unsafe unlink(command.folder.path("cards/\(name)")) == 0)
    }

    private func names(_ environment: [String: String] = [:]) throws -> [String] {
        try command.run(["list"], environment: environment).outputText.split(separator: "\n")
            .compactMap { $0.split(separator: " ").dropFirst().first.map(String.init) }
    }

    private func accept(_ words: String...) throws -> String {
        try command.run(["sync", "--accept", "cards"] + words).errorText
    }

    @Test func `proposes, and writes nothing before it is accepted`() throws {
        let draft = try command.run("sync", "cards")
        #expect(draft.status == 3)
        #expect(draft.outputText == "+ u1.vcf: Ana Example\n+ u2.vcf: Bo Example\n")
        #expect(draft.errorText.contains("2 proposed, and nothing was written"))
        #expect(command.folder.names() == ["cards/"])
        #expect(command.folder.names(in: "cards") == ["u1.vcf", "u2.vcf"])
        let taken = try command.run("sync", "cards", "--accept")
        #expect(taken.status == 0)
        #expect(taken.outputText.contains("Receipts      2, each read back"))
        #expect(try names() == ["Ana", "Bo"])
        let again = try command.run("sync", "cards")
        #expect(again.status == 0)
        #expect(again.output.isEmpty)
        #expect(again.errorText.contains("2 as before."))
    }

    @Test func `passes over what vdirs pass over`() throws {
        try command.folder.write("half", to: "cards/u3.vcf.tmp")
        try command.folder.write("half", to: "cards/.u4.vcf")
        try command.folder.write("red", to: "cards/color")
        #expect(try accept().contains("2 saved."))
    }

    @Test func `lists what needs a decision, and takes it once it needs none`() throws {
        try write("u3", "Cy", birth: nil)
        let result = try command.run("sync", "--accept", "cards")
        #expect(result.status == 3)
        #expect(result.outputText.contains("? u3.vcf: needs a decision: the card gives no"))
        #expect(try names() == ["Ana", "Bo"])
        try write("u3", "Cy")
        #expect(try accept().contains("1 saved."))
        #expect(try names() == ["Ana", "Bo", "Cy"])
    }

    @Test func `takes a change of a card into the person it made`() throws {
        _ = try accept()
        try write("u1", "Anna")
        #expect(try command.run("sync", "cards").outputText == "~ u1.vcf: Anna Example\n")
        #expect(try accept().contains("1 changed."))
        #expect(try names() == ["Anna", "Bo"])
        #expect(try accept().contains("2 as before."))
    }

    @Test func `knows a renamed card by its UID`() throws {
        _ = try accept()
        rename("u1.vcf", "other.vcf")
        #expect(try accept().contains("2 as before."))
        #expect(try names() == ["Ana", "Bo"])
        #expect(try accept("--replay").contains("2 as before."))
    }

    @Test func `keeps the person of a card that has gone`() throws {
        _ = try accept()
        remove("u2.vcf")
        #expect(try accept().contains("1 gone from the folder, their people kept."))
        #expect(try names() == ["Ana", "Bo"])
    }

    @Test func `does not take two cards of one UID`() throws {
        try write("u1", "Ada", to: "copy")
        let result = try command.run("sync", "--accept", "cards")
        #expect(result.status == 3)
        #expect(result.outputText.contains("? u1.vcf: needs a decision: another file has"))
        #expect(try names() == ["Ada", "Bo"])
    }

    @Test func `looks again at everything, and writes nobody twice`() throws {
        _ = try accept()
        #expect(try accept("--replay").contains("2 as before."))
        #expect(try names() == ["Ana", "Bo"])
    }

    @Test func `of another notebook has to be approved`() throws {
        _ = try accept()
        let other = ["KINDRED_NOTEBOOK": command.folder.path("other/notebook.sqlite")]
        for words in [["sync", "cards"], ["sync", "--accept", "cards"]] {
            let result = try command.run(words, environment: other)
            #expect(result.status == 3)
            #expect(result.output.isEmpty)
            #expect(result.errorText.contains("belongs to another notebook"))
        }
        #expect(try names(other) == [])
        let approved = ["sync", "--accept", "--approve", "cards"]
        #expect(try command.run(approved, environment: other).status == 0)
        #expect(try names(other) == ["Ana", "Bo"])
        let again = try command.run(["sync", "cards"], environment: other)
        #expect(again.errorText.contains("2 as before."))
    }

    @Test func `beside the one that is followed has to be approved`() throws {
        _ = try accept()
        try command.folder.write(command.folder.read("cards/u1.vcf"), to: "second/u9.vcf")
        let result = try command.run("sync", "--accept", "second")
        #expect(result.status == 3)
        #expect(result.errorText.contains("is not the folder that this notebook follows"))
        #expect(command.folder.names(in: "second") == ["u9.vcf"])
    }

    @Test func `in whose place another one stands has to be approved`() throws {
        _ = try accept()
        remove(".kindred-notebook")
        let result = try command.run("sync", "--accept", "cards")
        #expect(result.status == 3)
        #expect(result.errorText.contains("--approve"))
    }

    @Test func `tells of files that hold no single card`() throws {
        try command.folder.write("no card", to: "cards/x.vcf")
        try command.folder.write(
            command.folder.read("cards/u1.vcf") + command.folder.read("cards/u2.vcf"),
            to: "cards/y.vcf"
        )
        let result = try command.run("sync", "--accept", "cards")
        #expect(result.status == 5)
        #expect(result.outputText.contains("! x.vcf: "))
        #expect(result.outputText.contains("! y.vcf: is not one whole card\n"))
        #expect(try names() == ["Ana", "Bo"])
    }

    @Test func `replays at most fifty thousand cards, and then takes none`() throws {
        for number in 0..<50_001 {
            let path = command.folder.path("cards/n\(number).vcf")
            #expect(unsafe symlink("u1.vcf", path) == 0)
        }
        let result = try command.run("sync", "--accept", "--replay", "cards")
        #expect(result.status == 5)
        #expect(result.errorText.contains("more than 50000 cards"))
        #expect(!command.folder.names().contains("book/"))
    }

    @Test func `that is none is an error`() throws {
        #expect(try command.run("sync", "missing").status == 5)
        #expect(try command.run("sync", "cards/u1.vcf").status == 5)
    }
}
