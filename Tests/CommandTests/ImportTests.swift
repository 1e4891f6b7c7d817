import TestSupport
import Testing
import Text

@Suite struct `Importing a card` {
    private let command: BuiltCommand

    init() throws {
        command = try BuiltCommand()
        try command.folder.write(Self.leapMonth, to: "leap.vcf")
        try command.folder.write(Self.yearless, to: "yearless.vcf")
        try command.folder.write(Self.leapMonth + Self.yearless, to: "both.vcf")
    }

    private static let leapMonth =
        "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Zhou;Meilin;;;\r\nFN:Meilin Zhou\r\n"
        + "X-ALTBDAY;CALSCALE=chinese:0078000406L10\r\nEND:VCARD\r\n"
    private static let yearless =
        "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Tomas Varga\r\nN:Varga;Tomas;;;\r\n"
        + "BDAY:--0412\r\nEND:VCARD\r\n"

    @Test func `previews, saves and shows a person born in a leap month`() throws {
        let review = try command.run("review", "leap.vcf")
        #expect(review.status == 0)
        #expect(review.outputText.contains("1987-08-04"))
        #expect(command.folder.names().contains("book/") == false)

        let saved = try command.run("import", "leap.vcf", "--yes")
        #expect(saved.status == 0)
        #expect(saved.outputText.hasPrefix("Receipt "))
        #expect(saved.outputText.contains("Meilin Zhou"))

        let shown = try command.run("show", "1", "--today", "2026-11-30")
        #expect(shown.outputText.contains("Age           39 years\n"))
        #expect(shown.outputText.contains("Born          1987-08-04\n"))
        #expect(shown.outputText.contains("leap month 6"))
        let later = try command.run("show", "meilin zhou", "--today", "2027-08-04")
        #expect(later.outputText.contains("Age           40 years\n"))
    }

    @Test func `twice writes once and prints the same receipt`() throws {
        let first = try command.run("import", "leap.vcf")
        let second = try command.run("import", "leap.vcf")
        #expect(first.status == 0)
        #expect(second.status == 0)
        #expect(first.output == second.output)
        #expect(first.errors.isEmpty)
        #expect(second.errorText.contains("was imported before; nothing was written"))
        let list = try command.run("list").outputText
        #expect(list.split(separator: "\n").count == 1)
    }

    @Test func `without a year asks, and writes nothing`() throws {
        let result = try command.run("import", "yearless.vcf", "--yes")
        #expect(result.status == 3)
        #expect(result.output.isEmpty)
        for option in ["--birth YYYY-MM-DD", "--age N", "--birth-unknown"] {
            #expect(result.errorText.contains(option))
        }
        #expect(!result.errorText.contains("Varga"))
        #expect(!result.errorText.contains("0412"))
        #expect(command.folder.names().contains("book/") == false)
    }

    @Test(arguments: [
        (["--birth", "1990-04-12"], "1990-04-12"), (["--age=40"], "~40"),
        (["--birth-unknown"], "unknown"),
    ])
    func `without a year takes an answer`(answer: [String], born: String) throws {
        let words = ["import", "yearless.vcf", "--today", "2026-11-30"] + answer
        let result = try command.run(words)
        #expect(result.status == 0)
        #expect(result.outputText.contains("Born          \(born)"))
    }

    @Test(arguments: [
        ["--birth", "2030-01-01"], ["--birth", "1870-01-01"], ["--birth", "1990-02-30"],
        ["--age", "121"], ["--age", "-1"], ["--age", "x"],
        ["--age", "3", "--birth-unknown"], ["--no-photo", "--confirm-photo"],
        ["--notebook", ""],
    ])
    func `refuses an answer that cannot be`(answer: [String]) throws {
        let words = ["import", "yearless.vcf", "--today", "2026-11-30"] + answer
        let result = try command.run(words)
        #expect(result.status == 2)
        #expect(result.output.isEmpty)
        #expect(command.folder.names().contains("book/") == false)
    }

    @Test func `of several asks which, by number and name`() throws {
        let result = try command.run("import", "both.vcf")
        #expect(result.status == 3)
        #expect(result.errorText.contains("1  Meilin Zhou"))
        #expect(result.errorText.contains("2  Tomas Varga"))
        #expect(try command.run("import", "both.vcf", "--card", "3").status == 2)
        #expect(try command.run("import", "both.vcf", "--card", "Meilin Zhou").status == 0)
        #expect(try command.run("import", "both.vcf", "--card=2", "--age=40").status == 0)
        let list = try command.run("list").outputText
        #expect(list.split(separator: "\n").count == 2)
    }

    @Test func `reads standard input`() throws {
        let result = try command.run("import", "-", input: Array(Self.leapMonth.utf8))
        #expect(result.status == 0)
        #expect(result.outputText.contains("Meilin Zhou"))
    }

    @Test func `takes names and connections from options`() throws {
        let result = try command.run(
            "import",
            "leap.vcf",
            "--given",
            "Mei",
            "--family",
            "",
            "--friend",
            "--relative"
        )
        #expect(result.outputText.contains("Name          Mei\n"))
        #expect(result.outputText.contains("Connections   friend, family\n"))
    }

    @Test func `without a given name gives a permanent label`() throws {
        let result = try command.run("import", "leap.vcf", "--given", " ")
        #expect(result.outputText.contains("Name          Person 1 (Zhou)\n"))
        #expect(try command.run("show", "#1").outputText.contains("Person 1 (Zhou)"))
    }

    @Test func `is listed and shown as JSON`() throws {
        _ = try command.run("import", "leap.vcf", "--colleague")
        let list = try JSONReader.read(try command.run("list", "--format=json").output)
        let shown = try JSONReader.read(try command.run("show", "1", "--format=json").output)
        #expect(list.array?.count == 1)
        let members = try #require(shown.object?.map(\.key))
        for name in members where !["parents", "partners", "log"].contains(name) {
            #expect(list[0]?[name] == shown[name])
        }
        #expect(shown["reference"] == .integer(1))
        #expect(shown["name"] == .string("Meilin Zhou"))
        #expect(shown["birth"]?["date"] == .string("1987-08-04"))
        #expect(shown["birth"]?["observed"]?["leapMonth"] == .bool(true))
        #expect(shown["connections"] == .array([.string("colleague")]))
    }

    @Test func `keeps the notebook where the environment says`() throws {
        let home = ["HOME": command.folder.path("home"), "KINDRED_NOTEBOOK": ""]
        #expect(try command.run("import", "leap.vcf", environment: home).status == 0)
        let folder = "home/.local/share/kindred"
        #expect(try !command.folder.read("\(folder)/notebook.sqlite").isEmpty)
        let data = home.merging(["XDG_DATA_HOME": command.folder.path("data")]) { $1 }
        #expect(try command.run("import", "leap.vcf", environment: data).status == 0)
        #expect(try !command.folder.read("data/kindred/notebook.sqlite").isEmpty)
        let nowhere = ["KINDRED_NOTEBOOK": ""]
        let result = try command.run("list", environment: nowhere)
        #expect(result.status == 2)
        #expect(result.errorText.contains("--notebook PATH"))
    }
}
