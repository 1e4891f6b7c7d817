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

    private static func card(_ name: String, _ lines: String...) -> String {
        let all = ["BEGIN:VCARD", "VERSION:3.0", "N:\(name);;;;"] + lines + ["END:VCARD"]
        return all.map { $0 + "\r\n" }.joined()
    }

    /// The lines of a file that are told against a baseline of another state of it.
    private func told(_ before: [String], _ after: [String]) throws -> [String] {
        try world.folder.write(before.joined(), to: "a.vcf")
        _ = world.run("check", "--write-baseline", baseline, file)
        try world.folder.write(after.joined(), to: "a.vcf")
        let result = world.run("check", "--format", "jsonl", "--baseline", baseline, file)
        return result.output.split(separator: "\n").map { line in
            let parts = line.split(separator: ",")
            return String(parts[3].dropFirst(7)) + " " + parts[5].dropFirst(8).dropLast()
        }
    }

    @Test func `a like fault on another card is told, wherever the card stands`() throws {
        let ada = Self.card("Vale", "FN:Ada Vale", "REV:x")
        let ben = Self.card("Orr", "FN:Ben Orr", "REV:x")
        let fixed = Self.card("Vale", "FN:Ada Vale", "REV:20190615T080910Z")
        let nameless = Self.card("Tide")
        let alsoNameless = Self.card("Ebb")
        #expect(try told([ada], [ada, ben]) == ["2 timestamp-invalid"])
        #expect(try told([ada], [ben, ada]) == ["1 timestamp-invalid"])
        #expect(try told([ada], [ben, fixed]) == ["1 timestamp-invalid"])
        #expect(try told([nameless], [alsoNameless, nameless]) == ["1 fn-missing"])
        #expect(try told([nameless], [alsoNameless]) == ["1 fn-missing"])
        #expect(try told([ada], [ada, ada]).contains("2 timestamp-invalid"))
    }

    @Test func `lines and cards that moved are no news`() throws {
        let ada = Self.card("Vale", "FN:Ada Vale", "REV:x", "TZ:here", "garbage")
        let moved = Self.card("Vale", "garbage", "NOTE:new", "TZ:here", "FN:Ada Vale", "REV:x")
        let ben = Self.card("Orr", "FN:Ben Orr", "REV:x", "TZ:here")
        let good = Self.card("Tide", "FN:Ebb Tide")
        #expect(try told([ada, ben], [good, ben, moved]) == [])
        let folded = ada.replacing("REV:x", with: "NOTE:a\r\n b\r\nREV:x")
        #expect(try told([ada], [folded]) == [])
    }

    @Test func `a card that has a UID is known by it, whatever its name becomes`() throws {
        let before = Self.card("Vale", "UID:1", "FN:Ada Vale", "REV:x")
        let after = Self.card("Orr", "UID:1", "FN:Ada Orr", "REV:x")
        let other = Self.card("Vale", "UID:2", "FN:Ada Vale", "REV:x")
        #expect(try told([before], [after]) == [])
        #expect(try told([before], [other]) == ["1 timestamp-invalid"])
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
