import CivilCalendar
import KindredCore
import TestSupport
import Testing

@testable import NotebookStore

@Suite struct PhotoTests {
    private static func draft(_ birth: BirthInformation) throws -> PersonDraft {
        var draft = Sample.draft(birth: birth)
        draft.photo = .replaced(try #require(Sample.photo()))
        return draft
    }

    @Test func `an adult's photo is saved and lent again`() throws {
        let file = try TestNotebook()
        #expect(try file.save(Self.draft(Sample.adult)).receipt != nil)
        var notebook = try file.open(.reading)
        let photo = try #require(try notebook.photo(of: Sample.id(1), today: Sample.today))
        #expect(photo == Sample.photo())
        let presence = PhotoPresence(format: .png, orientation: 6)
        #expect(try notebook.people().map(\.photo) == [presence])
    }

    @Test(arguments: [Sample.minor, .unknown, Sample.estimate(17)])
    func `a photo of anybody else is refused, and no byte of it is written`(
        _ birth: BirthInformation
    ) throws {
        let file = try TestNotebook()
        var notebook = try file.open()
        let draft = try Self.draft(birth)
        let error = failure { () throws(NotebookError) in
            _ = try notebook.save(Sample.request(draft))
        }
        #expect(error == .photoGateShut)
        #expect(try notebook.people().isEmpty)
        for (name, bytes) in try file.contents() {
            #expect(!bytes.contains(Sample.canary), "\(name)")
        }
    }

    @Test func `the search for the canary finds one that is there`() throws {
        let file = try TestNotebook()
        try file.save(Self.draft(Sample.adult))
        #expect(try file.contents().values.contains { $0.contains(Sample.canary) })
    }

    @Test func `a stored photo stays closed on a day on which the gate is shut`() throws {
        let file = try TestNotebook()
        try file.save(Self.draft(Sample.adult))
        var notebook = try file.open(.reading)
        let earlier = Sample.day(2005, 8, 3)
        #expect(try notebook.photo(of: Sample.id(1), today: earlier) == nil)
        #expect(try notebook.photo(of: Sample.id(1), today: Sample.day(2005, 8, 4)) != nil)
    }

    @Test func `a correction that shuts the gate is refused until the photo goes with it`() throws {
        let file = try TestNotebook()
        try file.save(Self.draft(Sample.adult))
        var notebook = try file.open()
        var edited = PersonDraft(editing: try #require(try notebook.people().first))
        edited.birth = Sample.minor
        let error = failure { () throws(NotebookError) in
            _ = try notebook.save(Sample.request(edited, key: "edit"))
        }
        #expect(error == .photoGateShut)
        edited.photo = .absent
        _ = try notebook.save(Sample.request(edited, key: "edit"))
        #expect(try notebook.people().map(\.photo) == [nil])
    }

    @Test func `a photo that is kept or replaced is there afterwards`() throws {
        let file = try TestNotebook()
        try file.save(Self.draft(Sample.adult))
        var notebook = try file.open()
        var edited = PersonDraft(editing: try #require(try notebook.people().first))
        edited.notes = "new"
        _ = try notebook.save(Sample.request(edited, key: "edit"))
        #expect(try notebook.photo(of: Sample.id(1), today: Sample.today) == Sample.photo())
        edited = PersonDraft(editing: try #require(try notebook.people().first))
        let other = try #require(Sample.photo([1, 2, 3]))
        edited.photo = .replaced(other)
        _ = try notebook.save(Sample.request(edited, key: "edit 2"))
        #expect(try notebook.photo(of: Sample.id(1), today: Sample.today) == other)
    }
}
