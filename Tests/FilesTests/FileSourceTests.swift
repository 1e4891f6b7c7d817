import Files
import Glibc
import TestSupport
import Testing

@Suite struct `Reading files` {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(arguments: [0, 1, 4095, 4096, 4097, 100_000])
    func `contents come whole, in pieces of any size`(_ size: Int) throws {
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let path = try folder.write(bytes, to: "a.vcf")
        #expect(try FileSource.contents(of: path) == bytes)
        for chunk in [1, 7, 4096].filter({ size / $0 < 5000 }) {
            var source = try FileSource(path)
            var collected: [UInt8] = []
            while try source.append(to: &collected, maximum: chunk) > 0 {}
            #expect(collected == bytes)
            #expect(source.status.size == size)
        }
    }

    @Test func `a read fills the buffer from where it is told and keeps its count`() throws {
        var source = try FileSource(try folder.write("abcdef", to: "a"))
        var buffer = Array("....".utf8)
        #expect(try source.read(into: &buffer, at: 2) == 2)
        #expect(buffer == Array("..ab".utf8))
        #expect(try source.read(into: &buffer) == 4)
        #expect(buffer == Array("cdef".utf8))
        #expect(try source.read(into: &buffer) == 0)
        #expect(try source.read(into: &buffer, at: 4) == 0)
        #expect(try source.read(into: &buffer, at: -1) == 0)
        var empty: [UInt8] = []
        #expect(try source.read(into: &empty) == 0)
    }

    @Test func `a limit is exact`() throws {
        let path = try folder.write("12345", to: "a")
        #expect(try FileSource.contents(of: path, limit: 5).count == 5)
        let error = #expect(throws: FileError.self) {
            try FileSource.contents(of: path, limit: 4)
        }
        #expect(error?.kind == .tooLarge(limit: 4))
        #expect(throws: FileError.self) { try FileSource.contents(of: "/dev/zero", limit: 4) }
    }

    @Test func `a pipe is read to its end and bound by the limit`() throws {
        let pipe = try Pipe()
        try pipe.send("from a pipe")
        pipe.closeWriting()
        #expect(try FileSource.contents(of: "/dev/fd/\(pipe.reading)") == Array("from a pipe".utf8))
        let other = try Pipe()
        try other.send("123456")
        other.closeWriting()
        #expect(throws: FileError.self) {
            try FileSource.contents(of: "/dev/fd/\(other.reading)", limit: 5)
        }
    }

    @Test func `the null device is an empty file`() throws {
        #expect(try FileSource.contents(of: "/dev/null").isEmpty)
    }

    @Test func `what cannot be read says why and what to do`() throws {
        let file = try folder.write("x", to: "plain")
        unsafe mkdir(folder.path("sub"), 0o700)
        unsafe symlink("loop", folder.path("loop"))
        let cases: [(path: String, kind: FileError.Kind, words: String)] = [
            (folder.path("absent.vcf"), .missing, "does not exist"),
            ("", .missing, "does not exist"),
            (folder.path("sub"), .isFolder, "is a folder"),
            ("\(file)/x", .isNoFolder, "is not a folder"),
            ("/dev/zero", .notRegular, "is a device"),
            (folder.path("loop"), .symbolicLink, "symbolic link"),
            (folder.path(String(repeating: "a", count: 300)), .system, "File name too long"),
        ]
        for (path, kind, words) in cases {
            let error = #expect(throws: FileError.self) { _ = try FileSource(path) }
            #expect(error?.kind == kind)
            #expect(error?.path == path)
            #expect(error?.sentence.contains(words) == true)
        }
    }

    @Test func `a file without permission is refused to all but the superuser`() throws {
        let path = try folder.write("x", to: "closed", mode: 0)
        if geteuid() == 0 {
            #expect(try FileSource.contents(of: path) == [0x78])
        } else {
            let error = #expect(throws: FileError.self) { _ = try FileSource(path) }
            #expect(error?.kind == .notPermitted)
        }
    }

    @Test(arguments: [
        FileError.Kind.missing, .isFolder, .isNoFolder, .notPermitted, .notRegular,
        .tooLarge(limit: 9), .brokenPipe, .noSpace, .readOnlyVolume, .symbolicLink, .foreignOwner,
        .openToOthers(permissions: 0o644, isFolder: false), .system,
    ])
    func `every error is one sentence that names the file`(_ kind: FileError.Kind) {
        let sentence = FileError(path: "a b.vcf", kind: kind, code: 5).sentence
        #expect(sentence.contains("a b.vcf"))
        #expect(!sentence.contains("\n"))
        #expect(!sentence.dropLast().contains(". "))
        let input = FileError(path: "-", kind: kind, code: 5).sentence
        #expect(input.lowercased().contains("standard input"))
    }
}
