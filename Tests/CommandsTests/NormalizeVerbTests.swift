import Commands
import Files
import TestSupport
import Testing

@Suite struct `normalize` {
    private let world: World
    private static let card =
        "BEGIN:VCARD\nVERSION:3.0\nN:Vale;Ada;;;\nFN:Ada Vale\nBDAY:1984-04-12\nEND:VCARD\n"
    private static let clean =
        "BEGIN:VCARD\r\nVERSION:4.0\r\nN:Vale;Ada;;;\r\nFN:Ada Vale\r\nBDAY:19840412\r\nEND:VCARD\r\n"

    init() throws {
        world = try World()
    }

    @Test func `writes the clean form to standard output and says what it did`() {
        let result = world.run("normalize", "-", input: Self.card)
        #expect(result.status == .done)
        #expect(result.output == Self.clean)
        #expect(
            result.messages
                == "kindred: 1 file, 1 card as 4.0, 3 repairs:\n"
                + "  mended: line-ends 1, version 1, date-form 1\n"
        )
    }

    @Test func `writes 3 dot 0 where it is asked to`() {
        let result = world.run("normalize", "-q", "--to", "3.0", "-", input: Self.clean)
        #expect(result.output == Self.card.replacing("\n", with: "\r\n"))
        #expect(result.messages.isEmpty)
    }

    @Test func `makes one repair and leaves the rest as it is`() {
        let input = "junk\n" + Self.card.replacing("BDAY", with: "bday") + "\n\n"
        let result = world.run("normalize", "-q", "--only", "name-case", "-", input: input)
        #expect(result.output == input.replacing("bday", with: "BDAY"))
    }

    @Test func `replaces a file in place and keeps its mode`() throws {
        let path = try world.folder.write(Self.card, to: "a.vcf")
        try AtomicFile.replace(path, with: Array(Self.card.utf8))
        let before = try FileStatus(of: path)
        let result = world.run("normalize", "-q", "--in-place", path)
        #expect(result.status == .done)
        #expect(result.output.isEmpty)
        #expect(try FileSource.contents(of: path) == Array(Self.clean.utf8))
        #expect(try FileStatus(of: path).permissions == before.permissions)
    }

    @Test func `leaves a clean file alone`() throws {
        let path = try world.folder.write(Self.clean, to: "a.vcf")
        let before = try FileStatus(of: path)
        #expect(world.run("normalize", "-q", "--in-place", path).status == .done)
        #expect(try FileStatus(of: path) == before)
    }

    @Test func `replaces a file that is clean but in UTF-16`() throws {
        var bytes: [UInt8] = [0xFF, 0xFE]
        for unit in Self.clean.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        let path = world.folder.path("a.vcf")
        try AtomicFile.replace(path, with: bytes)
        #expect(world.run("normalize", "-q", "--in-place", path).status == .done)
        #expect(try FileSource.contents(of: path) == Array(Self.clean.utf8))
    }

    @Test func `does not replace a file that would lose something`() throws {
        let text = Self.card + "NULL\n"
        let path = try world.folder.write(text, to: "a.vcf")
        let refused = world.run("normalize", "-q", "--in-place", path)
        #expect(refused.status == .decisionNeeded)
        #expect(refused.messages.contains("--rejects"))
        #expect(try FileSource.contents(of: path) == Array(text.utf8))
        let rejects = world.folder.path("lost.txt")
        let done = world.run("normalize", "-q", "--in-place", "--rejects", rejects, path)
        #expect(done.status == .done)
        #expect(try FileSource.contents(of: path) == Array(Self.clean.utf8))
        let kept = String(decoding: try FileSource.contents(of: rejects), as: UTF8.self)
        #expect(kept.contains(#""line":7,"card":null,"kind":"text","code":"text-outside-card""#))
        #expect(kept.contains(#""text":"NULL\n""#))
    }

    @Test func `shows a difference and writes nothing`() throws {
        let text = Self.card.replacing("\n", with: "\r\n")
        let path = try world.folder.write(text, to: "a.vcf")
        let result = world.run("normalize", "-q", "--diff", "--only", "date-form,type-case", path)
        #expect(result.output.isEmpty)
        let four = Self.clean.replacing("19840412", with: "1984-04-12")
        let other = try world.folder.write(four, to: "b.vcf")
        let difference = world.run("normalize", "-q", "--diff", other)
        #expect(
            difference.output.replacing("\r\n", with: "\n")
                == "--- \(other)\n+++ \(other)\n@@ -2,5 +2,5 @@\n VERSION:4.0\n N:Vale;Ada;;;\n"
                + " FN:Ada Vale\n-BDAY:1984-04-12\n+BDAY:19840412\n END:VCARD\n"
        )
        #expect(try FileSource.contents(of: other) == Array(four.utf8))
        let colored = world.run("normalize", "-q", "--diff", other, isTerminal: true)
        #expect(colored.output.contains("\u{1B}[31m-BDAY:1984-04-12\u{1B}[0m"))
        #expect(colored.output.contains("\u{1B}[32m+BDAY:19840412\u{1B}[0m"))
    }

    @Test func `tells each repair without quoting a value`() throws {
        let report = world.folder.path("report.jsonl")
        let result = world.run(
            "normalize",
            "-q",
            "-v",
            "--report",
            report,
            "-",
            input: Self.card.replacing("Ada Vale", with: "canary")
        )
        #expect(result.messages.contains("-:5:1: info: "))
        #expect(!result.messages.contains("canary"))
        let lines = String(decoding: try FileSource.contents(of: report), as: UTF8.self)
        #expect(lines.split(separator: "\n").count == 3)
        #expect(
            lines.contains(#""line":5,"column":1,"card":1,"severity":"info","code":"date-form""#)
        )
        #expect(!lines.contains("canary"))
    }

    @Test func `writes several files into one, whole or not at all`() throws {
        let first = try world.folder.write(Self.card, to: "a.vcf")
        let second = try world.folder.write(Self.clean, to: "b.vcf")
        let output = world.folder.path("out.vcf")
        let missing = world.folder.path("missing.vcf")
        #expect(world.run("normalize", "-q", "-o", output, first, missing).status == .unreadable)
        #expect(try FileStatus.ifExists(output) == nil)
        #expect(world.run("normalize", "-q", "-o", output, first, second).status == .done)
        #expect(try FileSource.contents(of: output) == Array((Self.clean + Self.clean).utf8))
    }

    @Test func `leaves photos out where it is asked to`() {
        let photo = "PHOTO:data:image/png;base64,iVBORw0K\r\n"
        let input = Self.clean.replacing("BDAY", with: photo + "BDAY")
        let result = world.run("normalize", "--without-photos", "-", input: input)
        #expect(result.output == Self.clean)
        #expect(result.messages.contains("left out as asked: photo-left-out 1"))
    }

    @Test(
        arguments: [
            ["--only", "nonsense", "-"], ["--only", "date-form", "--to", "3.0", "-"],
            ["--in-place", "-"], ["--diff", "--in-place", "a.vcf"], ["--to", "2.1", "-"],
        ]
    )
    func `refuses what makes no sense`(words: [String]) {
        #expect(world.run(["normalize"] + words, input: Self.card).status == .usage)
    }

    @Test func `says what a file without cards is`() {
        let result = world.run("normalize", "-", input: "##fileformat=VCFv4.2\n#CHROM\n")
        #expect(result.status == .unreadable)
        #expect(result.output.isEmpty)
        #expect(result.messages.contains("genome"))
        #expect(world.run("normalize", "-", input: "").status == .done)
    }
}
