import KindredCore
import Testing

@testable import NotebookStore

@Suite struct FindTests {
    @Test(
        arguments: [
            ("adasa", [.name]), ("EXAMPLE", [.name]), ("likes tea", [.notes]), ("called", [.log]),
            ("e", [.name, .notes, .log]), ("example adaśa", [.name]), ("nowhere", []),
        ] as [(String, Set<SearchText.Place>)]
    )
    func `a text is found in names, notes and log of the unlisted and unlinked`(
        text: String,
        places: Set<SearchText.Place>
    ) throws {
        var notebook = try Notebook.open(NotebookPlace(":memory:"), for: .writing)
        var draft = Sample.draft()
        draft.isListed = false
        _ = try notebook.save(draft, gateDay: Sample.today)
        let found = try notebook.find(try #require(SearchText(text)))
        #expect(found.map(\.places) == (places.isEmpty ? [] : [places]))
    }

    @Test func `a row whose digest is wrong is found out by reading`() throws {
        var notebook = try Notebook.open(NotebookPlace(":memory:"), for: .writing)
        _ = try notebook.save(Sample.draft(), gateDay: Sample.today)
        try notebook.connection.run("UPDATE log_entry SET text = 'called' WHERE number = 1")
        let text = try #require(SearchText("x"))
        #expect(
            failure { () throws(NotebookError) in _ = try notebook.find(text) }
                == .corrupt(.row(table: "log_entry", number: 1))
        )
        try notebook.connection.run("UPDATE person SET family_name = 'Other'")
        #expect(
            failure { () throws(NotebookError) in _ = try notebook.index() }
                == .corrupt(.row(table: "person", number: 1))
        )
    }

    @Test(arguments: [0, 1, -1, 63, 64, -64, -65, 127, 128, 1 << 40, .max, .min] as [Int64])
    func `a digest is the same in the statement and outside it`(number: Int64) throws {
        let connection = try Connection("", .disposable, waiting: 0)
        var statement = try connection.prepare("SELECT ?1, 'text', x'00ff', NULL, '', x''")
        try statement.bind(1, number as Int64?)
        #expect(try statement.step())
        var inPlace = RowDigest(table: "t")
        inPlace.begin()
        statement.append(6, to: &inPlace)
        var apart = RowDigest(table: "t")
        apart.begin()
        let values: [ColumnValue] = [
            .integer(number), .text("text"), .blob([0, 255]), .null, .text(""), .blob([]),
        ]
        for value in values { apart.append(value) }
        #expect(inPlace.digest() == apart.digest())
        #expect(statement.values(6) == values)
    }
}
