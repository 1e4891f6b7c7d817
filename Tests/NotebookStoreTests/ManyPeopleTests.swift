import KindredCore
import Testing

@testable import NotebookStore

/// So many people that they are decoded by another thread while the next are read.
@Suite struct ManyPeopleTests {
    private static let many = PersonDecoder.mostRows

    /// Adds people up to that many, each with its number in its notes.
    private static func fill(_ notebook: inout Notebook, from first: Int, to last: Int) throws {
        var batch = SaveBatch()
        for number in first...last {
            let bytes = (0..<16).map { UInt8(truncatingIfNeeded: number >> (8 * ($0 & 1))) }
            var draft = PersonDraft(new: try #require(PersonID(bytes: bytes)))
            draft.notes = "number \(number)"
            batch.add(Sample.request(draft, key: "\(number)"))
        }
        _ = try notebook.save(batch)
    }

    @Test func `are read whole and in order, whatever their number`() throws {
        var notebook = try Notebook.open(NotebookPlace(":memory:"), for: .writing)
        var count = 0
        for wanted in [Self.many - 1, Self.many, Self.many + 1, 2 * Self.many, 2 * Self.many + 9] {
            try Self.fill(&notebook, from: count + 1, to: wanted)
            count = wanted
            let people = try notebook.people()
            #expect(people.map(\.reference) == Array(1...count))
            #expect(people.map(\.notes) == (1...count).map { "number \($0)" })
            var told: [Int] = []
            try notebook.eachPerson(room: { #expect($0 >= count) }, { told.append($0.reference) })
            #expect(told == Array(1...count))
        }
    }

    @Test(arguments: [1, many, many + 1, 2 * many + 3])
    func `are refused with the first one whose row is wrong`(number: Int) throws {
        var notebook = try Notebook.open(NotebookPlace(":memory:"), for: .writing)
        try Self.fill(&notebook, from: 1, to: 2 * Self.many + 5)
        var statement = try notebook.connection.prepare(
            "UPDATE person SET notes = 'other' WHERE number >= ?1"
        )
        try statement.bind(1, number)
        try statement.run()
        let error = failure { () throws(NotebookError) in _ = try notebook.people() }
        #expect(error == .corrupt(.row(table: "person", number: number)))
    }
}
