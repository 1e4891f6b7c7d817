import Files
import KindredCore
import TestSupport
import Testing

@testable import NotebookStore

@Suite struct OpeningTests {
    @Test func `a notebook that is not there reads as empty, and nothing is made`() throws {
        let file = try TestNotebook()
        var notebook = try file.open(.reading)
        #expect(try notebook.people().isEmpty)
        let isBegun = notebook.isBegun
        #expect(!isBegun)
        #expect(file.folder.names() == [])
    }

    @Test func `a file of no bytes is a notebook not yet begun`() throws {
        let file = try TestNotebook()
        try file.folder.write([], to: "notebook.sqlite")
        var empty = try file.open(.reading)
        #expect(try empty.people().isEmpty)
        #expect(try file.contents() == ["notebook.sqlite": []])
        #expect(try file.save(Sample.draft()).receipt != nil)
    }

    @Test func `an empty file with a log is not treated as empty`() throws {
        let file = try TestNotebook()
        try file.folder.write([], to: "notebook.sqlite")
        try file.folder.write([1, 2, 3], to: "notebook.sqlite-wal")
        let before = try file.contents()
        #expect(file.refusal() == .corrupt(.orphanedLog))
        #expect(file.refusal(.reading) == .corrupt(.orphanedLog))
        #expect(try file.contents() == before)
    }

    @Test func `a missing folder is made for nobody else`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("a/b/notebook.sqlite")
        _ = try Notebook.open(.file(path), for: .writing)
        #expect(try FileStatus(of: folder.path("a")).permissions == 0o700)
        #expect(try FileStatus(of: folder.path("a/b")).permissions == 0o700)
    }

    @Test func `every file of an open notebook is for its owner only`() throws {
        let file = try TestNotebook()
        var notebook = try file.open()
        _ = try notebook.save(Sample.request(Sample.draft()))
        let names = file.folder.names()
        #expect(
            names == ["notebook.sqlite", "notebook.sqlite-shm", "notebook.sqlite-wal"]
        )
        for name in names {
            #expect(try FileStatus(of: file.folder.path(name)).permissions == 0o600, "\(name)")
        }
        #expect(try notebook.people().count == 1)
    }

    @Test func `a closed notebook is one file`() throws {
        let file = try TestNotebook()
        try file.save(Sample.draft())
        #expect(file.folder.names() == ["notebook.sqlite"])
        #expect(file.refusal(.reading) == nil)
        #expect(file.folder.names() == ["notebook.sqlite"])
    }

    @Test func `a name with signs that mean something in a URI is a name`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("a%20b?c#d é.sqlite")
        var notebook = try Notebook.open(.file(path), for: .writing)
        _ = try notebook.save(Sample.request(Sample.draft()))
        #expect(folder.names().contains("a%20b?c#d é.sqlite"))
    }

    @Test func `a notebook left by a crash is read with what was committed`() throws {
        let file = try TestNotebook()
        var notebook = try file.open()
        _ = try notebook.save(Sample.request(Sample.draft()))
        for names in [["", "-wal", "-shm"], ["", "-wal"]] {
            let crashed = try TestNotebook()
            for name in names.map({ "notebook.sqlite" + $0 }) {
                try crashed.folder.write(file.folder.read(name), to: name)
            }
            var found = try crashed.open(.writing)
            #expect(try found.people().count == 1, "\(names)")
        }
    }

    @Test func `a notebook in memory is read back like any other`() throws {
        let place = NotebookPlace(":memory:")
        var notebook = try Notebook.open(place, for: .writing)
        let first = try notebook.save(Sample.request(Sample.draft()))
        #expect(first.receipt != nil)
        let again = try notebook.save(Sample.request(Sample.draft()))
        #expect(again == first.receipt.map { .alreadySaved($0) })
        #expect(try notebook.people().count == 1)
        var other = try Notebook.open(NotebookPlace(":memory:"), for: .writing)
        #expect(try other.people().isEmpty)
    }
}
