import TestSupport
import Testing

@Suite struct `The plan of a review` {
    private let command: BuiltCommand

    init() throws {
        command = try BuiltCommand()
        try command.folder.write(Self.card(), to: "ana.vcf")
    }

    private static let gif = "R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs="
    private static let otherGif = "R0lGODlhAQABAAAAACwAAAAAAQABAAACAkwBADs="

    private static func card(_ birthday: String = "BDAY:--0412", photo: String? = nil) -> String {
        let picture = photo.map { "PHOTO:data:image/gif;base64,\($0)\r\n" } ?? ""
        return "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ana Ruiz\r\n\(birthday)\r\n\(picture)END:VCARD\r\n"
    }

    private func plan(_ options: String...) throws -> ChildProcess.Result {
        try command.run(["review", "ana.vcf", "--plan", "ana.plan"] + options)
    }

    private func carryOut(_ options: String...) throws -> ChildProcess.Result {
        try command.run(["import", "ana.vcf", "--plan", "ana.plan"] + options)
    }

    /// That the plan is refused for that reason, and nobody was saved.
    private func refuses(_ reason: String, people: Int = 0) throws {
        let result = try carryOut()
        #expect(result.status == 4)
        #expect(result.errorText.contains(reason))
        #expect(result.output.isEmpty)
        let list = try command.run("list").outputText
        #expect(list.split(separator: "\n").count == people)
    }

    @Test func `is carried out once, as it was previewed, on another day too`() throws {
        #expect(try plan("--age", "40", "--given", "Anna", "--today", "2026-11-01").status == 0)
        #expect(try command.folder.mode(of: "ana.plan") == 0o600)
        let saved = try carryOut("--today", "2026-11-02")
        #expect(saved.status == 0)
        #expect(saved.outputText.contains("Born          ~40 as of 2026-11-01"))
        #expect(saved.outputText.contains("Name          Anna"))
        try refuses("was carried out on 2026-11-02 already", people: 1)
    }

    @Test func `is refused where the card changed`() throws {
        #expect(try plan("--age", "40").status == 0)
        try command.folder.write(Self.card("BDAY:--0413"), to: "ana.vcf")
        try refuses("the card is no longer the one that was reviewed")
        try command.folder.write("", to: "ana.vcf")
        try refuses("the card is no longer the one that was reviewed")
    }

    @Test func `is refused where the photo changed, and not where only folds did`() throws {
        let birthday = "BDAY:1990-04-12"
        try command.folder.write(Self.card(birthday, photo: Self.gif), to: "ana.vcf")
        let review = try plan()
        #expect(review.outputText.contains("read (gif)"))
        try command.folder.write(Self.card(birthday, photo: Self.otherGif), to: "ana.vcf")
        try refuses("the photo of the card is no longer the one")
        let folded = Self.gif.prefix(20) + "\r\n " + Self.gif.dropFirst(20)
        try command.folder.write(Self.card(birthday, photo: String(folded)), to: "ana.vcf")
        let saved = try carryOut()
        #expect(saved.status == 0)
        #expect(saved.outputText.contains("stored (gif)"))
    }

    @Test func `opens no photo on a day before the person is an adult`() throws {
        let birthday = "BDAY:1990-04-12"
        try command.folder.write(Self.card(birthday, photo: Self.gif), to: "ana.vcf")
        #expect(try plan().status == 0)
        let result = try carryOut("--today", "2000-01-01")
        #expect(result.status == 4)
        #expect(result.errorText.contains("may not be read"))
    }

    @Test func `is refused where the person changed or is gone`() throws {
        _ = try command.run("add", "--given", "Anita", "--birth", "1990-04-12")
        #expect(try plan("--into", "1", "--keep-birth").status == 0)
        _ = try command.run("edit", "1", "--notes", "new")
        try refuses("the person was changed since the review", people: 1)
        _ = try command.run("delete", "1", "--yes")
        try refuses("no longer in the notebook")
    }

    @Test func `into a person is carried out, once`() throws {
        _ = try command.run("add", "--given", "Anita", "--birth", "1990-04-12")
        #expect(try plan("--into", "1", "--keep-birth").status == 0)
        #expect(try carryOut().outputText.contains("Person        #1, revision 2"))
        try refuses("already", people: 1)
    }

    @Test(arguments: [("Ana", "Eva"), ("\"age\": 40", "\"age\": 41"), ("\"seal\"", "\"sea1\"")])
    func `is refused where it was edited`(part: String, other: String) throws {
        #expect(try plan("--age", "40", "--given", "Ana").status == 0)
        let text = String(decoding: try command.folder.read("ana.plan"), as: UTF8.self)
        #expect(text.contains(part))
        let edited = text.split(separator: part, omittingEmptySubsequences: false)
            .joined(separator: other)
        try command.folder.write(edited, to: "ana.plan")
        try refuses("the plan was changed since it was made")
    }

    @Test func `belongs to the notebook it was made for`() throws {
        #expect(try plan("--age", "40").status == 0)
        let other = command.folder.path("other/notebook.sqlite")
        let result = try carryOut("--notebook", other)
        #expect(result.status == 4)
        #expect(result.errorText.contains("belongs to another notebook"))
    }

    @Test func `is not made while something is open, nor over a file that is there`() throws {
        #expect(try plan().status == 3)
        #expect(!command.folder.names().contains("ana.plan"))
        try command.folder.write("mine", to: "ana.plan")
        let result = try plan("--age", "40")
        #expect(result.status == 5)
        #expect(try command.folder.read("ana.plan") == Array("mine".utf8))
        #expect(try carryOut().status == 5)
    }

    @Test(arguments: [["--age", "40"], ["--into", "1"], ["--card", "1"], ["--no-photo"]])
    func `takes no further answers`(options: [String]) throws {
        #expect(try plan("--age", "40").status == 0)
        let words = ["import", "ana.vcf", "--plan", "ana.plan"] + options
        #expect(try command.run(words).status == 2)
    }
}
