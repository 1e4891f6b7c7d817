import Files
import Glibc
import KindredCore
import TestSupport
import Testing

@testable import NotebookStore

/// A large notebook is inspected whole once, and again whenever its file is another one.
@Suite struct InspectionRecordTests {
    private static let name = "notebook.sqlite-inspected"

    /// A notebook large enough to be remembered, closed after a save.
    private static func large() throws -> TestNotebook {
        let file = try TestNotebook()
        for number: UInt8 in 1...4 {
            var draft = Sample.draft(number)
            draft.notes = String(repeating: "Example note. ", count: 6000)
            try file.save(draft, key: "\(number)")
        }
        return file
    }

    @Test func `a small notebook is not remembered`() throws {
        let file = try TestNotebook()
        try file.save(Sample.draft())
        #expect(file.folder.names() == ["notebook.sqlite"])
    }

    @Test func `a large one is remembered by who wrote it, for its owner only`() throws {
        let file = try Self.large()
        #expect(file.folder.names() == ["notebook.sqlite", Self.name])
        #expect(try FileStatus(of: file.folder.path(Self.name)).permissions == 0o600)
        #expect(InspectionRecord.holds(for: file.path))
        var notebook = try file.open(.reading)
        #expect(try notebook.people().count == 4)
        #expect(InspectionRecord.holds(for: file.path))
    }

    @Test func `one that is not remembered is, once a reader has inspected it`() throws {
        let file = try Self.large()
        try FileTree.remove(file.folder.path(Self.name))
        FileFingerprint.settle()
        #expect(!InspectionRecord.holds(for: file.path))
        _ = try file.open(.reading)
        #expect(InspectionRecord.holds(for: file.path))
    }

    static let changes: [StaticString] = [
        "UPDATE person SET notes = 'x' WHERE number = 2",
        "DELETE FROM person WHERE number = 1",
        "CREATE TABLE extra (x)",
    ]

    @Test(arguments: changes)
    func `a foreign change is inspected whole, at once`(_ change: StaticString) throws {
        let file = try Self.large()
        try file.run("PRAGMA foreign_keys = OFF", change)
        #expect(!InspectionRecord.holds(for: file.path))
        guard case .corrupt? = file.refusal(.reading) else {
            Issue.record("the change went unseen")
            return
        }
        #expect(!InspectionRecord.holds(for: file.path))
    }

    @Test func `bytes that change on the disk are found in the same moment`() throws {
        let file = try Self.large()
        var bytes = try file.folder.read("notebook.sqlite")
        for index in bytes.indices.suffix(9000) { bytes[index] ^= 0x55 }
        try file.folder.write(bytes, to: "notebook.sqlite")
        #expect(!InspectionRecord.holds(for: file.path))
        #expect(file.refusal(.reading) != nil)
    }

    @Test func `a copy with the times of the original is another file`() throws {
        let file = try Self.large()
        let copy = try TestNotebook()
        for name in file.folder.names() {
            try copy.folder.write(file.folder.read(name), to: name)
        }
        var status = stat()
        #expect(unsafe stat(file.path, &status) == 0)
        let times = [status.st_atim, status.st_mtim]
        #expect(unsafe utimensat(AT_FDCWD, copy.path, times, 0) == 0)
        #expect(!InspectionRecord.holds(for: copy.path))
    }

    @Test func `a damage behind an untouched file is found by the rows' digests`() throws {
        let file = try Self.large()
        let connection = try Connection(file.path, .readWrite, waiting: 0)
        try connection.run("UPDATE person SET notes = 'x' WHERE number = 2")
        #expect(try connection.integer("PRAGMA wal_checkpoint(TRUNCATE)") == 0)
        FileFingerprint.settle()
        InspectionRecord.keep(InspectionRecord.fingerprint(file.path), of: file.path)
        #expect(InspectionRecord.holds(for: file.path))
        var notebook = try file.open(.reading)
        let error = failure { () throws(NotebookError) in _ = try notebook.people() }
        #expect(error == .corrupt(.row(table: "person", number: 2)))
        let refusal = failure { () throws(NotebookError) in
            _ = try Notebook.open(.file(file.path), for: .reading, trusting: false)
        }
        #expect(refusal == .corrupt(.row(table: "person", number: 2)))
    }
}
