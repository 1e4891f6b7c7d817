import CivilCalendar
import KindredCore
import Testing
import Text
import VCard

@testable import NotebookStore

/// What imports leave behind, and how a card is found by it.
@Suite struct TraceTests {
    private static func contact(
        _ card: String = "card",
        uid: String? = nil,
        emails: [String] = [],
        telephones: [String] = []
    ) -> Contact {
        Contact(
            number: 1,
            name: CardName(formatted: "Ada Example", family: "Example", given: "Ada"),
            birthday: .absent,
            photo: nil,
            source: ContactSource(
                digest: Sample.key(card).hex,
                uid: uid,
                emails: emails,
                telephones: telephones
            )
        )
    }

    private static func request(
        _ contact: Contact,
        _ number: UInt8 = 1,
        plan: Digest? = nil
    ) -> SaveRequest {
        var request = Sample.request(Sample.draft(number), key: "\(number)")
        request.source = contact.source
        request.plan = plan
        return request
    }

    private let full = contact(
        uid: "urn:example:1",
        emails: ["ada@example.com"],
        telephones: ["+1-202-555-0143"]
    )

    @Test func `a card is found again by each of its traces`() throws {
        let file = try TestNotebook()
        var notebook = try file.open()
        _ = try notebook.save(Self.request(full))
        func reasons(_ contact: Contact) throws -> [MatchReason] {
            try notebook.matching(contact, today: Sample.today).candidates.flatMap(\.reasons)
        }
        #expect(try reasons(full) == [.earlierImport, .uid, .email, .telephone])
        #expect(try reasons(Self.contact()) == [.earlierImport])
        #expect(try reasons(Self.contact("other", uid: "urn:example:1")) == [.uid])
        #expect(try reasons(Self.contact("other", emails: ["ADA@example.com"])) == [.email])
        let number = Self.contact("other", telephones: ["001 202 555 0143"])
        #expect(try reasons(number) == [.telephone])
        #expect(try reasons(Self.contact("other", uid: "urn:example:2")) == [])
    }

    @Test func `no address stands in the notebook, and no two notebooks digest alike`() throws {
        let files = [try TestNotebook(), try TestNotebook()]
        var traces: [Set<[UInt8]>] = []
        for file in files {
            do {
                var notebook = try file.open()
                _ = try notebook.save(Self.request(full))
            }
            let bytes = try file.contents().values.flatMap(\.self)
            for text in ["ada@example.com", "2025550143", "202-555-0143"] {
                #expect(!bytes.contains(Array(text.utf8)))
            }
            let connection = try Connection(file.path, .readWrite, waiting: 50)
            var statement = try connection.prepare("SELECT value FROM trace WHERE kind <> 'uid'")
            var values: Set<[UInt8]> = []
            while try statement.step() { values.insert(statement.blob(0) ?? []) }
            traces.append(values)
        }
        #expect(traces[0].count == 2)
        #expect(traces[0].isDisjoint(with: traces[1]))
    }

    @Test func `a deleted person is remembered as one who was imported`() throws {
        let file = try TestNotebook()
        do {
            var notebook = try file.open()
            _ = try notebook.save(Self.request(full))
        }
        try file.run("PRAGMA foreign_keys = ON", "DELETE FROM person")
        var notebook = try file.open()
        let found = try notebook.matching(full, today: Sample.today)
        #expect(found.candidates.isEmpty)
        #expect(found.isDeletedSince)
    }

    @Test func `a plan is carried out once`() throws {
        let file = try TestNotebook()
        var notebook = try file.open()
        let token = Sample.key("token")
        #expect(try notebook.planUse(token) == nil)
        _ = try notebook.save(Self.request(full, plan: token))
        #expect(try notebook.planUse(token) == Sample.today)
        let second = Self.request(full, 2, plan: token)
        let error = failure { () throws(NotebookError) in _ = try notebook.save(second) }
        #expect(error == .planUsed(on: Sample.today))
        #expect(try notebook.people().count == 1)
    }

    @Test func `a failed save does not use a plan up`() throws {
        let file = try TestNotebook()
        var notebook = try file.open()
        let token = Sample.key("token")
        var request = Self.request(full, plan: token)
        request.link = .parent(Sample.id(9), child: Sample.id(1), .step)
        let error = failure { () throws(NotebookError) in _ = try notebook.save(request) }
        #expect(error == .noSuchLinkTarget)
        #expect(try notebook.planUse(token) == nil)
        #expect(try notebook.people().isEmpty)
    }

    @Test func `keys differ by purpose and by notebook`() throws {
        var one = try TestNotebook().open()
        var other = try TestNotebook().open()
        let keys = [
            try one.key(for: "a"), try one.key(for: "b"), try other.key(for: "a"),
        ]
        #expect(Set(keys).count == 3)
        #expect(try one.key(for: "a") == keys[0])
    }
}
