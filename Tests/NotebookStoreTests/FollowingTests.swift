import KindredCore
import Testing
import Text

@testable import NotebookStore

/// The cursor of followed folders.
@Suite struct FollowingTests {
    private static let folder = SHA256.digest(of: "folder")

    private static func card(_ name: String, of receipt: SaveReceipt) -> FollowedCard {
        FollowedCard(
            name: SHA256.digest(of: name),
            uid: nil,
            card: SHA256.digest(of: "card"),
            stamp: "1 2 3",
            person: receipt.person,
            content: receipt.content
        )
    }

    @Test func `a cursor is kept for each folder, and forgets what it is told to`() throws {
        let file = try TestNotebook()
        var notebook = try file.open()
        let receipt = try #require(try notebook.save(Sample.request(Sample.draft())).receipt)
        #expect(try !notebook.follows(Self.folder))
        try notebook.follow(Self.folder, on: Sample.today)
        try notebook.follow(Self.folder, on: Sample.today)
        let cards = [Self.card("a", of: receipt), Self.card("b", of: receipt)]
        try notebook.acknowledge(cards, of: Self.folder)
        var again = try file.open(.reading)
        #expect(try Set(again.followedCards(of: Self.folder).values) == Set(cards))
        #expect(try again.followedCards(of: SHA256.digest(of: "other")).isEmpty)
        try notebook.acknowledge([], forgetting: [cards[0].name], of: Self.folder)
        #expect(try Array(again.followedCards(of: Self.folder).values) == [cards[1]])
    }

    @Test func `what became of a person since is told`() throws {
        let file = try TestNotebook()
        var notebook = try file.open()
        let receipt = try #require(try notebook.save(Sample.request(Sample.draft())).receipt)
        let card = Self.card("a", of: receipt)
        let person = try #require(try notebook.person(reference: 1))
        #expect(try notebook.personSince(card) == .unchanged(person, photo: nil))
        var draft = PersonDraft(editing: person)
        draft.notes = "edited"
        _ = try notebook.save(Sample.request(draft, key: "edit"))
        #expect(try notebook.personSince(card) == .edited)
        try file.run("PRAGMA foreign_keys = ON", "DELETE FROM person")
        #expect(try notebook.personSince(card) == .deleted)
    }

    @Test func `texts stand as digests that another notebook cannot make`() throws {
        let one = try TestNotebook()
        let other = try TestNotebook()
        let texts = ["ana.vcf", "bo.vcf"]
        let digests = try one.open().keyedDigest(of: texts, purpose: "card file")
        #expect(try digests == one.open().keyedDigest(of: texts, purpose: "card file"))
        #expect(try digests != other.open().keyedDigest(of: texts, purpose: "card file"))
        #expect(try digests != one.open().keyedDigest(of: texts, purpose: "card uid"))
    }

    @Test func `a changed row of the cursor is a damage`() throws {
        let file = try TestNotebook()
        var notebook = try file.open()
        let receipt = try #require(try notebook.save(Sample.request(Sample.draft())).receipt)
        try notebook.follow(Self.folder, on: Sample.today)
        try notebook.acknowledge([Self.card("a", of: receipt)], of: Self.folder)
        try file.run("UPDATE followed_card SET stamp = '4 5 6'")
        #expect(file.refusal(.reading) == .corrupt(.row(table: "followed_card", number: 1)))
    }
}
