import Commands
import Diagnostics
import Files
import TestSupport
import Testing
import Text

/// What a verb says never depends on how many threads work, and no damage costs more than itself.
@Suite struct `Verbs with several threads` {
    private let world: World

    init() throws {
        world = try World()
    }

    /// A file of many cards, some of them damaged, with one UID that two people have.
    private static func file(seed: UInt64, cards: Int) -> String {
        var generator = SeededGenerator(seed: seed)
        var text = ""
        for number in 0..<cards {
            text += "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Vale\(number);Ada;;;\r\nFN:Ada \(number)\r\n"
            switch UInt.random(in: 0..<12, using: &generator) {
            case 0: text += "garbage\r\n"
            case 1: text += "REV:x\r\n"
            case 2: text += "UID:same\r\n"
            case 3: text += "BDAY:1990-02-30\r\n"
            default: text += "TEL:+1-202-555-0100\r\n"
            }
            switch UInt.random(in: 0..<20, using: &generator) {
            case 0: text += "END:VCARD\r\nNULL\r\n"
            case 1: text += ""
            case 2: text += "END:VCARD\r\nBEGIN:VCARD\r\n"
            default: text += "END:VCARD\r\n"
            }
        }
        return text
    }

    @Test(
        arguments: [
            ["check", "--format", "jsonl"], ["check", "--format", "junit"],
            ["check", "--format", "sarif"], ["inspect"], ["merge"], ["merge", "--dry-run"],
            ["normalize"], ["normalize", "--diff"],
            ["normalize", "--only", "date-form,line-ends"],
        ],
        [[5_000], [0, 1, 900, 1, 3, 1_200, 0, 2, 40]]
    )
    func `every verb tells the same with 1, 2, 4 and 9`(verb: [String], sizes: [Int]) throws {
        for (index, size) in sizes.enumerated() {
            let text = Self.file(seed: UInt64(index), cards: size)
            try world.folder.write(text, to: "cards/\(index).vcf")
        }
        try world.folder.write("##fileformat=VCFv4.2\n", to: "cards/2g.vcf")
        let words = verb + [world.folder.path("cards"), "missing.vcf"]
        let one = world.run(words + ["--jobs", "1"])
        #expect(one.status == .unreadable)
        #expect(verb[0] != "check" || one.output.contains("uid-conflict"))
        for jobs in [2, 4, 9] {
            let many = world.run(words + ["--jobs", "\(jobs)"])
            #expect(many.status == one.status)
            let isSame = many.output == one.output && many.messages == one.messages
            #expect(isSame, "\(jobs) jobs")
        }
    }

    @Test(arguments: 1...40)
    func `counts every card that began, and says why one was not read`(seed: Int) throws {
        let text = Self.file(seed: UInt64(seed), cards: 60)
        let begun = text.split(separator: "BEGIN:VCARD").count
        let result = world.run("check", "--jobs", "3", "-", input: text)
        let read = Self.number(before: " read,", in: result.messages)
        #expect(result.messages.contains("1 file, \(begun) cards begun, "))
        let lost = Self.number(before: " begun but not read as", in: result.messages)
        #expect(begun - read == lost)
        #expect(read >= 55)
    }

    @Test(arguments: [
        "garbage", "N", ";", ":x", "\u{0}\u{1}\u{2}", "BDAY:31.02.1990", "FN;CHARSET=x-no:=FF",
        "PHOTO;ENCODING=b:!!!!", "AGENT:", "REV:", "UID:\u{FFFD}", "\u{FEFF}",
    ])
    func `a bad line never costs its card`(line: String) {
        let good = "BEGIN:VCARD\r\nVERSION:3.0\r\nN:V;A;;;\r\nFN:A\r\n"
        let text = good + line + "\r\nEND:VCARD\r\n" + good + "END:VCARD\r\n"
        let result = world.run("check", "-", input: text)
        #expect(result.messages.contains("2 cards begun, 2 read"))
    }

    @Test(arguments: [
        "BEGIN:VCARD\r\n", "BEGIN:VCARD\r\nVERSION:9\r\nEND:VCARD\r\n", "END:VCARD\r\n",
        "BEGIN:VCARD\r\nAGENT:\r\nBEGIN:VCARD\r\n", "BEGIN:VCARD\r\n\u{0}\u{0}\r\nEND:VCARD\r\n",
    ])
    func `a bad card never costs its file`(bad: String) {
        let good = "BEGIN:VCARD\r\nVERSION:3.0\r\nN:V;A;;;\r\nFN:A\r\nEND:VCARD\r\n"
        let result = world.run("check", "-", input: good + bad + good)
        let read = Self.number(before: " read,", in: result.messages)
        let begun = Self.number(before: " cards begun", in: result.messages)
        #expect(begun >= 2)
        #expect(read >= 2 || bad.contains("AGENT"))
    }

    @Test func `stops when the output cannot be written`() throws {
        let text = Self.file(seed: 1, cards: 20_000)
        let output = ByteOutput(descriptor: -1, name: "nowhere", capacity: 0)
        let messages = ByteOutput.memory()
        let context = CommandContext(
            output: output,
            messages: messages,
            machineToday: world.today,
            open: { (_: String) throws(FileError) -> any Input in MemoryInput(Array(text.utf8)) }
        )
        let status = Program.run(["check", "--jobs", "4", "-", "b", "c"], in: context)
        #expect(status == .unreadable)
    }

    @Test func `shows progress on a terminal only, and only after half a second`() {
        let text = Array(Self.file(seed: 2, cards: 3_000).utf8)
        func messages(_ step: Duration, _ words: String..., shows: Bool = true) -> String {
            var time = Duration.zero
            return world.run(
                ["check", "--format", "json"] + words + ["-"],
                input: text,
                showsProgress: shows,
                uptime: {
                    time += step
                    return time
                }
            ).messages
        }
        #expect(messages(.seconds(1)).contains("cards read, "))
        #expect(messages(.seconds(1)).contains("\r\u{1B}[Kkindred: 1 file"))
        #expect(!messages(.milliseconds(1)).contains("\u{1B}"))
        #expect(messages(.seconds(1), "-q").isEmpty)
        #expect(!messages(.seconds(1), shows: false).contains("\u{1B}"))
    }

    private static func number(before words: String, in text: String) -> Int {
        guard let range = text.firstRange(of: words) else { return 0 }
        let digits = text[..<range.lowerBound].reversed().drop { !$0.isNumber }
            .prefix { $0.isNumber }
        return Int(String(digits.reversed())) ?? 0
    }
}
