import TestSupport
import Testing
import Text

@Suite struct `A card that may be somebody` {
    private let command: BuiltCommand

    init() throws {
        command = try BuiltCommand()
        try command.folder.write(Self.card(), to: "ana.vcf")
    }

    private static func card(
        name: String = "Ana Ruiz",
        _ lines: String = "BDAY:--0412\r\nEMAIL:ana@example.com\r\nUID:urn:example:ana\r\n"
    ) -> String {
        "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:\(name)\r\n\(lines)END:VCARD\r\n"
    }

    private func count() throws -> Int {
        try command.run("list").outputText.split(separator: "\n").count
    }

    @Test func `imported again with an age of another day asks instead of writing twice`() throws {
        let words = ["import", "ana.vcf", "--age", "40", "--today"]
        let first = try command.run(words + ["2026-11-29"])
        #expect(first.status == 0)
        let again = try command.run(words + ["2026-11-29"])
        #expect(again.output == first.output)
        let tomorrow = try command.run(words + ["2026-11-30"])
        #expect(tomorrow.status == 3)
        #expect(tomorrow.errorText.contains("--into 1  (same: this card was imported before"))
        #expect(tomorrow.errorText.contains("--new"))
        #expect(!tomorrow.errorText.contains("Ruiz"))
        #expect(try count() == 1)
        let into = try command.run(words + ["2026-11-30", "--into", "1"])
        #expect(into.status == 0)
        #expect(into.outputText.contains("Person        #1, revision 2"))
        #expect(try command.run(words + ["2026-11-30", "--into", "1"]).output == into.output)
        #expect(try count() == 1)
        #expect(try command.run(words + ["2026-11-30", "--new"]).status == 0)
        #expect(try count() == 2)
    }

    @Test(arguments: [
        ("Ann Other", "EMAIL:ANA@example.com\r\n", "possible", "email"),
        ("Ana Ruiz", "UID:urn:example:ana\r\n", "same", "uid"),
    ])
    func `by another card is listed with a reference and a reason`(
        name: String,
        lines: String,
        certainty: String,
        reason: String
    ) throws {
        #expect(try command.run("import", "ana.vcf", "--birth", "1990-04-12").status == 0)
        try command.folder.write(Self.card(name: name, lines), to: "other.vcf")
        let json = try JSONReader.read(
            command.run("review", "other.vcf", "--format", "json").output
        )
        let candidate = json["match"]?["candidates"]?[0]
        #expect(json["match"]?["verdict"] == .string(certainty))
        #expect(candidate?["reference"] == 1)
        #expect(candidate?["reasons"]?[0] == .string(reason))
        #expect(json["actions"]?[0] == "importInto")
        #expect(try command.run("import", "other.vcf", "--birth-unknown").status == 3)
        #expect(try count() == 1)
    }

    @Test func `by name alone is a new person`() throws {
        #expect(try command.run("import", "ana.vcf", "--birth", "1990-04-12").status == 0)
        try command.folder.write(Self.card("BDAY:1991-04-12\r\n"), to: "other.vcf")
        #expect(try command.run("import", "other.vcf").status == 0)
        #expect(try count() == 2)
    }

    @Test func `whose person was deleted is not brought back without a word`() throws {
        let words = ["import", "ana.vcf", "--age", "40"]
        #expect(try command.run(words).status == 0)
        #expect(try command.run("delete", "1", "--yes").status == 0)
        let again = try command.run(words)
        #expect(again.status == 3)
        #expect(again.errorText.contains("deleted since"))
        #expect(again.errorText.contains("--new"))
        #expect(try count() == 0)
        let other = try command.run(["import", "ana.vcf", "--age", "41"])
        #expect(other.status == 3)
        #expect(other.errorText.contains("deleted since"))
        #expect(try command.run(words + ["--new"]).status == 0)
        let list = try command.run("list").outputText
        #expect(list.hasPrefix("#2  "))
        #expect(try command.run(words + ["--new"]).errorText.contains("was imported before"))
        #expect(try command.run(words).errorText.contains("was imported before"))
        #expect(try command.run("list").outputText == list)
    }

    @Test func `whose person was deleted comes back by a plan that says so`() throws {
        let words = ["import", "ana.vcf", "--age", "40"]
        #expect(try command.run(words).status == 0)
        #expect(try command.run("delete", "1", "--yes").status == 0)
        let review = ["review", "ana.vcf", "--age", "40", "--plan", "plan"]
        #expect(try command.run(review).status == 3)
        #expect(try command.run(review + ["--new"]).status == 0)
        #expect(try command.run("import", "ana.vcf", "--plan", "plan").status == 0)
        #expect(try count() == 1)
        #expect(try command.run("import", "ana.vcf", "--plan", "plan").status == 4)
        #expect(try count() == 1)
    }

    @Test func `goes into a person and keeps what is theirs`() throws {
        _ = try command.run(
            "add",
            "--given",
            "Anita",
            "--notes",
            "keeps bees",
            "--closeness",
            "5",
            "--birth",
            "1990-04-12",
            "--colleague"
        )
        let review = try command.run("review", "ana.vcf", "--into", "1")
        for line in ["Given name, now      Anita", "current age kept", "Will change"] {
            #expect(review.outputText.contains(line))
        }
        #expect(try command.run("import", "ana.vcf", "--into", "Anita").status == 0)
        let shown = try command.run("show", "1").outputText
        for line in ["Ana Ruiz", "1990-04-12", "keeps bees", "Closeness     5", "colleague"] {
            #expect(shown.contains(line))
        }
    }

    @Test func `comes with a link that is saved together with the person`() throws {
        _ = try command.run("add", "--given", "Vera", "--family", "Ruiz")
        try command.folder.write(Self.card(name: "Leo", "BDAY:2020-04-12\r\n"), to: "leo.vcf")
        let review = try command.run("review", "leo.vcf", "--child-of", "1", "--kind=step")
        #expect(review.outputText.contains("Link                 a child (step)"))
        let saved = try command.run("import", "leo.vcf", "--child-of", "1", "--kind", "step")
        #expect(saved.status == 0)
        #expect(saved.outputText.contains("Name          Leo Ruiz\n"))
        #expect(try command.run("show", "1").outputText.contains("Leo Ruiz"))
        let leo = try JSONReader.read(command.run("show", "2", "--format=json").output)
        #expect(leo["listed"] == false)
    }

    @Test(arguments: [
        ["--into", "1", "--new"], ["--into", "1", "--friend"], ["--into", "1", "--child-of", "1"],
        ["--new", "--keep-birth"], ["--birth-unknown", "--keep-birth"], ["--keep-birth"],
        ["--child-of", "1", "--partner-of", "1"], ["--kind", "step"], ["--into", "9"],
    ])
    func `with answers that contradict each other is refused`(options: [String]) throws {
        _ = try command.run("add", "--given", "Vera")
        for verb in ["review", "import"] {
            #expect(try command.run([verb, "ana.vcf"] + options).status == 2)
        }
        #expect(try count() == 1)
    }
}
