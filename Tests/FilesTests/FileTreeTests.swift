import Files
import Glibc
import TestSupport
import Testing

@Suite struct `Folders` {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func `card files are found in any letter case, sorted, hidden ones passed over`() throws {
        for name in [
            "b.vcf", "A.VCF", "c.vCard", "d.txt", "vcf", "sub/e.vcf", "sub/deep/f.vcf",
            ".hidden.vcf", ".git/g.vcf", "x.vcf/inside.vcf",
        ] {
            try folder.write("x", to: name)
        }
        let walk = FileTree.cardFiles(under: folder.path)
        let expected = [
            "A.VCF", "b.vcf", "c.vCard", "sub/deep/f.vcf", "sub/e.vcf", "x.vcf/inside.vcf",
        ]
        #expect(walk.files == expected.map(folder.path))
        #expect(walk.failures.isEmpty)
    }

    @Test func `links to files are read, links to folders not followed, pipes passed over`() throws
    {
        try folder.write("x", to: "sub/a.vcf")
        unsafe symlink("sub/a.vcf", folder.path("link.vcf"))
        unsafe symlink("nowhere", folder.path("broken.vcf"))
        unsafe symlink("..", folder.path("sub/up"))
        unsafe symlink(".", folder.path("self.vcf"))
        unsafe mkfifo(folder.path("pipe.vcf"), 0o600)
        let walk = FileTree.cardFiles(under: folder.path)
        #expect(walk.files == ["broken.vcf", "link.vcf", "sub/a.vcf"].map(folder.path))
    }

    @Test func `a folder that is none is a failure of the walk`() throws {
        let absent = FileTree.cardFiles(under: folder.path("absent"))
        #expect(absent.failures.map(\.kind) == [.missing])
        let file = try folder.write("x", to: "file")
        #expect(FileTree.cardFiles(under: file).failures.map(\.kind) == [.isNoFolder])
    }

    @Test func `removing takes everything in a folder and nothing behind a link`() throws {
        try folder.write("x", to: "kept/a")
        try folder.write("x", to: "gone/sub/a")
        try folder.write("x", to: "gone/.hidden")
        unsafe symlink("../kept", folder.path("gone/link"))
        try FileTree.remove(folder.path("gone"))
        #expect(folder.names() == ["kept/"])
        #expect(try folder.read("kept/a") == [0x78])
        #expect(throws: FileError.self) { try FileTree.remove(folder.path("gone")) }
    }

    @Test func `a scratch folder is private and goes with its owner`() throws {
        var path = ""
        do {
            let scratch = try ScratchFolder(in: folder.path)
            path = scratch.path
            try PrivateFile.checkFolder(path)
            try PrivateFile.make(scratch.path("copy"))
            #expect(try FileTree.names(in: path) == ["copy"])
        }
        #expect(!path.isEmpty)
        #expect(folder.names().isEmpty)
        #expect(throws: FileError.self) { _ = try ScratchFolder(in: folder.path("absent")) }
    }
}
