import Files
import KindredCore
import TestSupport
import Testing

@testable import NotebookStore

/// What is not our notebook is refused by name, and every byte of it stays.
@Suite struct RefusalTests {
    static let noDatabases: [[UInt8]] = [
        Array("BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada Example\r\nEND:VCARD\r\n".utf8), [0],
        Array("SQLite format 3\0".utf8), [UInt8](repeating: 0, count: 4096),
        [UInt8](repeating: 0xFF, count: 5000),
    ]

    @Test(arguments: noDatabases)
    func `a file that is no database`(_ bytes: [UInt8]) throws {
        let file = try TestNotebook()
        try file.folder.write(bytes, to: "notebook.sqlite")
        for use in [Notebook.Use.writing, .reading] {
            let refusal = file.refusal(use)
            #expect(refusal == .notADatabase, "\(String(describing: refusal))")
            #expect(try file.contents() == ["notebook.sqlite": bytes])
        }
    }

    @Test(arguments: [false, true])
    func `a database of another program, its log included`(_ hasLog: Bool) throws {
        let theirs = try TemporaryFolder()
        let connection = try Connection(
            theirs.write([], to: "notebook.sqlite"),
            .readWrite,
            waiting: 0
        )
        if hasLog { try connection.run("PRAGMA journal_mode = WAL") }
        try connection.run("PRAGMA application_id = 77")
        try connection.run("CREATE TABLE place (url TEXT)")
        let file = try TestNotebook()
        for name in theirs.names() { try file.folder.write(theirs.read(name), to: name) }
        #expect(file.folder.names().count == (hasLog ? 3 : 1))
        let before = try file.contents()
        for use in [Notebook.Use.writing, .reading] {
            let id = hasLog ? 0 : 77
            #expect(file.refusal(use) == .anotherProgram(applicationID: id))
            #expect(try file.contents() == before)
        }
    }

    @Test func `a notebook of another version`() throws {
        let file = try TestNotebook()
        try file.save(Sample.draft())
        try file.run("PRAGMA user_version = 3")
        let before = try file.contents()
        #expect(file.refusal() == .unsupportedVersion(found: 3, known: 2))
        #expect(try file.contents() == before)
        try file.run("PRAGMA user_version = 1")
        #expect(file.refusal() == .unsupportedVersion(found: 1, known: 2))
        try file.run("PRAGMA user_version = 0")
        #expect(file.refusal(.reading) == .unsupportedVersion(found: 0, known: 2))
    }

    static let damages: [(StaticString, Corruption)] = [
        ("CREATE TABLE extra (x)", .schema),
        ("CREATE TRIGGER t AFTER INSERT ON marker BEGIN DELETE FROM person; END", .schema),
        ("DROP INDEX link_second", .schema),
        ("UPDATE person SET notes = 'x' WHERE number = 2", .row(table: "person", number: 2)),
        ("UPDATE person SET born_on = '1987-02-30'", .row(table: "person", number: 1)),
        ("UPDATE person SET digest = zeroblob(32)", .row(table: "person", number: 1)),
        ("UPDATE log_entry SET day = '2026-99-99'", .row(table: "log_entry", number: 1)),
        ("UPDATE marker SET revision = 9", .row(table: "marker", number: 1)),
        ("UPDATE setting SET value = x'00'", .row(table: "setting", number: 1)),
        ("UPDATE photo SET format = 'gif'", .row(table: "photo", number: 2)),
        (
            "INSERT INTO link VALUES (1, 2, 'parent', 'step', zeroblob(32))",
            .row(table: "link", number: 1)
        ),
        ("DELETE FROM person WHERE number = 1", .missingPerson),
    ]

    @Test(arguments: damages)
    func `a notebook that contradicts itself`(
        _ statement: StaticString,
        _ corruption: Corruption
    ) throws {
        let file = try TestNotebook()
        try file.save(Sample.draft())
        var second = Sample.draft(2)
        second.photo = .replaced(try #require(Sample.photo(of: 2)))
        try file.save(second, key: "second")
        try file.run("PRAGMA foreign_keys = OFF", statement)
        let before = try file.contents()
        for use in [Notebook.Use.writing, .reading] {
            #expect(file.refusal(use) == .corrupt(corruption))
            #expect(try file.contents() == before)
        }
    }

    @Test func `a notebook in which somebody is their own ancestor`() throws {
        let file = try TestNotebook()
        var notebook = try file.open()
        for number: UInt8 in 1...3 {
            _ = try notebook.save(Sample.request(Sample.draft(number), key: "\(number)"))
        }
        let careless = try Connection(file.path, .readWrite, waiting: 50)
        for (parent, child) in [(1, 2), (2, 3), (3, 2)] {
            let link: [ColumnValue] = [
                ColumnValue(parent), ColumnValue(child), .text("parent"), .text("step"),
            ]
            try LinkTable.table.insert(link, into: careless)
        }
        #expect(file.refusal(.reading) == .corrupt(.parentageCycle(reference: 2)))
    }

    @Test func `a damaged notebook with a log stays as it is, the log and its index included`()
        throws
    {
        let file = try TestNotebook()
        var notebook = try file.open()
        _ = try notebook.save(Sample.request(Sample.draft()))
        try notebook.connection.run("UPDATE person SET notes = 'x'")
        let crashed = try TestNotebook()
        for name in file.folder.names() {
            try crashed.folder.write(file.folder.read(name), to: name)
        }
        let before = try crashed.contents()
        #expect(before.count == 3)
        for use in [Notebook.Use.writing, .reading] {
            #expect(crashed.refusal(use) == .corrupt(.row(table: "person", number: 1)))
            #expect(try crashed.contents() == before)
        }
    }

    @Test func `damage that comes while the notebook is open`() throws {
        let file = try TestNotebook()
        try file.save(Sample.draft())
        var notebook = try file.open()
        #expect(try notebook.people().count == 1)
        try file.run("UPDATE person SET closeness = 5")
        let error = failure { () throws(NotebookError) in _ = try notebook.people() }
        #expect(error == .corrupt(.row(table: "person", number: 1)))
        let saving = failure { () throws(NotebookError) in
            _ = try notebook.save(Sample.request(Sample.draft(2), key: "second"))
        }
        #expect(saving == .corrupt(.row(table: "person", number: 1)))
    }
}
