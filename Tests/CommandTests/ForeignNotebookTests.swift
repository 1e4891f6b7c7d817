import TestSupport
import Testing

@Suite struct `A notebook that cannot be used` {
    private let command: BuiltCommand
    private let card = PackageRoot.sample("chinese-leap-month.vcf")

    init() throws {
        command = try BuiltCommand()
    }

    /// Whatever the verb, it is refused in one sentence with status 4, and stays as it is.
    private func expectRefusal(_ name: String, _ words: String) throws {
        let before = try command.folder.read(name)
        for verb in [["list"], ["show", "1"], ["import", card]] {
            let path = command.folder.path(name)
            let result = try command.run(verb + ["--notebook", path])
            #expect(result.status == 4)
            #expect(result.output.isEmpty)
            #expect(result.errorText.hasPrefix("kindred: \(path): "))
            #expect(result.errorText.contains(words))
            #expect(result.errorText.split(separator: "\n").count == 1)
        }
        let isUnchanged = try command.folder.read(name) == before
        #expect(isUnchanged)
        #expect(command.folder.names() == [name])
    }

    /// A good notebook of one person, with some of its bytes changed.
    private func spoiled(_ change: (inout [UInt8]) -> Void) throws {
        let folder = try TemporaryFolder()
        let path = folder.path("book.sqlite")
        #expect(try command.run("import", card, "--notebook", path).status == 0)
        var bytes = try folder.read("book.sqlite")
        change(&bytes)
        try command.folder.write(bytes, to: "book.sqlite")
    }

    @Test func `because it is no database`() throws {
        try command.folder.write("Dear diary, this is no database at all.\n", to: "diary")
        try expectRefusal("diary", "is not a notebook")
    }

    @Test func `because it is of another program`() throws {
        try spoiled { $0.replaceSubrange(68..<72, with: [0x12, 0x34, 0x56, 0x78]) }
        try expectRefusal("book.sqlite", "is a database of another program")
    }

    @Test func `because it is of a newer version`() throws {
        try spoiled { $0.replaceSubrange(60..<64, with: [0, 0, 0x7F, 0xFF]) }
        try expectRefusal("book.sqlite", "newer Kindred")
    }

    @Test func `because it is damaged`() throws {
        try spoiled { bytes in
            for index in bytes.indices.dropFirst(bytes.count / 8) where index % 7 == 0 {
                bytes[index] ^= 0x5A
            }
        }
        try expectRefusal("book.sqlite", "is damaged")
    }

    @Test func `because others can read it`() throws {
        try command.folder.write("", to: "open.sqlite", mode: 0o644)
        try expectRefusal("open.sqlite", "chmod 600")
    }

    @Test func `because it is somebody else's, or open to them`() throws {
        for verb in [["list"], ["import", card]] {
            let result = try command.run(verb + ["--notebook", "/etc/passwd"])
            #expect(result.status == 4)
            #expect(result.errorText.hasPrefix("kindred: /etc"))
        }
    }

    @Test func `because nothing can be written there`() throws {
        let result = try command.run("import", card, "--notebook", "/sys/kindred/book.sqlite")
        #expect(result.status == 4)
        #expect(result.errorText.hasPrefix("kindred: /sys/"))
        #expect(result.output.isEmpty)
    }

    @Test func `because it is a folder`() throws {
        try command.folder.write("", to: "folder/file")
        let result = try command.run("list", "--notebook", command.folder.path("folder"))
        #expect(result.status == 4)
        #expect(result.errorText.contains("is a folder"))
    }

    @Test func `is not made by looking for people`() throws {
        let list = try command.run("list")
        #expect(list.status == 0)
        #expect(list.output.isEmpty)
        #expect(list.errorText == "kindred: 0 people in the notebook.\n")
        #expect(try command.run("list", "--format=json").outputText == "[]\n")
        #expect(try command.run("show", "1").status == 2)
        #expect(command.folder.names().isEmpty)
    }
}
