import KindredCore
import Testing

@testable import NotebookStore

/// What the tables themselves do not take, whoever writes.
@Suite struct SchemaTests {
    static let wrong: [StaticString] = [
        "UPDATE person SET closeness = 6", "UPDATE person SET revision = 0",
        "UPDATE person SET given_name = ''", "UPDATE person SET is_listed = 2",
        "UPDATE person SET birth = 'placeholder'", "UPDATE person SET birth = 'unknown'",
        "UPDATE person SET born_on = NULL", "UPDATE person SET age = 40",
        "UPDATE person SET age_on = '2026-01-01'", "UPDATE person SET id = x'00'",
        "UPDATE person SET notes = NULL", "UPDATE person SET closeness = 'near'",
        "UPDATE person SET last_entry = -1", "UPDATE person SET last_entry = NULL",
        "UPDATE person SET digest = x''", "UPDATE person SET label = 'robot'",
        "INSERT INTO link VALUES (1, 1, 'parent', 'step', zeroblob(32))",
        "INSERT INTO link VALUES (2, 1, 'partners', 'current', zeroblob(32))",
        "INSERT INTO link VALUES (1, 2, 'parent', 'current', zeroblob(32))",
        "INSERT INTO link VALUES (1, 2, 'sibling', 'step', zeroblob(32))",
        "INSERT INTO link VALUES (1, 9, 'parent', 'step', zeroblob(32))",
        "INSERT INTO photo VALUES (1, 'bmp', 1, 1, zeroblob(32), zeroblob(32), x'00')",
        "INSERT INTO photo VALUES (1, 'png', 1, 2, zeroblob(32), zeroblob(32), x'00')",
        "INSERT INTO photo VALUES (1, 'png', 9, 1, zeroblob(32), zeroblob(32), x'00')",
        "INSERT INTO log_entry VALUES (9, 1, '2026-01-01', 'note', 'x', zeroblob(32))",
        "INSERT INTO log_entry VALUES (1, 0, '2026-01-01', 'note', 'x', zeroblob(32))",
        "INSERT INTO log_entry VALUES (1, 1, '2026-01-01', 'note', 'x', zeroblob(32))",
        "INSERT INTO log_entry VALUES (1, 9, '2026-01-01', 'gossip', 'x', zeroblob(32))",
        "INSERT INTO log_entry VALUES (1, 9, '2026-01-01', 'note', 'x', zeroblob(32))",
    ]

    @Test(arguments: wrong)
    func `a row that cannot be is refused by its table`(_ statement: StaticString) throws {
        var notebook = try Notebook.open(NotebookPlace(":memory:"), for: .writing)
        for number: UInt8 in [1, 2] {
            _ = try notebook.save(Sample.request(Sample.draft(number), key: "\(number)"))
        }
        let error = failure { () throws(NotebookError) in
            try notebook.connection.run(statement)
        }
        guard case .failed(let code) = error else {
            Issue.record("\(statement) gave \(String(describing: error))")
            return
        }
        #expect(code.primaryCode == 19)
    }

    @Test func `deleted rows leave no bytes`() throws {
        let file = try TestNotebook()
        var draft = Sample.draft()
        draft.notes = String(decoding: Sample.canary, as: UTF8.self)
        try file.save(draft)
        #expect(try file.contents().values.contains { $0.contains(Sample.canary) })
        do {
            let notebook = try file.open()
            try notebook.connection.run("DELETE FROM person")
            try notebook.connection.run("PRAGMA wal_checkpoint(TRUNCATE)")
        }
        #expect(try !file.contents().values.contains { $0.contains(Sample.canary) })
    }

    @Test func `no sentence tells a value`() {
        let errors: [NotebookError] = [
            .notADatabase, .anotherProgram(applicationID: 1), .locked, .readOnly, .full,
            .unsupportedVersion(found: 2, known: 1), .unsupportedVersion(found: 0, known: 1),
            .corrupt(.pages), .corrupt(.row(table: "person", number: 3)), .openedForReading,
            .noWriteAheadLog, .failed(SQLiteError(operation: .open, code: 14)),
            .conflict(reference: 3), .noSuchPerson, .noSuchLinkTarget, .linkRefused,
            .photoGateShut, .notCommitted(.full), .committedButUnverified(.unreadable),
        ]
        let sentences = errors.map { $0.sentence(notebook: "notes.sqlite") }
        #expect(Set(sentences).count == errors.count)
        #expect(sentences.allSatisfy { $0.hasSuffix(".") && !$0.contains("\n") })
    }
}
