import Commands
import TestSupport
import Testing

@Suite struct `What is no contact file` {
    private let world: World

    init() throws {
        world = try World()
        try world.folder.write("", to: "empty.vcf")
        try world.folder.write([0x7F, 0x45, 0x4C, 0x46, 0, 1, 2, 0xFF, 0x0A, 0], to: "binary.vcf")
        try world.folder.write("##fileformat=VCFv4.2\n#CHROM\tPOS\n1\t2\n", to: "genome.vcf")
        try world.folder.write("Dear Ada,\nsee you.\n", to: "letter.vcf")
        try world.folder.write("x", to: "folder/readme.txt")
        try world.folder.write("x", to: "closed.vcf", mode: 0o000)
    }

    private static let sentences: [(file: String, sentence: String)] = [
        ("missing.vcf", "does not exist; check how its name is spelled."),
        (
            "binary.vcf",
            "is a binary file and holds no vCard; export the contacts as vCard and name that file."
        ),
        (
            "genome.vcf",
            "is no contact file: it looks like genome data (Variant Call Format), which shares the "
                + "suffix .vcf; name a file that holds contacts."
        ),
        (
            "letter.vcf",
            "holds no vCard: a card begins with the line BEGIN:VCARD; check that it is the file "
                + "you mean."
        ),
    ]

    @Test(arguments: ["inspect", "review", "import"], sentences)
    func `is refused in one sentence that says what to do`(
        verb: String,
        line: (file: String, sentence: String)
    ) {
        let path = world.folder.path(line.file)
        let result = world.run(verb, path)
        #expect(result.status == .unreadable)
        #expect(result.messages == "kindred: \(path): \(line.sentence)\n")
        #expect(result.output.isEmpty)
        #expect(world.folder.names().contains("book/") == false)
    }

    @Test(arguments: sentences)
    func `fails check, and is told beside the findings`(
        line: (file: String, sentence: String)
    ) {
        let path = world.folder.path(line.file)
        let result = world.run("check", "-q", path)
        #expect(result.status == .unreadable)
        #expect(result.messages == "kindred: \(path): \(line.sentence)\n")
        #expect(result.output.isEmpty == (line.file == "missing.vcf"))
    }

    @Test(arguments: ["review", "import"])
    func `may be a folder, which is told`(verb: String) {
        let path = world.folder.path("folder")
        let result = world.run(verb, path)
        #expect(result.status == .unreadable)
        #expect(result.messages == "kindred: \(path): is a folder; name a file in it.\n")
    }

    @Test(arguments: ["check", "inspect", "review", "import"])
    func `may be empty, which is no error`(verb: String) {
        let path = world.folder.path("empty.vcf")
        let result = world.run(verb, path)
        #expect(result.status == .done)
        #expect(result.output.isEmpty)
        #expect(result.messages.contains("0 cards"))
        #expect(world.folder.names().contains("book/") == false)
    }

    @Test func `does not keep check from the other files`() throws {
        try world.folder.write(
            "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Vale;Ada;;;\r\nFN:Ada Vale\r\nEND:VCARD\r\n",
            to: "good.vcf"
        )
        let files = ["missing.vcf", "good.vcf"].map { world.folder.path($0) }
        let result = world.run("check", files[0], files[1])
        #expect(result.status == .unreadable)
        #expect(result.messages.contains("1 file, 1 card begun, 1 read, 0 with findings"))
        #expect(result.messages.contains("1 file not read."))
    }

    @Test func `with a hostile name is told harmlessly`() {
        let result = world.run("inspect", world.folder.path("\u{1B}[31m\u{202E}.vcf"))
        #expect(result.status == .unreadable)
        #expect(result.messages.contains("\\u{1B}[31m\\u{202E}"))
        #expect(!result.messages.contains("\u{1B}"))
    }
}
