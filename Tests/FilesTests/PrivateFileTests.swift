import Files
import Glibc
import TestSupport
import Testing

@Suite struct `Private files` {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func `missing folders are made for their owner alone, existing ones are left`() throws {
        unsafe mkdir(folder.path("shared"), 0o755)
        let path = folder.path("shared/a/b")
        try PrivateFile.makeFolder(path)
        try PrivateFile.makeFolder(path)
        #expect(try FileStatus(of: folder.path("shared")).permissions == 0o755)
        #expect(try FileStatus(of: folder.path("shared/a")).permissions == 0o700)
        #expect(try FileStatus(of: path).permissions == 0o700)
        try PrivateFile.checkFolder(path)
    }

    @Test func `a folder cannot be made where a file stands`() throws {
        try folder.write("x", to: "file")
        for path in [folder.path("file"), folder.path("file/sub")] {
            let error = #expect(throws: FileError.self) { try PrivateFile.makeFolder(path) }
            #expect(error?.kind == .isNoFolder)
        }
    }

    @Test func `a file is made once, empty and private`() throws {
        #expect(try PrivateFile.make(folder.path("a")))
        #expect(try !PrivateFile.make(folder.path("a")))
        #expect(try FileStatus(of: folder.path("a")).permissions == 0o600)
        try PrivateFile.check(folder.path("a"))
        unsafe symlink("absent", folder.path("link"))
        #expect(try !PrivateFile.make(folder.path("link")))
        #expect(folder.names() == ["a", "link"])
    }

    @Test func `every permission of group or others is refused, with the command that mends it`()
        throws
    {
        let path = try folder.write("x", to: "it's")
        for bit in 0..<9 {
            let permissions = 0o600 | UInt32(1) << UInt32(bit)
            try PrivateFile.setPermissions(permissions, of: path)
            if permissions & 0o077 == 0 {
                try PrivateFile.check(path)
                continue
            }
            let error = #expect(throws: FileError.self) { try PrivateFile.check(path) }
            #expect(error?.kind == .openToOthers(permissions: permissions, isFolder: false))
            let quoted = path.split(separator: "'").joined(separator: "'\\''")
            #expect(error?.sentence.hasSuffix("chmod 600 '\(quoted)'") == true)
        }
        unsafe mkdir(folder.path("open"), 0o755)
        let error = #expect(throws: FileError.self) {
            try PrivateFile.checkFolder(folder.path("open"))
        }
        #expect(error?.sentence.hasSuffix("chmod 700 \(folder.path("open"))") == true)
    }

    @Test func `links, folders, pipes and absent files are not private files`() throws {
        try folder.write("x", to: "file")
        unsafe symlink("file", folder.path("link"))
        unsafe mkdir(folder.path("sub"), 0o700)
        unsafe mkfifo(folder.path("pipe"), 0o600)
        let cases: [(String, FileError.Kind)] = [
            ("link", .symbolicLink), ("sub", .isFolder), ("pipe", .notRegular),
            ("absent", .missing),
        ]
        for (name, kind) in cases {
            let error = #expect(throws: FileError.self) {
                try PrivateFile.check(folder.path(name))
            }
            #expect(error?.kind == kind)
        }
        let error = #expect(throws: FileError.self) {
            try PrivateFile.checkFolder(folder.path("file"))
        }
        #expect(error?.kind == .isNoFolder)
    }

    @Test func `what belongs to another user is refused`() throws {
        var path = "/etc/passwd"
        if geteuid() == 0 {
            path = try folder.write("x", to: "foreign")
            try #require(unsafe chown(path, 12_345, 12_345) == 0)
        }
        let error = #expect(throws: FileError.self) { try PrivateFile.check(path) }
        #expect(error?.kind == .foreignOwner)
    }
}
