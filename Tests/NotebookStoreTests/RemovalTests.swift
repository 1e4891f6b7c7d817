import KindredCore
import TestSupport
import Testing

@testable import NotebookStore

@Suite struct RemovalTests {
    private let file: TestNotebook

    init() throws {
        file = try TestNotebook()
    }

    private func marked(_ number: UInt8) throws -> PersonDraft {
        let mark = "mark-\(number)-of-a-person"
        var draft = PersonDraft(new: Sample.id(number))
        draft.given = "\(mark) given"
        draft.family = "\(mark) family"
        draft.gender = "\(mark) gender"
        draft.notes = "\(mark) notes " + String(repeating: "\(mark) ", count: Int(number) * 90)
        draft.birth = Sample.adult
        draft.addEntry(on: Sample.today, .note, "\(mark) entry")
        if number % 2 == 0 {
            draft.photo = .replaced(try #require(Sample.photo(Array(mark.utf8), of: number)))
        }
        return draft
    }

    private func hasBytes(of number: UInt8) throws -> Bool {
        try file.contents().values.contains { $0.contains(Array("mark-\(number)-of".utf8)) }
    }

    @Test func `a deleted person is gone with links, log and photo, and nobody else is`() throws {
        var notebook = try file.open()
        for number: UInt8 in 1...3 {
            _ = try notebook.save(marked(number), gateDay: Sample.today)
        }
        let kept = Link.partners(Sample.id(1), Sample.id(3), .current)
        _ = try notebook.add(.parent(Sample.id(1), child: Sample.id(2), .step))
        _ = try notebook.add(.parent(Sample.id(2), child: Sample.id(3), .step))
        _ = try notebook.add(kept)
        let before = try notebook.people()
        let receipt = try notebook.delete(before[1])
        #expect(receipt.people == 1)
        #expect(receipt.isErased)
        #expect(try notebook.people() == [before[0], before[2]])
        #expect(try notebook.links() == [kept])
        for number: UInt8 in 1...3 { #expect(try hasBytes(of: number) == (number != 2)) }
    }

    @Test(arguments: UInt64(1)...4)
    func `no byte of a deleted person stays, whatever was written and rewritten`(
        seed: UInt64
    ) throws {
        var random = SeededGenerator(seed: seed)
        var notebook = try file.open()
        for number: UInt8 in 1...24 {
            _ = try notebook.save(marked(number), gateDay: Sample.today)
        }
        for _ in 0..<60 {
            guard let person = try notebook.people().randomElement(using: &random) else { break }
            var draft = PersonDraft(editing: person)
            let size = Int.random(in: 0...800, using: &random)
            draft.notes = String(draft.notes.prefix(24) + String(repeating: "x", count: size))
            draft.addEntry(on: Sample.today, .call, String(draft.notes.prefix(20)))
            _ = try notebook.save(draft, gateDay: Sample.today)
        }
        for person in try notebook.people().shuffled(using: &random).prefix(16) {
            _ = try notebook.delete(person)
            #expect(try !hasBytes(of: person.id.bytes[0]))
        }
        #expect(try notebook.people().count == 8)
    }

    @Test func `a person who was saved since is not deleted`() throws {
        var notebook = try file.open()
        _ = try notebook.save(Sample.draft(), gateDay: Sample.today)
        let seen = try #require(try notebook.people().first)
        var draft = PersonDraft(editing: seen)
        draft.notes = "since"
        _ = try notebook.save(draft, gateDay: Sample.today)
        #expect(
            failure { () throws(NotebookError) in _ = try notebook.delete(seen) }
                == .conflict(reference: 1)
        )
        let now = try #require(try notebook.people().first)
        _ = try notebook.delete(now)
        #expect(
            failure { () throws(NotebookError) in _ = try notebook.delete(now) } == .noSuchPerson
        )
    }

    @Test func `numbers of the deleted are not given out again`() throws {
        var notebook = try file.open()
        for number: UInt8 in 1...2 {
            _ = try notebook.save(Sample.draft(number), gateDay: Sample.today)
        }
        _ = try notebook.delete(try #require(try notebook.person(reference: 2)))
        #expect(try notebook.save(Sample.draft(3), gateDay: Sample.today).reference == 3)
        _ = try notebook.deleteEverybody(try notebook.scope())
        #expect(try notebook.save(Sample.draft(4), gateDay: Sample.today).reference == 4)
    }

    @Test func `everybody goes by the scope that was told, and settings and markers stay`() throws {
        try file.save(Sample.draft())
        var notebook = try file.open()
        for number: UInt8 in 2...5 {
            var draft = try marked(number)
            draft.isListed = number % 2 == 0
            _ = try notebook.save(draft, gateDay: Sample.today)
        }
        _ = try notebook.add(.partners(Sample.id(2), Sample.id(3), .current))
        let scope = try notebook.scope()
        #expect((scope.people, scope.unlisted, scope.links) == (5, 2, 1))
        #expect((scope.logEntries, scope.notes, scope.photos) == (6, 5, 2))
        let receipt = try notebook.deleteEverybody(scope)
        #expect(receipt.people == 5)
        #expect(receipt.isErased)
        #expect(try notebook.people().isEmpty)
        #expect(try notebook.links().isEmpty)
        for number: UInt8 in 2...5 { #expect(try !hasBytes(of: number)) }
        #expect(try notebook.connection.integer("SELECT count(*) FROM marker") == 1)
        #expect(try notebook.connection.integer("SELECT count(*) FROM setting") ?? 0 >= 1)
    }

    @Test func `a scope that is no longer right deletes nobody`() throws {
        var notebook = try file.open()
        _ = try notebook.save(Sample.draft(), gateDay: Sample.today)
        let scope = try notebook.scope()
        var draft = PersonDraft(editing: try #require(try notebook.people().first))
        draft.given = "Somebody else"
        _ = try notebook.save(draft, gateDay: Sample.today)
        #expect(
            failure { () throws(NotebookError) in _ = try notebook.deleteEverybody(scope) }
                == .scopeChanged
        )
        #expect(try notebook.people().count == 1)
    }

    @Test func `bytes that another program still reads are told as such`() throws {
        var notebook = try file.open()
        _ = try notebook.save(marked(1), gateDay: Sample.today)
        _ = try notebook.save(marked(3), gateDay: Sample.today)
        let reader = try Connection(file.path, .readOnly, waiting: 50)
        try reader.run("BEGIN")
        #expect(try reader.integer("SELECT count(*) FROM person") == 2)
        let first = try #require(try notebook.person(reference: 1))
        let receipt = try notebook.delete(first)
        #expect(!receipt.isErased)
        #expect(try notebook.person(reference: 1) == nil)
        try reader.run("ROLLBACK")
        let other = try #require(try notebook.person(reference: 2))
        #expect(try notebook.delete(other).isErased)
        #expect(try !hasBytes(of: 1))
    }
}
