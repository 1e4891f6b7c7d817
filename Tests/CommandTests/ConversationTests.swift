import TestSupport
import Testing

/// The whole of an import as a person at a terminal goes through it.
@Suite struct `At a terminal, import` {
    private let command: BuiltCommand

    init() throws {
        command = try BuiltCommand()
        try command.folder.write(Self.card("BDAY:1990-10-03"), to: "adult.vcf")
        try command.folder.write(Self.card("BDAY:--0412"), to: "yearless.vcf")
    }

    private static func card(_ birthday: String, name: String = "Varga;Tomas") -> String {
        "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Tomas Varga\r\nN:\(name);;;\r\n\(birthday)\r\n"
            + "END:VCARD\r\n"
    }

    private func talk(_ words: String...) throws -> PseudoTerminal {
        try PseudoTerminal(
            try BuiltCommand.path(),
            ["import"] + words,
            environment: [
                "KINDRED_NOTEBOOK": command.folder.path("book/notebook.sqlite"), "TZ": "UTC",
            ],
            folder: command.folder.path
        )
    }

    /// Whether the terminal asks, and showed this before.
    private func answer(
        _ terminal: PseudoTerminal,
        after shown: [String],
        _ line: String,
        _ location: SourceLocation = #_sourceLocation
    ) throws {
        for text in shown { #expect(terminal.shows(text), sourceLocation: location) }
        #expect(terminal.shows("Answer: "), sourceLocation: location)
        try terminal.type(line + "\n")
    }

    private func isUntouched() -> Bool { !command.folder.names().contains("book/") }

    @Test func `shows a new person, and saves at a word`() throws {
        let terminal = try talk("adult.vcf")
        try answer(terminal, after: ["Birthday, result     1990-10-03", "save"], "save")
        #expect(terminal.shows("Receipt"))
        #expect(terminal.shows("Tomas Varga"))
        #expect(try terminal.end() == 0)
        #expect(try command.run("list").outputText.contains("Tomas Varga"))
    }

    @Test func `asks for a birthday, and lets every answer be changed before it is saved`() throws {
        let terminal = try talk("yearless.vcf", "--today", "2026-11-30")
        try answer(terminal, after: ["a decision is needed: the year is missing"], "save")
        try answer(terminal, after: ["Not yet: the year is missing"], "age")
        try answer(terminal, after: ["An age is a whole number"], "age 121")
        try answer(terminal, after: ["Not taken: an age is from 0 to 120"], "keep")
        try answer(terminal, after: ["Not taken: a new person has no birth to keep"], "age 0")
        try answer(terminal, after: ["~0 as of 2026-11-30, entered"], "unknown")
        try answer(terminal, after: ["unknown, left unknown"], "birth 2030-01-01")
        try answer(terminal, after: ["Not taken: the day is still to come"], "birth 1990-04-12")
        try answer(terminal, after: ["1990-04-12, entered"], "given Tom")
        try answer(terminal, after: ["Given name, result   Tom"], "friend")
        try answer(terminal, after: ["Connections, result  friend"], "what?")
        try answer(terminal, after: ["That is none of the answers"], "save")
        #expect(terminal.shows("Receipt"))
        #expect(try terminal.end() == 0)
        let shown = try command.run("show", "1").outputText
        for line in ["Tom Varga", "1990-04-12", "friend"] { #expect(shown.contains(line)) }
    }

    @Test(arguments: ["cancel\n", "\u{3}", "\u{4}"])
    func `leaves no trace where it is given up`(end: String) throws {
        let terminal = try talk("yearless.vcf")
        try answer(terminal, after: [], "age 40")
        #expect(terminal.shows("~40"))
        #expect(terminal.shows("Answer: "))
        try terminal.type(end)
        #expect(terminal.shows("cancelled; nothing was changed"))
        #expect(try terminal.end() == 3)
        #expect(isUntouched())
    }

    @Test func `into somebody tells what is lost, and loses nothing without a word`() throws {
        let photo = PackageRoot.sample("photo-adult.vcf")
        #expect(try command.run("import", photo).status == 0)
        var terminal = try talk("adult.vcf", "--into", "1")
        try answer(
            terminal,
            after: ["Photo, now           stored (jpeg)", "Will be lost         photo"],
            "save"
        )
        #expect(terminal.shows("Type 'remove' to remove it and save: "))
        try terminal.type("no\n")
        try answer(terminal, after: ["Nothing was removed or saved"], "cancel")
        #expect(try terminal.end() == 3)
        #expect(try command.run("show", "1").outputText.contains("stored (jpeg)"))
        terminal = try talk("adult.vcf", "--into", "1")
        try answer(terminal, after: [], "keep")
        try answer(terminal, after: ["current age kept"], "save")
        #expect(terminal.shows("Type 'remove' to remove it and save: "))
        try terminal.type("remove\n")
        #expect(terminal.shows("Receipt"))
        #expect(try terminal.end() == 0)
        let shown = try command.run("show", "1").outputText
        #expect(shown.contains("Tomas Varga"))
        #expect(shown.contains("Photo         none"))
    }

    @Test func `asks for whom a card is that was imported before`() throws {
        #expect(try command.run("import", "adult.vcf").status == 0)
        let terminal = try talk("adult.vcf", "--given", "Tom")
        #expect(terminal.shows("#1 Tomas Varga: the same, this card was imported before"))
        #expect(terminal.shows("Into whom? "))
        try terminal.type("7\n")
        #expect(terminal.shows("That is none of them."))
        try terminal.type("1\n")
        try answer(terminal, after: ["Into                 #1 Tomas Varga"], "save")
        #expect(terminal.shows("Receipt"))
        #expect(try terminal.end() == 0)
        let list = try command.run("list").outputText
        #expect(list.split(separator: "\n").count == 1)
        #expect(list.contains("Tom Varga"))
    }

    @Test func `asks of a card whose person was deleted, and takes it as new at a word`() throws {
        #expect(try command.run("import", "adult.vcf").status == 0)
        #expect(try command.run("delete", "1", "--yes").status == 0)
        let terminal = try talk("adult.vcf")
        #expect(terminal.shows("This card was imported before, and the person deleted since."))
        #expect(terminal.shows("Into whom? "))
        try terminal.type("new\n")
        try answer(terminal, after: [], "save")
        #expect(terminal.shows("Receipt"))
        #expect(try terminal.end() == 0)
        #expect(try command.run("list").outputText.contains("#2  Tomas Varga"))
    }

    @Test func `opens no photo of a minor, whatever is answered`() throws {
        let terminal = try talk(PackageRoot.sample("photo-minor-poisoned.vcf"))
        try answer(terminal, after: ["Photo gate           shut: under 18"], "photo")
        try answer(terminal, after: ["Not taken: the photo stays closed: under 18"], "save")
        #expect(terminal.shows("Photo         none"))
        #expect(try terminal.end() == 0)
        let canary = Array("poisoned-photo-canary".utf8)
        #expect(!terminal.transcript.contains(canary))
        for name in ["notebook.sqlite", "notebook.sqlite-wal"] {
            let bytes = (try? command.folder.read("book/\(name)")) ?? []
            #expect(!bytes.contains(canary))
        }
    }

    @Test func `uses the photo of a kept age only at a word`() throws {
        _ = try command.run("add", "--given", "Ada", "--birth", "1980-01-01")
        let card = try String(
            decoding: TemporaryFolder.read(at: PackageRoot.sample("photo-adult.vcf")),
            as: UTF8.self
        )
        let lines = card.split(separator: "\r\n", omittingEmptySubsequences: false)
        let kept = lines.filter { !$0.hasPrefix("BDAY") }.joined(separator: "\r\n")
        try command.folder.write(kept, to: "photo.vcf")
        let terminal = try talk("photo.vcf", "--into", "1")
        try answer(terminal, after: ["the kept age says nothing"], "save")
        try answer(terminal, after: ["Not yet: the photo is not read"], "photo")
        try answer(terminal, after: ["read (jpeg)"], "save")
        #expect(terminal.shows("stored (jpeg)"))
        #expect(try terminal.end() == 0)
    }

    @Test func `asks which card of a file is meant, by number and name`() throws {
        let names = ["Varga;Tomas", "Ruiz;Ana", "Vale;Ada", "Vale;Ada"]
        let cards = names.enumerated().map { place, name in
            Self.card("BDAY:1990-10-0\(place + 1)", name: name).replacing(
                "FN:Tomas Varga",
                with: "FN:\(name.split(separator: ";").reversed().joined(separator: " "))"
            )
        }
        try command.folder.write(cards.joined(), to: "cards.vcf")
        let terminal = try talk("cards.vcf")
        for text in ["cards.vcf holds several cards:", "  1  Tomas Varga", "  4  Ada Vale"] {
            #expect(terminal.shows(text))
        }
        #expect(terminal.shows("Which card? "))
        for (answer, shown) in [
            ("9", "That is none of them."), ("Nobody", "That is none of them."),
            ("Ada Vale", "Several cards have that name:"), ("", "\r\n"),
        ] {
            try terminal.type(answer + "\n")
            #expect(terminal.shows(shown))
            #expect(terminal.shows("Which card? "))
        }
        try terminal.type("4\n")
        try answer(terminal, after: ["Birthday, result     1990-10-04"], "save")
        #expect(terminal.shows("Receipt"))
        #expect(try terminal.end() == 0)
        let byName = try talk("cards.vcf", "--yes")
        #expect(byName.shows("Which card? "))
        try byName.type("Ana Ruiz\n")
        #expect(byName.shows("Receipt"))
        #expect(try byName.end() == 0)
        let list = try command.run("list").outputText
        #expect(list.split(separator: "\n").count == 2)
        #expect(list.contains("Ada Vale") && list.contains("Ana Ruiz"))
    }

    @Test(arguments: ["cancel\n", "\u{3}", "\u{4}"])
    func `leaves no trace where no card is chosen`(end: String) throws {
        let cards = try command.folder.read("adult.vcf") + command.folder.read("yearless.vcf")
        try command.folder.write(cards, to: "cards.vcf")
        let terminal = try talk("cards.vcf")
        #expect(terminal.shows("Which card? "))
        try terminal.type(end)
        #expect(terminal.shows("cancelled; nothing was changed"))
        #expect(try terminal.end() == 3)
        #expect(isUntouched())
    }

    @Test func `finds a card that was imported with an age on another day`() throws {
        let words = ["yearless.vcf", "--age", "40", "--today"]
        #expect(try command.run(["import"] + words + ["2026-11-29"]).status == 0)
        let before = try command.folder.read("book/notebook.sqlite")
        let elsewhere = try command.run(["import"] + words + ["2026-11-30"])
        #expect(elsewhere.status == 3)
        #expect(elsewhere.errorText.contains("--into 1  (same: this card was imported before"))
        let terminal = try talk("yearless.vcf", "--age", "40", "--today", "2026-11-30", "--yes")
        #expect(terminal.shows("#1 Tomas Varga: the same, this card was imported before"))
        #expect(terminal.shows("Into whom? "))
        try terminal.type("cancel\n")
        #expect(try terminal.end() == 3)
        #expect(try command.folder.read("book/notebook.sqlite") == before)
        #expect(try command.run("list").outputText.split(separator: "\n").count == 1)
    }

    @Test func `asks nothing where everything is said`() throws {
        let terminal = try talk("yearless.vcf", "--age", "40", "--yes")
        #expect(terminal.shows("Receipt"))
        #expect(try terminal.end() == 0)
    }
}
