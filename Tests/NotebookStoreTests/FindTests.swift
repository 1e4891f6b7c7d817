import KindredCore
import Testing
import Text

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
        var statement = try connection.prepare("SELECT ?1, 'text', x'00ff', NULL, '', x'', ?2")
        let table = Table(name: "t", width: 6, creation: [], insertion: "", selection: "")
        let values: [ColumnValue] = [
            .integer(number), .text("text"), .blob([0, 255]), .null, .text(""), .blob([]),
        ]
        try statement.bind(1, number as Int64?)
        try statement.bind(2, table.digest(of: values).bytes)
        #expect(try statement.step())
        var row = RowScan(table)
        try row.read(statement)
        #expect(statement.values(6) == values)
        for column in 0..<7 as Range<Int32> {
            #expect(row.integer(column) == (column == 0 ? number : nil))
            #expect(row.text(column) == [1: "text", 4: ""][column])
            #expect(row.blob(column) == [2: [0, 255], 5: []][column])
            #expect(row.isNull(column) == [3, 6].contains(column))
        }
        statement.reset()
        try statement.bind(1, number as Int64?)
        try statement.bind(2, table.digest(of: [.integer(number)]).bytes)
        #expect(try statement.step())
        let error = failure { () throws(NotebookError) in try row.read(statement) }
        #expect(error == .corrupt(.row(table: "t", number: Int(number))))
    }
}
