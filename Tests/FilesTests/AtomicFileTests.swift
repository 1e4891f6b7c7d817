import Files
import Glibc
import TestSupport
import Testing

@Suite struct `Replacing files` {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(arguments: [0o600, 0o640] as [UInt32])
    func `a new file has the mode it is given`(_ mode: UInt32) throws {
        try AtomicFile.replace(folder.path("new"), with: Array("abc".utf8), mode: mode)
        #expect(try folder.read("new") == Array("abc".utf8))
        #expect(try FileStatus(of: folder.path("new")).permissions == mode)
        #expect(folder.names() == ["new"])
    }

    @Test(arguments: [0o600, 0o644, 0o755] as [UInt32])
    func `a replaced file passes its mode on`(_ mode: UInt32) throws {
        let path = try folder.write("old", to: "a", mode: mode)
        let before = try FileStatus(of: path)
        try AtomicFile.replace(path, with: Array("new".utf8), mode: 0o600)
        let after = try FileStatus(of: path)
        #expect(try folder.read("a") == Array("new".utf8))
        #expect(after.permissions == mode)
        #expect(after.inode != before.inode)
        #expect((after.owner, after.group) == (before.owner, before.group))
    }

    @Test func `a replaced file passes its owner on, where this user may give files away`() throws {
        let path = try folder.write("old", to: "a")
        let owner: UInt32 = geteuid() == 0 ? 12_345 : geteuid()
        try #require(unsafe chown(path, owner, getegid()) == 0)
        try AtomicFile.replace(path, with: [1])
        #expect(try FileStatus(of: path).owner == owner)
    }

    @Test func `a link stays a link and its target is replaced`() throws {
        unsafe mkdir(folder.path("sub"), 0o700)
        try folder.write("old", to: "sub/target")
        unsafe symlink("sub/target", folder.path("link"))
        try AtomicFile.replace(folder.path("link"), with: Array("new".utf8))
        #expect(try FileStatus(of: folder.path("link")).isSymbolicLink)
        #expect(try folder.read("sub/target") == Array("new".utf8))
        #expect(folder.names() == ["link", "sub/"])
    }

    @Test func `what is not committed leaves no trace`() throws {
        let path = try folder.write("old", to: "a")
        do {
            var file = try AtomicFile(path)
            try file.append(Array("half".utf8))
            #expect(folder.names().count == 2)
        }
        #expect(folder.names() == ["a"])
        #expect(try folder.read("a") == Array("old".utf8))
    }

    @Test func `pieces are put together`() throws {
        var file = try AtomicFile(folder.path("a"))
        try file.append(Array("one ".utf8))
        try file.append([])
        try file.append(Array("two".utf8))
        try file.commit()
        #expect(try folder.read("a") == Array("one two".utf8))
        #expect(folder.names() == ["a"])
    }

    @Test func `a folder, a device and a missing folder are refused and nothing is left behind`() {
        unsafe mkdir(folder.path("sub"), 0o700)
        let cases: [(String, FileError.Kind)] = [
            (folder.path("sub"), .isFolder), (folder.path("none/a"), .missing),
            ("/dev/null", .notRegular),
        ]
        for (path, kind) in cases {
            let error = #expect(throws: FileError.self) {
                try AtomicFile.replace(path, with: [1])
            }
            #expect(error?.kind == kind)
            #expect(error?.path == path)
        }
        #expect(folder.names() == ["sub/"])
    }

    @Test(arguments: [
        ("a", "."), ("", "."), ("/", "/"), ("/a", "/"), ("a/b", "a"), ("/a/b/", "/a"),
        ("//a", "/"), ("a//b", "a"), ("./a", "."),
    ])
    func `a path's folder is found`(_ path: String, _ parent: String) {
        #expect(FilePath.parent(of: path) == parent)
    }

    @Test(arguments: [("a", "a"), ("/b/c.vcf", "c.vcf"), ("b/c/", "c"), ("/", "/"), ("", "")])
    func `a path's last name is found`(_ path: String, _ name: String) {
        #expect(FilePath.name(of: path) == name)
    }
}
