import CivilCalendar
import Commands
import Files
import TestSupport
import Testing

@Suite struct `import` {
    private static let card =
        "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Vale;Ada;;;\r\nFN:Ada Vale\r\nBDAY:1990-10-03\r\n"
        + "END:VCARD\r\n"

    @Test(arguments: [true, false])
    func `writes nothing where the file changed after it was read`(changes: Bool) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.card, to: "a.vcf")
        let messages = ByteOutput.memory()
        let context = CommandContext(
            output: .memory(),
            messages: messages,
            machineToday: CivilDate(year: 2026, month: 11, day: 30),
            open: { (path: String) throws(FileError) -> any Input in
                let input = try FileInput.open(path)
                guard changes else { return input }
                try AtomicFile.replace(path, with: Array((Self.card + "\r\n").utf8))
                return input
            }
        )
        let words = ["import", path, "--notebook", folder.path("book/n.sqlite")]
        let status = Program.run(words, in: context)
        #expect(status == (changes ? .unreadable : .done))
        #expect(folder.names() == (changes ? ["a.vcf"] : ["a.vcf", "book/"]))
        #expect(
            messages.collectedText
                == (changes
                    ? "kindred: \(path): has changed since it was read, and nothing was written; "
                        + "try again.\n" : "")
        )
    }

    @Test func `into memory is a trial`() throws {
        let world = try World()
        let result = world.run("import", "-", "--notebook=:memory:", input: Self.card)
        #expect(result.status == .done)
        #expect(result.output.contains("Ada Vale"))
        #expect(world.folder.names().isEmpty)
    }

    @Test func `without a clock is refused`() throws {
        let folder = try TemporaryFolder()
        let messages = ByteOutput.memory()
        let context = CommandContext(output: .memory(), messages: messages, machineToday: nil)
        let path = try folder.write(Self.card, to: "a.vcf")
        #expect(Program.run(["import", path, "--today=2026-11-30"], in: context) == .unreadable)
        #expect(messages.collectedText.hasPrefix("kindred: the machine's clock"))
    }

    @Test func `of a related name makes no link`() throws {
        let world = try World()
        let input = Self.card.split(separator: "END:").joined(
            separator: "RELATED;TYPE=child:Ben\r\nEND:"
        )
        let result = world.run("import", "-", input: input)
        #expect(result.status == .done)
        #expect(world.run("list").output.split(separator: "\n").count == 1)
    }
}
