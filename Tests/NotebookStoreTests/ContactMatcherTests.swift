import CivilCalendar
import KindredCore
import TestSupport
import Testing
import VCard

@testable import NotebookStore

/// One card after the other is told whom it may be, as if each were compared with everybody.
@Suite struct ContactMatcherTests {
    private static func contact(
        _ name: String,
        _ birth: String? = nil,
        _ more: String...
    ) -> Contact? {
        var lines = ["BEGIN:VCARD", "VERSION:4.0", "FN:\(name)"] + more
        if let birth { lines.append("BDAY:\(birth)") }
        let text = (lines + ["END:VCARD", ""]).joined(separator: "\r\n")
        for case .card(let card) in Card.entries(of: Array(text.utf8)) {
            return Contact(card, today: Sample.today)
        }
        return nil
    }

    private static func draft(_ number: UInt8, _ name: String, _ birth: CivilDate?) -> PersonDraft {
        var draft = PersonDraft(new: Sample.id(number))
        draft.given = name
        if let birth { draft.birth = .exact(birth, observed: nil) }
        return draft
    }

    private static func request(
        _ number: UInt8,
        _ contact: Contact,
        _ birth: CivilDate? = nil
    ) -> SaveRequest {
        let name = contact.names.given ?? ""
        var request = Sample.request(draft(number, name, birth), key: "\(number)")
        request.source = contact.source
        return request
    }

    /// References and reasons, in order.
    private static func found(_ match: ContactMatch) -> [String] {
        match.candidates.map { candidate in
            let reasons = candidate.match.reasons.map(\.rawValue).joined(separator: " ")
            return "\(candidate.match.person.reference) \(candidate.match.certainty) \(reasons)"
        }
    }

    private let born = Sample.day(1990, 10, 3)

    @Test func `by name and birthday, by each trace, and by an earlier import`() throws {
        let file = try TestNotebook()
        var notebook = try file.open()
        let ana = try #require(
            Self.contact("Ana", "1990-10-03", "UID:u1", "EMAIL:ana@example.com")
        )
        _ = try notebook.save(Self.request(1, ana, born))
        let cases: [(Contact?, [String])] = [
            (ana, ["1 same earlierImport uid nameAndBirthday email"]),
            (Self.contact("ana ", "1990-10-03"), ["1 same nameAndBirthday"]),
            (Self.contact("Ana", "--1003"), ["1 possible nameAndAnniversary"]),
            (Self.contact("Ana", "1991-10-03"), []),
            (Self.contact("Bea", nil, "EMAIL:ANA@example.com"), ["1 possible email"]),
            (Self.contact("Ana", nil, "UID:u1"), ["1 same uid"]),
            (Self.contact("Bea", nil, "UID:u1"), ["1 possible uid"]),
            (Self.contact("Bea", nil, "UID:u2"), []),
        ]
        var matcher = ContactMatcher()
        for (contact, wanted) in cases {
            let contact = try #require(contact)
            let match = try notebook.match(contact, today: Sample.today, by: &matcher)
            #expect(Self.found(match) == wanted)
            #expect(try match.stored == notebook.matching(contact, today: Sample.today))
        }
    }

    @Test func `those who wait are found, and by their numbers once they are saved`() throws {
        let file = try TestNotebook()
        var notebook = try file.open()
        var matcher = ContactMatcher()
        let ana = try #require(Self.contact("Ana", "1990-10-03", "TEL:+1 555 0100"))
        let again = try #require(Self.contact("ANA", "1990-10-03"))
        let bea = try #require(Self.contact("Bea", nil, "TEL:001 555 0100"))
        let request = Self.request(1, ana, born)
        #expect(try Self.found(notebook.match(ana, today: Sample.today, by: &matcher)) == [])
        matcher.add(request.draft, photo: nil, of: ana)
        #expect(Self.found(matcher.match(again, today: Sample.today)) == ["0 same nameAndBirthday"])
        #expect(
            try Self.found(notebook.match(bea, today: Sample.today, by: &matcher))
                == ["0 possible telephone"]
        )
        var batch = SaveBatch()
        batch.add(request)
        try notebook.settle(notebook.save(batch), in: &matcher)
        #expect(Self.found(matcher.match(again, today: Sample.today)) == [])
        for (contact, wanted) in [
            (again, ["1 same nameAndBirthday"]), (bea, ["1 possible telephone"]),
        ] {
            let match = try notebook.match(contact, today: Sample.today, by: &matcher)
            #expect(Self.found(match) == wanted)
        }
    }

    @Test func `what others write meanwhile is seen`() throws {
        let file = try TestNotebook()
        var notebook = try file.open()
        var other = try file.open()
        var matcher = ContactMatcher()
        let ana = try #require(Self.contact("Ana", "1990-10-03"))
        let bea = try #require(Self.contact("Bea", "1990-10-03"))
        _ = try notebook.match(ana, today: Sample.today, by: &matcher)
        _ = try other.save(Self.draft(1, "Ana", born), gateDay: Sample.today)
        #expect(
            try Self.found(notebook.match(ana, today: Sample.today, by: &matcher))
                == ["1 same nameAndBirthday"]
        )
        var batch = SaveBatch()
        batch.add(Self.request(2, bea, born))
        matcher.add(Self.draft(2, "Bea", born), photo: nil, of: bea)
        let outcomes = try notebook.save(batch)
        let seen = try #require(try other.person(reference: 1))
        _ = try other.delete(seen)
        try notebook.settle(outcomes, in: &matcher)
        #expect(try Self.found(notebook.match(ana, today: Sample.today, by: &matcher)) == [])
        #expect(
            try Self.found(notebook.match(bea, today: Sample.today, by: &matcher))
                == ["2 same earlierImport nameAndBirthday"]
        )
    }

    @Test func `an edit by the same hand is seen`() throws {
        let file = try TestNotebook()
        var notebook = try file.open()
        var matcher = ContactMatcher()
        let ana = try #require(Self.contact("Ana", "1990-10-03"))
        _ = try notebook.save(Self.draft(1, "Bea", born), gateDay: Sample.today)
        #expect(try Self.found(notebook.match(ana, today: Sample.today, by: &matcher)) == [])
        var draft = PersonDraft(editing: try #require(try notebook.person(reference: 1)))
        draft.given = "Ana"
        _ = try notebook.save(draft, gateDay: Sample.today)
        #expect(
            try Self.found(notebook.match(ana, today: Sample.today, by: &matcher))
                == ["1 same nameAndBirthday"]
        )
    }

    @Test func `somebody whom a batch changes is known anew`() throws {
        let file = try TestNotebook()
        var notebook = try file.open()
        var matcher = ContactMatcher()
        let ana = try #require(Self.contact("Ana", "1990-10-03", "EMAIL:ana@example.com"))
        _ = try notebook.save(Self.request(1, ana, born))
        let before = try notebook.match(ana, today: Sample.today, by: &matcher)
        var draft = PersonDraft(editing: try #require(try notebook.person(reference: 1)))
        draft.given = "Bea"
        var batch = SaveBatch()
        batch.add(Sample.request(draft, key: "changed"))
        try notebook.settle(notebook.save(batch), in: &matcher)
        let after = try notebook.match(ana, today: Sample.today, by: &matcher)
        #expect(after.candidates.map(\.match.person.given) == ["Bea"])
        #expect(after.candidates.map(\.match.person.revision) == [2])
        #expect(after.candidates.map(\.photo) == before.candidates.map(\.photo))
        #expect(after.stored == (try notebook.matching(ana, today: Sample.today)))
    }

    @Test func `of many who share something a bounded number is looked at`() throws {
        let file = try TestNotebook()
        var notebook = try file.open()
        var batch = SaveBatch()
        for number: UInt8 in 1...60 {
            let card = Self.contact("Ana", "1990-10-03", "EMAIL:home@example.com", "UID:u\(number)")
            batch.add(Self.request(number, try #require(card), born))
        }
        _ = try notebook.save(batch)
        var matcher = ContactMatcher()
        let card = try #require(
            Self.contact("Ana", "1990-10-03", "EMAIL:home@example.com", "UID:u55")
        )
        let match = try notebook.match(card, today: Sample.today, by: &matcher)
        #expect(match.candidates.count <= 41)
        #expect(match.candidates.contains { $0.match.reasons.contains(.uid) })
        #expect(try notebook.matching(card, today: Sample.today).candidates.count == 60)
    }

    @Test func `a deleted person is no candidate, and is remembered as one who was imported`()
        throws
    {
        let file = try TestNotebook()
        var notebook = try file.open()
        var matcher = ContactMatcher()
        let ana = try #require(Self.contact("Ana", "1990-10-03"))
        let saved = try notebook.save(Self.request(1, ana, born))
        _ = try notebook.delete(try #require(try notebook.person(reference: 1)))
        let match = try notebook.match(ana, today: Sample.today, by: &matcher)
        #expect(match.candidates.isEmpty)
        #expect(match.deleted?.person == saved.receipt?.person)
        #expect(match.stored.isDeletedSince)
    }

    @Test func `an import comes again only where somebody says so, and only once`() throws {
        let file = try TestNotebook()
        var notebook = try file.open()
        let ana = try #require(Self.contact("Ana", "1990-10-03"))
        _ = try notebook.save(Self.request(1, ana, born))
        _ = try notebook.delete(try #require(try notebook.person(reference: 1)))
        var again = Self.request(2, ana, born)
        again.key = Sample.key("1")
        #expect(try notebook.save(again) == .deletedSince(Sample.id(1)))
        #expect(try notebook.people().isEmpty)
        again.revives = true
        let receipt = try #require(try notebook.save(again).receipt)
        #expect((receipt.person, receipt.reference) == (Sample.id(2), 2))
        var third = Self.request(3, ana, born)
        third.key = Sample.key("1")
        for revives in [true, false] {
            third.revives = revives
            #expect(try notebook.save(third) == .alreadySaved(receipt))
        }
        var batch = SaveBatch()
        batch.add(third)
        #expect(try notebook.save(batch).map(\.receipt) == [receipt])
        #expect(try notebook.people().map(\.reference) == [2])
        #expect(try notebook.connection.integer("SELECT count(*) FROM marker") == 1)
    }

    @Test func `a batch brings the deleted back only where somebody says so`() throws {
        let file = try TestNotebook()
        var notebook = try file.open()
        let ana = try #require(Self.contact("Ana", "1990-10-03"))
        _ = try notebook.save(Self.request(1, ana, born))
        _ = try notebook.delete(try #require(try notebook.person(reference: 1)))
        for (revives, count) in [(false, 0), (true, 1), (true, 1)] {
            var batch = SaveBatch()
            var request = Self.request(2, ana, born)
            request.key = Sample.key("1")
            request.revives = revives
            batch.add(request)
            _ = try notebook.save(batch)
            #expect(try notebook.people().count == count)
        }
    }
}

extension BatchOutcome {
    fileprivate var receipt: SaveReceipt? {
        if case .saved(let outcome, _) = self { outcome.receipt } else { nil }
    }
}
