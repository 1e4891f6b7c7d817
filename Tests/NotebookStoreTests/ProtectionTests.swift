import Files
import Glibc
import KindredCore
import TestSupport
import Testing

@testable import NotebookStore

/// A notebook that others could read, or that is not where it seems to be.
@Suite struct ProtectionTests {
    private static func kind(_ error: NotebookError?) -> FileError.Kind? {
        if case .file(let error) = error { error.kind } else { nil }
    }

    @Test(arguments: [0o644, 0o640, 0o604, 0o620, 0o610] as [UInt32])
    func `a file open to others is refused with the command that mends it`(
        _ permissions: UInt32
    ) throws {
        let file = try TestNotebook()
        try file.save(Sample.draft())
        try PrivateFile.setPermissions(permissions, of: file.path)
        let before = try file.contents()
        for use in [Notebook.Use.writing, .reading] {
            let error = try #require(file.refusal(use))
            #expect(Self.kind(error) == .openToOthers(permissions: permissions, isFolder: false))
            let sentence = error.sentence(notebook: file.path)
            #expect(sentence.contains("chmod 600 \(file.path)"))
            #expect(try file.contents() == before)
        }
    }

    @Test func `a folder open to others is refused with the command that mends it`() throws {
        let file = try TestNotebook()
        try file.save(Sample.draft())
        try PrivateFile.setPermissions(0o755, of: file.folder.path)
        let error = try #require(file.refusal())
        #expect(Self.kind(error) == .openToOthers(permissions: 0o755, isFolder: true))
        #expect(error.sentence(notebook: file.path).contains("chmod 700 \(file.folder.path)"))
    }

    @Test func `a log open to others is refused`() throws {
        let file = try TestNotebook()
        try file.save(Sample.draft())
        try file.folder.write([], to: "notebook.sqlite-wal", mode: 0o644)
        #expect(
            Self.kind(file.refusal()) == .openToOthers(permissions: 0o644, isFolder: false)
        )
    }

    @Test func `a save to a file that was opened to others meanwhile is refused`() throws {
        let file = try TestNotebook()
        var notebook = try file.open()
        try PrivateFile.setPermissions(0o644, of: file.path)
        let error = failure { () throws(NotebookError) in
            _ = try notebook.save(Sample.request(Sample.draft()))
        }
        #expect(Self.kind(error) == .openToOthers(permissions: 0o644, isFolder: false))
        #expect(try notebook.people().isEmpty)
    }

    @Test(arguments: [false, true])
    func `a notebook that may not be written is read, and left alone`(_ isFolder: Bool) throws {
        let file = try TestNotebook()
        try file.save(Sample.draft())
        let (path, mode) = isFolder ? (file.folder.path, 0o500) : (file.path, 0o400)
        try PrivateFile.setPermissions(UInt32(mode), of: path)
        let before = try file.contents()
        #expect(file.refusal(.writing) == .readOnly)
        var notebook = try file.open(.reading)
        #expect(try notebook.people().count == 1)
        #expect(try file.contents() == before)
    }

    @Test func `a symbolic link is refused`() throws {
        let file = try TestNotebook()
        try file.folder.write([], to: "elsewhere")
        #expect(unsafe symlink("elsewhere", file.path) == 0)
        #expect(Self.kind(file.refusal()) == .symbolicLink)
        #expect(Self.kind(file.refusal(.reading)) == .symbolicLink)
    }

    @Test func `a folder and a pipe are refused without waiting`() throws {
        let folder = try TestNotebook()
        #expect(unsafe mkdir(folder.path, 0o700) == 0)
        #expect(Self.kind(folder.refusal()) == .isFolder)
        let pipe = try TestNotebook()
        #expect(unsafe mkfifo(pipe.path, 0o600) == 0)
        #expect(Self.kind(pipe.refusal()) == .notRegular)
        #expect(Self.kind(pipe.refusal(.reading)) == .notRegular)
    }

    @Test func `a file of another user is refused`() throws {
        if geteuid() == 0 {
            let file = try TestNotebook()
            try file.save(Sample.draft())
            #expect(unsafe chown(file.path, 12345, 12345) == 0)
            #expect(Self.kind(file.refusal(.reading)) == .foreignOwner)
        } else {
            let error = failure { () throws(NotebookError) in
                _ = try Notebook.open(.file("/etc/passwd"), for: .reading)
            }
            #expect(Self.kind(error) == .foreignOwner)
        }
    }
}
