import Files
import KindredCore
import TestSupport
import Testing

@testable import NotebookStore

@Suite struct BackupTests {
    @Test func `a backup is a notebook with the same people, for its owner only`() throws {
        let file = try TestNotebook()
        try file.save(Sample.draft(1), key: "1")
        var notebook = try file.open(.reading)
        let copy = try TestNotebook()
        _ = try notebook.backUp(to: copy.path, replacing: false)
        #expect(copy.folder.names() == ["notebook.sqlite"])
        #expect(try FileStatus(of: copy.path).permissions == 0o600)
        var copied = try copy.open(.reading)
        #expect(try copied.people() == notebook.people())
    }

    @Test func `a backup holds what another connection has just saved`() throws {
        let file = try TestNotebook()
        var writer = try file.open()
        _ = try writer.save(Sample.request(Sample.draft(1), key: "1"))
        var notebook = try file.open(.reading)
        _ = try writer.save(Sample.request(Sample.draft(2), key: "2"))
        let copy = try TestNotebook()
        _ = try notebook.backUp(to: copy.path, replacing: false)
        var copied = try copy.open(.reading)
        #expect(try copied.people().count == 2)
    }

    @Test func `a file that is there is replaced only on request`() throws {
        let file = try TestNotebook()
        try file.save(Sample.draft(1), key: "1")
        var notebook = try file.open(.reading)
        let other = try TemporaryFolder()
        let path = try other.write("mine", to: "copy")
        let error = failure { () throws(NotebookError) in
            _ = try notebook.backUp(to: path, replacing: false)
        }
        #expect(error == .backupExists)
        #expect(try other.read("copy") == Array("mine".utf8))
        #expect(other.names() == ["copy"])
        _ = try notebook.backUp(to: path, replacing: true)
        #expect(try other.read("copy").count > 4096)
        #expect(other.names() == ["copy"])
    }

    @Test func `the notebook itself is never replaced, whatever it is called`() throws {
        let file = try TestNotebook()
        try file.save(Sample.draft(1), key: "1")
        var notebook = try file.open(.reading)
        let before = try file.folder.read("notebook.sqlite")
        for path in [file.path, file.folder.path("./notebook.sqlite")] {
            let error = failure { () throws(NotebookError) in
                _ = try notebook.backUp(to: path, replacing: true)
            }
            #expect(error == .isTheNotebook)
        }
        #expect(try file.folder.read("notebook.sqlite") == before)
    }

    @Test func `what a killed backup left is gone after the next one`() throws {
        let file = try TestNotebook()
        try file.save(Sample.draft(1), key: "1")
        var notebook = try file.open(.reading)
        let other = try TemporaryFolder()
        for name in ["0", "0-journal", "1-journal", "2"] {
            let path = try other.write("half", to: UnfinishedBackup.prefix + name)
            try PrivateFile.setPermissions(0o600, of: path)
        }
        try PrivateFile.setPermissions(0o644, of: other.path(UnfinishedBackup.prefix + "2"))
        _ = try notebook.backUp(to: other.path("copy"), replacing: false)
        #expect(other.names() == [UnfinishedBackup.prefix + "2", "copy"])
    }

    @Test func `what another backup is still writing stays`() throws {
        let file = try TestNotebook()
        try file.save(Sample.draft(1), key: "1")
        var notebook = try file.open(.reading)
        let other = try TemporaryFolder()
        do {
            let unfinished = try UnfinishedBackup(in: other.path)
            _ = try notebook.backUp(to: other.path("copy"), replacing: false)
            #expect(other.names().count == 2)
            #expect(try other.read(FilePath.name(of: unfinished.path)).isEmpty)
        }
        #expect(other.names() == ["copy"])
    }
}
