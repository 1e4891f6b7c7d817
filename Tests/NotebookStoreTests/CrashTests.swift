import KindredCore
import TestSupport
import Testing

@testable import NotebookStore

/// What a crash leaves behind is the notebook before a save or after it, never between.
@Suite struct CrashTests {
    /// The files of a folder as a crash at this moment would leave them.
    private static func crash(_ parts: [String: [UInt8]]) throws -> TestNotebook {
        let file = try TestNotebook()
        for (name, bytes) in parts { try file.folder.write(bytes, to: name) }
        return file
    }

    @Test func `a log cut at any place is before or after the save`() throws {
        let source = try TestNotebook()
        try source.save(Sample.draft(1), key: "1")
        var notebook = try source.open()
        let before = try notebook.people()
        let saved = try notebook.save(Sample.request(Sample.draft(2), key: "2"))
        let after = try notebook.people()
        let parts = try source.contents()
        let log = try #require(parts["notebook.sqlite-wal"])
        var states: Set<Int> = []
        for count in stride(from: 0, through: log.count, by: 509) + [log.count] {
            var cut = parts
            cut["notebook.sqlite-wal"] = Array(log[..<count])
            let file = try Self.crash(cut)
            var found = try file.open()
            let people = try found.people()
            #expect(people == before || people == after, "\(count) bytes")
            states.insert(people.count)
            let again = try found.save(Sample.request(Sample.draft(2), key: "2"))
            #expect(again.receipt == saved.receipt)
            #expect(try found.people() == after)
        }
        #expect(states == [1, 2])
    }

    @Test func `a save that was not committed is not there`() throws {
        let source = try TestNotebook()
        try source.save(Sample.draft(1), key: "1")
        let notebook = try source.open()
        try notebook.connection.run("PRAGMA cache_size = 1")
        var crashed: TestNotebook?
        _ = try? notebook.connection.transaction { () throws(NotebookError) in
            var draft = Sample.draft(2)
            draft.notes = String(repeating: "Example note. ", count: 20_000)
            _ = try SaveWriter(
                request: Sample.request(draft, key: "2"),
                key: TraceKey(notebook.connection)
            ).write(notebook.connection)
            crashed = try? Self.crash(source.contents())
            throw .locked
        }
        let file = try #require(crashed)
        #expect(try file.folder.read("notebook.sqlite-wal").count > 100_000)
        var found = try file.open()
        #expect(try found.people().map(\.id) == [Sample.id(1)])
    }

    @Test func `a notebook whose beginning was cut off is begun again`() throws {
        let source = try TestNotebook()
        try source.folder.write([], to: "notebook.sqlite")
        let connection = try Connection(source.path, .readWrite, waiting: 0)
        var parts: [String: [UInt8]] = [:]
        try connection.transaction(isSealed: false) { () throws(NotebookError) in
            try connection.run("PRAGMA application_id = 0x4B4E4452")
            try connection.run("PRAGMA user_version = 2")
            try connection.run("CREATE TABLE setting (x)")
            parts = (try? source.contents()) ?? [:]
        }
        #expect(parts["notebook.sqlite"] == [])
        #expect(parts["notebook.sqlite-journal"] != nil)
        #expect(try Self.crash(parts).save(Sample.draft()).receipt != nil)
        parts["notebook.sqlite"] = try source.folder.read("notebook.sqlite")
        parts["notebook.sqlite-journal"]?.replaceSubrange(0..<28, with: Self.journalHeader)
        #expect(try Self.crash(parts).save(Sample.draft()).receipt != nil)
    }

    /// The header of a journal that was brought to the disk: no pages to put back, and an original
    /// of no pages (<https://sqlite.org/fileformat2.html#the_rollback_journal>).
    private static let journalHeader: [UInt8] =
        [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7] + [0, 0, 0, 0] + [1, 2, 3, 4]
        + [0, 0, 0, 0] + [0, 0, 2, 0] + [0, 0, 0x10, 0]
}
