import CivilCalendar
import KindredCore
import TestSupport
import Testing

@testable import NotebookStore

@Suite struct SaveTests {
    static let births: [BirthInformation] = [
        .unknown, Sample.adult, Sample.minor, .exact(Sample.day(1, 1, 1), observed: nil),
        Sample.estimate(0), Sample.estimate(120),
        .exact(
            Sample.day(1990, 4, 12),
            observed: CalendarDate(.hebrew, year: 5750, month: 8, day: 17)
        ),
    ]

    @Test(arguments: births)
    func `every field is read again as it was saved`(_ birth: BirthInformation) throws {
        let file = try TestNotebook()
        let draft = Sample.draft(birth: birth)
        try file.save(draft)
        var notebook = try file.open(.reading)
        let person = try #require(try notebook.people().first)
        #expect(person.given == draft.given)
        #expect(Array((person.given ?? "").utf8) == Array((draft.given ?? "").utf8))
        #expect(person.family == draft.family)
        #expect(person.gender == draft.gender)
        #expect(person.notes == draft.notes)
        #expect(person.log == draft.log)
        #expect(person.closeness == draft.closeness)
        #expect(person.connections == draft.connections)
        #expect(person.isListed == draft.isListed)
        #expect(person.label == draft.label)
        #expect(person.birth == birth)
        #expect((person.reference, person.revision) == (1, 1))
        #expect(try notebook.person(reference: 1) == person)
        #expect(try notebook.person(id: draft.id) == person)
        #expect(try notebook.person(reference: 2) == nil)
    }

    @Test func `a person of whom nothing is known is saved too`() throws {
        let file = try TestNotebook()
        try file.save(PersonDraft(new: Sample.id(1)))
        var notebook = try file.open(.reading)
        let person = try #require(try notebook.people().first)
        #expect(person.given == nil && person.family == nil && person.gender == nil)
        #expect(person.notes == "" && person.log.isEmpty && person.birth == .unknown)
    }

    @Test func `a receipt tells what was read back`() throws {
        let file = try TestNotebook()
        let receipt = try #require(try file.save(Sample.draft()).receipt)
        #expect(receipt.person == Sample.id(1))
        #expect((receipt.reference, receipt.revision) == (1, 1))
        #expect(receipt.marker == Sample.key("first"))
        #expect(receipt.savedOn == Sample.today)
    }

    @Test func `the same import twice writes once and gives the same receipt`() throws {
        let file = try TestNotebook()
        let first = try file.save(Sample.draft())
        let before = try file.contents()
        let second = try file.save(Sample.draft(2))
        #expect(second == first.receipt.map { .alreadySaved($0) })
        #expect(try file.contents() == before)
        var notebook = try file.open(.reading)
        #expect(try notebook.people().count == 1)
    }

    @Test func `an import of somebody edited since says so and writes nothing`() throws {
        let file = try TestNotebook()
        try file.save(Sample.draft())
        var notebook = try file.open()
        var edited = PersonDraft(editing: try #require(try notebook.people().first))
        edited.notes = "Moved."
        let outcome = try notebook.save(Sample.request(edited, key: "edit"))
        #expect(outcome.receipt?.revision == 2)
        #expect(try notebook.save(Sample.request(Sample.draft())) == .editedSince(reference: 1))
        #expect(try notebook.people().map(\.notes) == ["Moved."])
    }

    @Test func `an import of somebody deleted since does not bring them back`() throws {
        let file = try TestNotebook()
        try file.save(Sample.draft())
        try file.run("PRAGMA foreign_keys = ON", "DELETE FROM person")
        #expect(try file.save(Sample.draft()) == .deletedSince(Sample.id(1)))
        let next = try file.save(Sample.draft(2), key: "second")
        #expect(next.receipt?.reference == 2)
    }

    @Test func `a save from an older revision is a conflict and changes nothing`() throws {
        let file = try TestNotebook()
        try file.save(Sample.draft())
        var notebook = try file.open()
        let person = try #require(try notebook.people().first)
        var mine = PersonDraft(editing: person)
        var theirs = PersonDraft(editing: person)
        mine.notes = "mine"
        theirs.notes = "theirs"
        _ = try notebook.save(Sample.request(theirs, key: "theirs"))
        let error = failure { () throws(NotebookError) in
            _ = try notebook.save(Sample.request(mine, key: "mine"))
        }
        #expect(error == .conflict(reference: 1))
        #expect(try notebook.people().map(\.notes) == ["theirs"])
        let same = try notebook.save(Sample.request(theirs, key: "theirs again"))
        #expect(same.receipt != nil)
    }

    @Test func `a draft of somebody who is gone is refused`() throws {
        let file = try TestNotebook()
        var notebook = try file.open()
        let ghost = Person(id: Sample.id(9), reference: 4, revision: 1)
        let error = failure { () throws(NotebookError) in
            _ = try notebook.save(Sample.request(PersonDraft(editing: ghost)))
        }
        #expect(error == .noSuchPerson)
    }

    @Test func `a failed save leaves nothing, and can be tried again`() throws {
        let file = try TestNotebook()
        try file.save(Sample.draft())
        var notebook = try file.open()
        let error = failure { () throws(NotebookError) in
            _ = try notebook.save(Sample.request(Sample.draft(1), key: "other"))
        }
        guard case .notCommitted(.failed) = error else {
            Issue.record("an identity was given twice: \(String(describing: error))")
            return
        }
        #expect(try notebook.people().count == 1)
        #expect(try notebook.save(Sample.request(Sample.draft(2), key: "other")).receipt != nil)
    }

    @Test func `a notebook opened for reading is not written`() throws {
        let file = try TestNotebook()
        try file.save(Sample.draft())
        var notebook = try file.open(.reading)
        let error = failure { () throws(NotebookError) in
            _ = try notebook.save(Sample.request(Sample.draft(2), key: "second"))
        }
        #expect(error == .openedForReading)
    }

    @Test func `people come by their number`() throws {
        let file = try TestNotebook()
        var notebook = try file.open()
        for number: UInt8 in [9, 3, 7] {
            _ = try notebook.save(Sample.request(Sample.draft(number), key: "\(number)"))
        }
        #expect(try notebook.people().map(\.reference) == [1, 2, 3])
        #expect(try notebook.people().map(\.id) == [9, 3, 7].map(Sample.id))
    }
}
