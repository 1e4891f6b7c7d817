import Commands
import TestSupport
import Testing

@Suite struct `check with a baseline` {
    private let world: World
    private let baseline: String
    private let file: String
    private static let old =
        "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Vale;Ada;;;\r\nFN:Ada canary\r\ncanary\r\nREV:canary\r\n"
        + "END:VCARD\r\nNULL\r\n"

    init() throws {
        world = try World()
        baseline = world.folder.path("old.json")
        file = try world.folder.write(Self.old, to: "a.vcf")
    }

    private func record() {
        let result = world.run("check", "--write-baseline", baseline, file)
        #expect(result.status == .done)
        #expect(result.output.isEmpty)
        #expect(result.messages.contains("3 findings recorded in the baseline."))
    }

    @Test func `tells nothing that it knows`() {
        record()
        let result = world.run("check", "--baseline", baseline, file)
        #expect(result.status == .done)
        #expect(result.output.isEmpty)
        #expect(result.messages.contains("3 findings left out by the baseline."))
    }

    @Test func `keeps no value`() throws {
        record()
        let text = String(decoding: try world.folder.read("old.json"), as: UTF8.self)
        #expect(!text.contains("canary"))
        #expect(text.contains("line-without-colon"))
    }

    @Test func `knows lines that moved, in other line ends, under a name written otherwise`() throws
    {
        record()
        let good = "BEGIN:VCARD\r\nVERSION:3.0\r\nN:V;B;;;\r\nFN:B\r\nEND:VCARD\r\n"
        try world.folder.write(good + Self.old, to: "a.vcf")
        let path = world.folder.path("./a.vcf")
        #expect(world.run("check", "--baseline", baseline, path).output.isEmpty)
        try world.folder.write(Self.old.replacing("\r\n", with: "\n"), to: "a.vcf")
        let ends = world.run("check", "--baseline", baseline, file).output
        #expect(ends.split(separator: "\n").count == 1)
        #expect(ends.contains("[line-ends]"))
    }

    @Test func `tells what is new, and what stands there once more often`() throws {
        record()
        try world.folder.write(Self.old + Self.old.replacing("REV:c", with: "REV:d"), to: "a.vcf")
        let result = world.run("check", "--baseline", baseline, file)
        #expect(result.status == .found)
        let lines = result.output.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines.contains { $0.contains("a.vcf:13:1: error:") })
        #expect(lines.contains { $0.contains("a.vcf:14:5: warning: REV") })
    }

    @Test func `is the same whenever it is written, and may replace the one that is read`() throws {
        record()
        let first = try world.folder.read("old.json")
        _ = world.run("check", "--baseline", baseline, "--write-baseline", baseline, file)
        #expect(try world.folder.read("old.json") == first)
    }

    @Test func `refuses what is none`() throws {
        try world.folder.write("{}", to: "none.json")
        for name in ["none.json", "missing.json"] {
            let result = world.run("check", "--baseline", world.folder.path(name), file)
            #expect(result.status == .unreadable)
            #expect(result.output.isEmpty)
        }
    }

    @Test(arguments: ["--write-baseline", "--rejects"])
    func `never writes over what it reads`(option: String) throws {
        let result = world.run("check", option, world.folder.path("./a.vcf"), file)
        #expect(result.status == .usage)
        #expect(result.messages.contains("\(option) would write over a file that is read"))
        #expect(try world.folder.read("a.vcf") == Array(Self.old.utf8))
    }
}
