import Commands
import TestSupport
import Testing
import Text

@Suite struct `birthdays` {
    private let world: World

    init() throws {
        world = try World()
    }

    static func card(_ name: String, _ lines: String...) -> String {
        "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:\(name)\r\nN:;\(name);;;\r\n"
            + lines.map { "\($0)\r\n" }.joined() + "END:VCARD\r\n"
    }

    static let meilin = card("Meilin Zhou", "X-ALTBDAY;CALSCALE=chinese:0078000406L10")
    static let ada = card("Ada Vale", "BDAY:1990-12-02")
    static let tomas = card("Tomas Varga", "BDAY;X-APPLE-OMIT-YEAR=1604:1604-04-12")
    static let open = card("Elena Rossi", "BDAY:03/04/1990")
    static let all = meilin + ada + tomas + open + card("Ivo Petrov")

    private func lines(_ words: String..., input: String) -> [String] {
        let result = world.run(["birthdays", "--from=-"] + words, input: input)
        return result.output.split(separator: "\n").map(String.init)
    }

    @Test func `tells the nearest first, in both calendars, the age where the year is known`() {
        let result = world.run("birthdays", "--from", "-", input: Self.all)
        #expect(result.status == .done)
        #expect(
            result.output == """
                in 2 days    2026-12-02  Ada Vale     turns 36
                in 133 days  2027-04-12  Tomas Varga
                in 225 days  2027-07-13  Meilin Zhou  turns 40
                                         Gregorian 13 July 2027
                                         Chinese month 6, day 10, 2027 (cycle 78, year 44)

                """
        )
        #expect(
            result.messages == """
                kindred: -: card 4: day and month can be read either way.
                kindred: 1 card has no birthday.

                """
        )
    }

    @Test func `of the notebook are those of the file that was imported`() {
        for card in [Self.meilin, Self.ada] {
            #expect(world.run("import", "-", "--yes", input: card).status == .done)
        }
        let unknown = world.run("import", "-", "--birth-unknown", input: Self.card("Ivo Petrov"))
        #expect(unknown.status == .done)
        let result = world.run("birthdays")
        #expect(result.output == lines(input: Self.meilin + Self.ada).map { "\($0)\n" }.joined())
        #expect(result.messages == "kindred: 1 person has no birthday.\n")
    }

    @Test func `of nobody are none`() {
        let notebook = world.run("birthdays")
        #expect(notebook.status == .done)
        #expect(notebook.output.isEmpty)
        #expect(notebook.messages == "kindred: 0 birthdays.\n")
        #expect(world.run("birthdays", "--format=json").output == "[]\n")
        #expect(world.run("birthdays", "--from=-", input: "").messages.contains("0 birthdays"))
    }

    @Test(arguments: [
        (["--within=1"], 0), (["--within=2"], 1), (["--within", "133"], 2), (["--within=0"], 0),
        (["--count=2"], 2), (["--count=9"], 3), (["--within=133", "--count=1"], 1),
        (["--today=2026-12-02", "--within=0"], 1),
    ])
    func `can be limited to days and a number`(words: [String], count: Int) {
        let result = world.run(["birthdays", "--from=-"] + words, input: Self.all)
        #expect(result.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }.count == count)
    }

    @Test func `near are told as today and tomorrow`() {
        #expect(
            lines("--today=2026-12-02", input: Self.ada) == [
                "today  2026-12-02  Ada Vale  turns 36"
            ]
        )
        #expect(
            lines("--today=2026-12-01", input: Self.ada) == [
                "tomorrow  2026-12-02  Ada Vale  turns 36"
            ]
        )
    }

    @Test(arguments: [
        ("march", "2027-03-01"), ("february", "2027-02-28"),
    ])
    func `of 29 February are kept by choice`(choice: String, day: String) {
        let found = lines("--leap-day=\(choice)", input: Self.card("Ana", "BDAY:2008-02-29"))
        #expect(found.first?.contains(day) == true)
    }

    @Test(arguments: [("leap", "2025-07-29"), ("regular", "2025-06-29")])
    func `of a Korean leap month are kept by choice`(choice: String, day: String) {
        let card = Self.card("Ana", "X-ALTBDAY;CALSCALE=dangi:0078000406L05")
        let found = lines("--korean-leap-month=\(choice)", "--today=2025-03-01", input: card)
        #expect(found.first?.contains(day) == true)
    }

    @Test func `of an Islamic calendar count its own years, and may fall on other days`() {
        let card = Self.card("Sami", "X-ALTBDAY;CALSCALE=islamic-umalqura:-14310115")
        #expect(
            lines("--today=2040-01-01", input: card) == [
                "in 28 days  2040-01-29  Sami  turns 31 (Islamic years)",
                "                        Gregorian 29 January 2040",
                "                        Islamic (Umm al-Qura) 15 Muharram 1462",
                "                        or 2040-01-27, 2040-01-28, 2040-01-30",
            ]
        )
    }

    @Test func `beyond the tables are not guessed`() {
        let result = world.run(
            "birthdays",
            "--from=-",
            "--today=2100-12-30",
            input: Self.card("Ana", "X-ALTBDAY;CALSCALE=chinese:007800040112")
        )
        #expect(result.status == .done)
        #expect(result.output.isEmpty)
        #expect(result.messages.contains("the Chinese calendar is not known so far ahead"))
    }

    @Test func `of hostile and long names stay harmless and within 80 columns`() {
        let names = [
            "\u{1B}[31mRed\u{202E}", String(repeating: "x", count: 200),
            String(repeating: "日本", count: 60), String(repeating: "e\u{301}", count: 90),
        ]
        for name in names {
            for line in ["BDAY:1990-12-02", "X-ALTBDAY;CALSCALE=islamic-civil:-14310115"] {
                let found = lines(input: Self.card(name, line) + Self.ada)
                #expect(found.count >= 2)
                for text in found {
                    #expect(TerminalText.width(text) <= 80)
                    #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}"))
                }
            }
        }
    }

    @Test func `as JSON carry what the text shows`() throws {
        let json = world.run("birthdays", "--from=-", "--format=json", input: Self.all).output
        let found = try JSONReader.read(json)
        #expect(found.array?.count == 3)
        let next = found[2]
        #expect(next?["date"] == .string("2027-07-13"))
        #expect(next?["days"] == .integer(225))
        #expect(next?["name"] == .string("Meilin Zhou"))
        #expect(next?["turns"] == .integer(40))
        #expect(next?["birth"] == .string("1987-08-04"))
        #expect(next?["calendar"] == .string("chinese"))
        #expect(next?["observed"]?["month"] == .integer(6))
        #expect(next?["observed"]?["leapMonth"] == .bool(false))
        #expect(next?["card"] == .integer(1))
        #expect(next?["approximate"] == .bool(false))
        #expect(found[1]?["turns"] == .null)
        #expect(found[1]?["birth"] == .null)
    }

    @Test(arguments: [
        ["--from=-", "--notebook=x"], ["--ics", "--format=json"], ["--within=-1"], ["--within=x"],
        ["--count=0"], ["--years=0", "--ics"], ["--years=101", "--ics"], ["--leap-day=april"],
        ["--today=2026-02-30"], ["somebody"],
    ])
    func `are not told for what cannot be meant`(words: [String]) {
        let result = world.run(["birthdays"] + words)
        #expect(result.status == .usage)
        #expect(result.output.isEmpty)
    }

    @Test func `of a folder are those of its files, and what cannot be read is told`() throws {
        try world.folder.write(Self.ada, to: "cards/a.vcf")
        try world.folder.write("no card at all", to: "cards/b.vcf")
        try world.folder.write(Self.tomas, to: "cards/c.vcf")
        let result = world.run("birthdays", "--from", world.folder.path("cards"))
        #expect(result.status == .unreadable)
        #expect(result.output.contains("Ada Vale"))
        #expect(result.output.contains("Tomas Varga"))
        #expect(result.messages.contains("b.vcf"))
        #expect(world.run("birthdays", "--from=/nowhere/a.vcf").status == .unreadable)
    }

    @Test func `never look at a photo, and write nothing`() throws {
        let photo = "PHOTO;ENCODING=b;TYPE=JPEG:!!CANARY-PHOTO-31!!"
        for words in [[], ["--format=json"], ["--ics"]] {
            let result = world.run(
                ["birthdays", "--from=-"] + words,
                input: Self.card("Nuno", "BDAY:2016-03-09", photo)
            )
            #expect(result.status == .done)
            #expect(!(result.output + result.messages).contains("CANARY"))
        }
        #expect(world.run("list").messages.contains("0 people"))
    }

    @Test(arguments: [
        (["LC_ALL": "de_DE.UTF-8"], "Gregorian 13 Juli 2027"),
        (["LC_TIME": "fr_FR.utf8"], "Gregorian 13 juillet 2027"),
        (["LANG": "nl_NL"], "Gregorian 13 juli 2027"),
        (["LC_ALL": "", "LC_TIME": "C", "LANG": "de_DE.UTF-8"], "Gregorian 13 July 2027"),
        (["LC_ALL": "POSIX"], "Gregorian 13 July 2027"),
        (["LC_ALL": "C.UTF-8"], "Gregorian 13 July 2027"),
        (["LANG": "de_DE.ISO-8859-1"], "Gregorian 13 July 2027"),
        (["LANG": "de_DE.UTF-8@euro"], "Gregorian 13 Juli 2027"),
        (["LANG": "@"], "Gregorian 13 July 2027"),
        (["LANG": ".UTF-8"], "Gregorian 13 July 2027"),
    ])
    func `name months in the language of the environment`(
        environment: [String: String],
        words: String
    ) {
        let result = world.run(
            "birthdays",
            "--from=-",
            input: Self.meilin,
            environment: environment
        )
        #expect(result.output.contains(words))
    }
}
