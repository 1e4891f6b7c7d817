import KindredCore
import Testing

@testable import NotebookStore

/// A notebook whose fresh connection sees something else than was written.
@Suite struct ReadBackTests {
    private static func plan(in notebook: borrowing Notebook) throws -> SavePlan {
        var draft = Sample.draft()
        draft.photo = Sample.photo().map { .replaced($0) } ?? .absent
        return try notebook.connection.transaction { () throws(NotebookError) in
            try SaveWriter(
                request: Sample.request(draft),
                key: TraceKey(notebook.connection)
            ).write(notebook.connection)
        }
    }

    private static func fault(
        _ notebook: borrowing Notebook,
        _ plan: SavePlan
    ) -> NotebookError? {
        failure { () throws(NotebookError) in
            let fresh = try notebook.freshConnection()
            _ = try ReadBack.receipt(for: plan, on: fresh, gateDay: Sample.today)
        }
    }

    @Test func `what was written is found`() throws {
        let file = try TestNotebook()
        let notebook = try file.open()
        let plan = try Self.plan(in: notebook)
        #expect(Self.fault(notebook, plan) == nil)
    }

    @Test(arguments: 0..<23)
    func `one different field of a person is noticed`(_ column: Int) throws {
        let file = try TestNotebook()
        let notebook = try file.open()
        var plan = try Self.plan(in: notebook)
        plan.rows.person[column] = .text("something else")
        #expect(
            Self.fault(notebook, plan)
                == .committedButUnverified(.different(table: "person", column: column))
        )
    }

    @Test func `a row that is not there is noticed`() throws {
        let file = try TestNotebook()
        let notebook = try file.open()
        let plan = try Self.plan(in: notebook)
        try notebook.connection.run("DELETE FROM log_entry WHERE number = 1")
        #expect(
            Self.fault(notebook, plan) == .committedButUnverified(.missing(table: "log_entry"))
        )
        try notebook.connection.run("DELETE FROM marker")
        #expect(
            Self.fault(notebook, plan) == .committedButUnverified(.missing(table: "marker"))
        )
    }

    @Test func `a photo of other bytes is noticed`() throws {
        let file = try TestNotebook()
        let notebook = try file.open()
        let plan = try Self.plan(in: notebook)
        try notebook.connection.run("UPDATE photo SET bytes = zeroblob(byte_count)")
        #expect(Self.fault(notebook, plan) == .corrupt(.row(table: "photo", number: 1)))
    }
}
