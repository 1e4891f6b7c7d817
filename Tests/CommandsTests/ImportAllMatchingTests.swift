import Commands
import TestSupport
import Testing
import Text

/// A batch asks of each card whether it is already somebody.
@Suite struct `A batch of cards that may be somebody` {
    private let world: World

    init() throws {
        world = try World()
    }

    /// A card of a name, with these lines.
    static func card(_ name: String, _ lines: String...) -> String {
        (["BEGIN:VCARD", "VERSION:4.0", "FN:\(name)"] + lines + ["END:VCARD", ""])
            .joined(separator: "\r\n")
    }

    /// What is in the notebook before a batch comes: Ana is #1, Bo is #2.
    private static let known = [
        card("Ana", "BDAY:1990-10-03", "UID:u1", "EMAIL:ana@example.com"),
        card("Bo", "BDAY:1985-04-12", "TEL:+1 555 0101"),
    ]

    private func importAll(_ cards: [String], _ words: String...) throws -> World.Result {
        try world.folder.write(cards.joined(), to: "cards.vcf")
        return world.run(["import", "--all", world.folder.path("cards.vcf")] + words)
    }

    private func count() -> Int { world.run("list").output.split(separator: "\n").count }

    /// The lines about cards, without the path of their file.
    private func notes(_ result: World.Result) -> [String] {
        let path = world.folder.path("cards.vcf: ")
        return result.output.split(separator: "\n").filter { $0.hasPrefix(path) }
            .map { String($0.dropFirst(path.count)) }
    }

    /// One card beside another new one, and what is told of it; nil where it is nobody known.
    struct Case: CustomTestStringConvertible {
        let card: String
        let question: String?
        var isKnown = false
        var testDescription: String { "\(question ?? (isKnown ? "known" : "new")): \(card)" }
    }

    static let cases = [
        Case(
            card: card("Eva", "BDAY:1970-01-05", "EMAIL:ANA@example.com"),
            question: "may be #1 (same e-mail address)"
        ),
        Case(
            card: card("Eva", "BDAY:1970-01-05", "EMAIL:ana@example.com", "TEL:001 555 0101"),
            question: "may be #1 (same e-mail address), may be #2 (same telephone number)"
        ),
        Case(
            card: card("Anna", "BDAY:1990-10-03", "UID:u1"),
            question: "seems to be #1 (same UID)"
        ),
        Case(card: card("Eva", "BDAY:1970-01-05", "UID:u1"), question: "may be #1 (same UID)"),
        Case(
            card: card("Ana", "BDAY:--1003"),
            question: "may be #1 (same name, month and day of birth)"
        ),
        Case(card: card("ana", "BDAY:1990-10-03"), question: "seems to be #1 (same name and "),
        Case(card: card("Ana", "BDAY:1990-10-03", "NOTE:new"), question: nil, isKnown: true),
        Case(card: card("Ana", "UID:u1"), question: nil, isKnown: true),
        Case(
            card: card("Bo", "TEL:(+1) 555 0101", "BDAY:1985-04-12"),
            question: nil,
            isKnown: true
        ),
        Case(card: card("Ana", "BDAY:1991-10-03"), question: nil),
        Case(card: card("Ana", "BDAY:1970-01-05", "UID:u9", "TEL:+1 555 0109"), question: nil),
        // Households share a telephone number.
        Case(card: card("Eva", "BDAY:1970-01-05", "TEL:+1 555 0101"), question: nil),
        Case(
            card: card("Bo", "BDAY:1970-01-05", "TEL:+1 555 0101"),
            question: "may be #2 (same telephone number)"
        ),
    ]

    @Test(arguments: cases)
    func `asks, where the card tells something new`(_ one: Case) throws {
        #expect(try importAll(Self.known).status == .done)
        let batch = [Self.card("Cy", "BDAY:2001-02-03"), one.card]
        let result = try importAll(batch)
        #expect(notes(result).count == (one.question == nil ? 0 : 1))
        if let question = one.question {
            let note = "card 2: needs a decision: \(question)"
            #expect(notes(result).first?.hasPrefix(note) == true, "\(notes(result))")
        }
        #expect(result.status == (one.question == nil ? .done : .decisionNeeded))
        let isNew = one.question == nil && !one.isKnown
        #expect(count() == (isNew ? 4 : 3))
        #expect(result.messages.contains("1 in the notebook already") == one.isKnown)
        #expect(!result.messages.contains("Ana") && !result.messages.contains("example.com"))
        let again = try importAll(batch)
        #expect(notes(again) == notes(result))
        #expect(again.status == result.status)
        let taken = try importAll(batch, "--new", "--birth-unknown")
        #expect(taken.status == .done)
        #expect(count() == (one.isKnown ? 3 : 4))
        #expect(try importAll(batch, "--new", "--birth-unknown").status == .done)
        #expect(count() == (one.isKnown ? 3 : 4))
    }

    @Test func `asks of two of its own cards, by the number of the first`() throws {
        let cards = [
            Self.card("Ana", "BDAY:1990-10-03", "EMAIL:home@example.com"),
            Self.card("Bo", "BDAY:1985-04-12"),
            Self.card("Cy", "BDAY:2001-02-03", "EMAIL:home@example.com"),
            Self.card("Bo", "BDAY:1985-04-12", "UID:u2"),
            Self.card("Bo", "BDAY:1985-04-12"),
        ]
        let result = try importAll(cards)
        #expect(result.status == .decisionNeeded)
        #expect(notes(result) == ["card 3: needs a decision: may be #1 (same e-mail address)"])
        #expect(result.messages.contains("2 saved, 2 in the notebook already, 1 waiting"))
        #expect(notes(try importAll(cards)) == notes(result))
        #expect(count() == 2)
    }

    @Test func `finds cards of an earlier transaction and of an earlier file`() throws {
        let cards = (1...620).map { Self.card("Ana \($0)", "BDAY:1990-10-03", "UID:u\($0)") }
        try world.folder.write(cards.joined(), to: "cards/a.vcf")
        let more = [
            Self.card("Ana Z", "BDAY:1990-10-03", "UID:u7"),
            Self.card("Ana Y", "BDAY:1990-10-03", "UID:u613"),
        ]
        try world.folder.write(more.joined(), to: "cards/b.vcf")
        let result = world.run("import", "--all", world.folder.path("cards"))
        #expect(result.status == .decisionNeeded)
        for words in ["card 1: needs a decision: seems to be #7 (", "card 2: needs a decision: "] {
            #expect(result.output.contains("b.vcf: \(words)"))
        }
        #expect(count() == 620)
    }

    @Test func `moved in their file, or answered otherwise, are nobody new`() throws {
        let cards = Self.known + [Self.card("Cy")]
        #expect(try importAll(cards, "--birth-unknown").status == .done)
        for words in [["--birth-unknown", "--friend"], ["--birth-unknown"], []] {
            try world.folder.write(cards.reversed().joined(), to: "cards.vcf")
            let result = world.run(["import", "--all", world.folder.path("cards.vcf")] + words)
            #expect(result.status == .done, "\(words): \(result.output)")
            #expect(count() == 3)
        }
    }

    @Test func `of people who were edited here stay as they are`() throws {
        #expect(try importAll(Self.known).status == .done)
        world.done("edit", "1", "--given", "Anita")
        let result = try importAll(Self.known.reversed())
        #expect(result.status == .done)
        #expect(result.messages.contains("1 kept as edited since"))
        #expect(world.run("list").output.contains("Anita"))
    }

    @Test func `of people who were deleted here stay so, unless they are called new`() throws {
        #expect(try importAll(Self.known).status == .done)
        world.done("delete", "1", "--yes")
        for cards in [Self.known, Self.known.reversed()] {
            let result = try importAll(cards)
            #expect(result.status == .done)
            #expect(result.messages.contains("1 left deleted"))
            #expect(count() == 1)
        }
        let taken = try importAll(Self.known, "--new")
        #expect(taken.messages.contains("1 saved, 1 saved before"))
        #expect(world.run("list").output.contains("#3  Ana"))
        #expect(try importAll(Self.known, "--new").messages.contains("2 saved before"))
        #expect(try importAll(Self.known).messages.contains("2 saved before"))
        #expect(count() == 2)
    }

    @Test func `with another photo are asked of, with the same one they are nobody new`() throws {
        let cy = Self.card("Cy", "BDAY:2001-02-03")
        let lines = World.photoCard.split(separator: "\r\n").map(String.init)
        let plain = lines.filter { !$0.hasPrefix("PHOTO") }.joined(separator: "\r\n") + "\r\n"
        let other = lines.map { $0.hasPrefix("PHOTO") ? Self.otherPhoto : $0 }
        #expect(try importAll([World.photoCard]).status == .done)
        let moved = try importAll([cy, World.photoCard])
        #expect(moved.messages.contains("1 saved, 1 in the notebook already"))
        let card = other.joined(separator: "\r\n") + "\r\n"
        let asked = try importAll([cy, card])
        #expect(notes(asked).count == 1)
        #expect(notes(asked).first?.contains("seems to be #1 (") == true)
        for words in [try importAll([cy, card], "--no-photo"), try importAll([cy, plain])] {
            #expect(words.messages.contains("1 in the notebook already"))
        }
        #expect(world.run("show", "1").output.contains("stored (png)"))
        #expect(count() == 2)
    }

    /// A photo of one pixel of another colour.
    private static let otherPhoto =
        "PHOTO;ENCODING=b;TYPE=PNG:iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nG"
        + "MwUBD4DwACRAFgSw1XNwAAAABJRU5ErkJggg=="

    @Test(arguments: [
        ["--into", "1"], ["--keep-birth"], ["--remove-photo"], ["--child-of", "1"],
        ["--kind", "step"], ["--plan", "plan"],
    ])
    func `refuses answers for one card only`(words: [String]) throws {
        try world.folder.write(Self.known.joined(), to: "cards.vcf")
        let file = world.folder.path("cards.vcf")
        #expect(world.run(["import", "--all", file] + words).status == .usage)
        #expect(world.folder.names() == ["cards.vcf"])
    }

    @Test func `tells the same as JSON`() throws {
        #expect(try importAll(Self.known).status == .done)
        let result = try importAll(
            [
                Self.card("Cy", "BDAY:2001-02-03"), Self.card("Eva", "EMAIL:ana@example.com"),
                Self.card("Di"),
            ],
            "--format=json"
        )
        let json = try JSONReader.read(result.output)
        #expect(json["counts"]?["saved"] == 1)
        #expect(json["counts"]?["waiting"] == 2)
        #expect(json["receipts"]?["count"] == 1)
        #expect(json["receipts"]?["first"] == 3)
        let notes = json["cards"]?.array ?? []
        #expect(notes.compactMap { $0["state"]?.string } == ["waiting", "waiting"])
        #expect(notes.compactMap { $0["card"] } == [2, 3])
        let candidate = notes[0]["candidates"]?[0]
        #expect(candidate?["reference"] == 1)
        #expect(candidate?["certainty"] == "possible")
        #expect(candidate?["reasons"]?[0] == "email")
        let id = try world.json("show", "1")["id"]
        #expect(candidate?["id"] == id)
        #expect(notes[1]["reason"]?.string?.hasPrefix("the card gives no") == true)
    }
}
