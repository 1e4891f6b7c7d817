import Files
import TestSupport
import Testing

@Suite struct `Test support` {
    @Test func `a program's input, outputs, environment, folder and status are kept`() throws {
        let folder = try TemporaryFolder()
        let result = try ChildProcess.run(
            "/bin/sh",
            ["-c", "cat; echo $GREETING >&2; pwd; exit 3"],
            input: Array("in ".utf8),
            environment: ["GREETING": "hello"],
            folder: folder.path
        )
        #expect(result.status == 3)
        #expect(result.outputText == "in \(folder.path)\n")
        #expect(result.errorText == "hello\n")
        #expect(!result.timedOut)
    }

    @Test func `a program that does not end is ended`() throws {
        let result = try ChildProcess.run(
            "/bin/sh",
            ["-c", "exec sleep 60"],
            environment: ["PATH": "/usr/bin:/bin"],
            timeout: .milliseconds(50)
        )
        #expect(result.timedOut)
        #expect(result.status == 137)
    }

    @Test func `a program starts with broken pipes ending it, whatever this process ignores`()
        throws
    {
        Terminal.ignoreBrokenPipes()
        let result = try ChildProcess.run("/bin/sh", ["-c", "kill -PIPE $$; echo alive"])
        #expect(result.status == 141)
        #expect(result.outputText == "")
    }

    @Test func `a program that is not there is an error`() {
        #expect(throws: TestSupportError.self) { try ChildProcess.run("/absent/program") }
    }

    @Test func `markers give places in code points and bytes and leave the text`() {
        let marked = MarkedText("↓é↓a\r\n↓b\r↓c\n\n↓")
        #expect(marked.text == "éa\r\nb\rc\n\n")
        #expect(
            marked.places == [
                .init(line: 1, column: 1, offset: 0), .init(line: 1, column: 2, offset: 2),
                .init(line: 2, column: 1, offset: 5), .init(line: 3, column: 1, offset: 7),
                .init(line: 5, column: 1, offset: 10),
            ]
        )
    }

    @Test func `a seed gives the same numbers every time`() {
        var first = SeededGenerator(seed: 0)
        #expect(first.next() == 0xE220_A839_7B1D_CDAF)
        #expect(first.next() == 0x6E78_9E6A_A1B9_65F4)
    }
}
