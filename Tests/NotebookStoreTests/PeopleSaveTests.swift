import KindredCore
import Testing

@testable import NotebookStore

@Suite struct PeopleSaveTests {
    private let file: TestNotebook

    init() throws {
        file = try TestNotebook()
    }

    private func person(_ number: UInt8) throws -> Person {
        var notebook = try file.open(.reading)
        return try #require(try notebook.person(id: Sample.id(number)))
    }

    @Test func `a person is added, edited and read back, each time with a receipt`() throws {
        var notebook = try file.open()
        let added = try notebook.save(Sample.draft(), gateDay: Sample.today)
        #expect((added.reference, added.revision) == (1, 1))
        #expect(!added.wroteNothing)
        var draft = PersonDraft(editing: try person(1))
        draft.given = "Ada"
        draft.closeness = try #require(Closeness(5))
        draft.addEntry(on: Sample.today, .milestone, "Moved")
        let edited = try notebook.save(draft, gateDay: Sample.today)
        #expect((edited.reference, edited.revision) == (1, 2))
        #expect(edited.content != added.content)
        let stored = try person(1)
        #expect(stored.given == "Ada")
        #expect(stored.closeness.degree == 5)
        #expect(stored.log.map(\.kind) == [.note, .call, .milestone])
    }

    @Test func `a save again writes nothing, and gives the same receipt`() throws {
        var notebook = try file.open()
        _ = try notebook.save(Sample.draft(), gateDay: Sample.today)
        var draft = PersonDraft(editing: try person(1))
        draft.notes = "other"
        let first = try notebook.save(draft, gateDay: Sample.today)
        let before = try notebook.connection.integer("PRAGMA data_version")
        let again = try notebook.save(draft, gateDay: Sample.today)
        #expect(again.wroteNothing)
        #expect((again.revision, again.content) == (first.revision, first.content))
        let added = try notebook.save(Sample.draft(2), gateDay: Sample.today)
        let addedAgain = try notebook.save(Sample.draft(2), gateDay: Sample.today)
        #expect(addedAgain.wroteNothing)
        #expect(addedAgain.reference == added.reference)
        #expect(try notebook.connection.integer("PRAGMA data_version") == before)
        #expect(try notebook.people().count == 2)
    }

    @Test func `a draft of an older revision is a conflict and changes nothing`() throws {
        var notebook = try file.open()
        _ = try notebook.save(Sample.draft(), gateDay: Sample.today)
        var mine = PersonDraft(editing: try person(1))
        var theirs = mine
        theirs.notes = "theirs"
        mine.notes = "mine"
        var other = try file.open()
        _ = try other.save(theirs, gateDay: Sample.today)
        #expect(
            failure { () throws(NotebookError) in
                _ = try notebook.save(mine, gateDay: Sample.today)
            } == .conflict(reference: 1)
        )
        #expect(try person(1).notes == "theirs")
        #expect(try person(1).revision == 2)
    }

    @Test func `an identity that is somebody else's is a conflict`() throws {
        var notebook = try file.open()
        _ = try notebook.save(Sample.draft(), gateDay: Sample.today)
        var other = Sample.draft()
        other.notes = "somebody else"
        #expect(
            failure { () throws(NotebookError) in
                _ = try notebook.save(other, gateDay: Sample.today)
            } == .conflict(reference: 1)
        )
    }

    @Test func `a person and their link are saved together or not at all`() throws {
        var notebook = try file.open()
        _ = try notebook.save(Sample.draft(), gateDay: Sample.today)
        let link = Link.parent(Sample.id(1), child: Sample.id(2), .adoptive)
        let draft = Sample.draft(2)
        _ = try notebook.save(draft, link: link, gateDay: Sample.today)
        #expect(try notebook.links() == [link])
        #expect(try notebook.save(draft, link: link, gateDay: Sample.today).wroteNothing)
        let nobody = Link.partners(Sample.id(3), Sample.id(9), .current)
        #expect(
            failure { () throws(NotebookError) in
                _ = try notebook.save(Sample.draft(3), link: nobody, gateDay: Sample.today)
            } == .noSuchLinkTarget
        )
        #expect(try notebook.people().count == 2)
    }

    @Test func `naming somebody later keeps identity, reference and links`() throws {
        var notebook = try file.open()
        _ = try notebook.save(Sample.draft(), gateDay: Sample.today)
        let link = Link.parent(Sample.id(1), child: Sample.id(2), .unspecified)
        let unnamed = PersonDraft(
            new: Sample.id(2),
            link: .childOf(Sample.id(1), .unspecified),
            from: try person(1)
        )
        _ = try notebook.save(unnamed, link: link, gateDay: Sample.today)
        #expect(try person(2).displayName == "Child 2 (Example)")
        #expect(try !person(2).isListed)
        var draft = PersonDraft(editing: try person(2))
        draft.given = "Cleo"
        _ = try notebook.save(draft, gateDay: Sample.today)
        #expect(try person(2).displayName == "Cleo Example")
        #expect(try person(2).reference == 2)
        #expect(try notebook.links() == [link])
    }

    @Test func `connections never change whether somebody is listed`() throws {
        var notebook = try file.open()
        for isListed in [true, false] {
            let id: UInt8 = isListed ? 1 : 2
            var draft = Sample.draft(id)
            draft.isListed = isListed
            _ = try notebook.save(draft, gateDay: Sample.today)
            for connections in [[], Set(KindredCore.Connection.allCases)] {
                var edit = PersonDraft(editing: try person(id))
                edit.connections = connections
                _ = try notebook.save(edit, gateDay: Sample.today)
                #expect(try person(id).isListed == isListed)
                #expect(try person(id).connections == connections)
            }
        }
    }

    @Test func `a photo stays with no edit that shuts the gate, and goes in the same save`() throws
    {
        var draft = Sample.draft()
        draft.photo = .replaced(try #require(Sample.photo()))
        try file.save(draft)
        var notebook = try file.open()
        var edit = PersonDraft(editing: try person(1))
        edit.birth = Sample.minor
        #expect(edit.losesPhoto(gateDay: Sample.today))
        #expect(
            failure { () throws(NotebookError) in
                _ = try notebook.save(edit, gateDay: Sample.today)
            } == .photoGateShut
        )
        #expect(try person(1).birth == Sample.adult)
        #expect(try person(1).photo != nil)
        edit.removePhoto()
        #expect(!edit.losesPhoto(gateDay: Sample.today))
        _ = try notebook.save(edit, gateDay: Sample.today)
        #expect(try person(1).birth == Sample.minor)
        #expect(try person(1).photo == nil)
        #expect(try !file.contents().values.contains { $0.contains(Sample.canary) })
    }

    @Test func `a deleted entry leaves no bytes`() throws {
        var notebook = try file.open()
        var draft = Sample.draft()
        draft.addEntry(on: Sample.today, .note, String(decoding: Sample.canary, as: UTF8.self))
        _ = try notebook.save(draft, gateDay: Sample.today)
        #expect(try file.contents().values.contains { $0.contains(Sample.canary) })
        var edit = PersonDraft(editing: try person(1))
        edit.removeEntry(3)
        _ = try notebook.save(edit, gateDay: Sample.today)
        #expect(try !file.contents().values.contains { $0.contains(Sample.canary) })
    }

    @Test func `the numbers of deleted log entries are not given out again`() throws {
        let file = try TestNotebook()
        for (round, numbers) in [[1, 2], [3], [4]].enumerated() {
            var notebook = try file.open()
            let stored = try notebook.person(reference: 1)
            var draft = stored.map { PersonDraft(editing: $0) } ?? Sample.draft(1)
            if stored != nil {
                draft.log = []
                draft.addEntry(on: Sample.today, .note, "round \(round)")
            }
            _ = try notebook.save(draft, gateDay: Sample.today)
            var reader = try file.open(.reading)
            let person = try #require(try reader.person(reference: 1))
            #expect(person.log.map(\.number) == numbers)
            #expect(try notebook.people().map(\.lastEntry) == [numbers.last])
        }
    }

    @Test func `an entry whose number was never given is a damage`() throws {
        let file = try TestNotebook()
        var notebook = try file.open()
        _ = try notebook.save(Sample.draft(1), gateDay: Sample.today)
        let values = LogTable.values(
            of: [LogEntry(number: 3, date: Sample.today, text: "x")],
            person: 1
        )
        let connection = try Connection(file.path, .readWrite, waiting: 50)
        try LogTable.table.insert(try #require(values.first), into: connection)
        #expect(
            failure { () throws(NotebookError) in _ = try notebook.person(reference: 1) }
                == .corrupt(.row(table: "person", number: 1))
        )
    }
}
