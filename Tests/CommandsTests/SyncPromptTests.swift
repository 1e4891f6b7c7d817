import CivilCalendar
import Files
import TestSupport
import Testing

@testable import Commands

/// What a person at a terminal answers to the proposals of `sync`.
@Suite struct `The prompt of sync` {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try write("Ana", to: "cards/a.vcf")
    }

    private func write(_ name: String, to file: String) throws {
        try folder.write(
            "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:\(name)\r\nN:;\(name);;;\r\nBDAY:1990-10-03\r\n"
                + "END:VCARD\r\n",
            to: file
        )
    }

    /// Runs `sync` before somebody who answers so, and does the rest when the question comes.
    private func run(_ answer: String?, _ meanwhile: @escaping () -> Void = {}) -> String {
        let output = ByteOutput.memory()
        let notebook = folder.path("book/notebook.sqlite")
        let context = CommandContext(
            output: output,
            messages: .memory(),
            isTerminal: true,
            environment: { $0 == "KINDRED_NOTEBOOK" ? notebook : nil },
            machineToday: CivilDate(year: 2026, month: 11, day: 30),
            readAnswer: {
                meanwhile()
                return answer
            }
        )
        _ = Program.run(["sync", folder.path("cards")], in: context)
        return output.collectedText
    }

    @Test(arguments: ["y", "YES"])
    func `saves on a yes`(answer: String) {
        #expect(run(answer).contains("Receipts      1, each read back"))
    }

    @Test(arguments: ["n", "", "yesterday", nil])
    func `writes nothing on anything else`(answer: String?) {
        #expect(run(answer) == "+ a.vcf: Ana\n")
        #expect(folder.names() == ["cards/"])
    }

    @Test func `saves nothing that was not shown`() throws {
        let text = run("y") { try? write("Eve", to: "cards/a.vcf") }
        #expect(text.contains("? a.vcf: has changed since it was shown\n"))
        #expect(!text.contains("Receipts"))
        #expect(run("n") == "+ a.vcf: Eve\n")
    }
}
