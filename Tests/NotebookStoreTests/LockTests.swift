import KindredCore
import Testing

@testable import NotebookStore

@Suite struct LockTests {
    @Test func `a save waits for another writer, says so, and can be tried again`() throws {
        let file = try TestNotebook()
        var notebook = try file.open(waiting: 80)
        let other = try Connection(file.path, .readWrite, waiting: 0)
        try other.run("BEGIN IMMEDIATE")
        var error: NotebookError?
        let time = ContinuousClock().measure {
            error = failure { () throws(NotebookError) in
                _ = try notebook.save(Sample.request(Sample.draft()))
            }
        }
        #expect(error == .locked)
        #expect(time >= .milliseconds(60))
        #expect(try notebook.people().isEmpty)
        try other.run("ROLLBACK")
        #expect(try notebook.save(Sample.request(Sample.draft())).receipt != nil)
    }

    @Test func `a notebook that another program keeps to itself is locked, not damaged`() throws {
        let file = try TestNotebook()
        try file.save(Sample.draft())
        let other = try Connection(file.path, .readWrite, waiting: 0)
        try other.run("PRAGMA locking_mode = EXCLUSIVE")
        try other.run("BEGIN EXCLUSIVE")
        let before = try file.contents()
        #expect(file.refusal() == .locked)
        #expect(file.refusal(.reading) == .locked)
        #expect(try file.contents() == before)
        try other.run("ROLLBACK")
    }

    @Test func `readers are not kept out by a writer`() throws {
        let file = try TestNotebook()
        try file.save(Sample.draft())
        let other = try Connection(file.path, .readWrite, waiting: 0)
        try other.run("BEGIN IMMEDIATE")
        var notebook = try file.open(.reading)
        #expect(try notebook.people().count == 1)
        try other.run("ROLLBACK")
    }

    @Test func `a log in which nobody has read yet is inspected too`() throws {
        let file = try TestNotebook()
        try file.save(Sample.draft())
        let other = try Connection(file.path, .readWrite, waiting: 0)
        try other.run("UPDATE sqlite_sequence SET seq = seq + 7")
        var notebook = try file.open(.reading)
        #expect(try notebook.people().count == 1)
        #expect(try other.integer("SELECT max(seq) FROM sqlite_sequence") == 8)
    }

    @Test func `writing through a connection that only reads is told as such`() throws {
        let file = try TestNotebook()
        try file.save(Sample.draft())
        let connection = try Connection(file.path, .readOnly, waiting: 0)
        let error = failure { () throws(NotebookError) in
            try connection.run("DELETE FROM person")
        }
        #expect(error == .readOnly)
    }

    @Test func `two notebooks of one file see each other's saves`() throws {
        let file = try TestNotebook()
        var one = try file.open()
        var other = try file.open()
        let first = try one.save(Sample.request(Sample.draft(1), key: "1"))
        #expect(try other.save(Sample.request(Sample.draft(1), key: "1")).receipt == first.receipt)
        _ = try other.save(Sample.request(Sample.draft(2), key: "2"))
        #expect(try one.people().count == 2)
    }
}
