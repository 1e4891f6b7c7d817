import Glibc
import TestSupport
import Testing

/// What an interrupt leaves of a file that is being written: nothing.
@Suite struct `An interrupted command` {
    @Test(
        arguments: [
            ["normalize", "-o", "out"], ["convert", "--to", "jcard", "-o", "out"],
            ["normalize", "--report", "out"],
        ],
        [SIGINT, SIGTERM, SIGHUP]
    )
    func `leaves no half of a file`(words: [String], signal: Int32) throws {
        let command = try BuiltCommand()
        let card = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ana Ruiz\r\nN:Ruiz;Ana;;;\r\nEND:VCARD\r\n"
        let child = try RunningProcess(
            BuiltCommand.path(),
            words + ["-"],
            folder: command.folder.path("")
        )
        try child.write(Array(String(repeating: card, count: 20_000).utf8))
        let deadline = ContinuousClock.now + .seconds(20)
        while !command.folder.names().contains(where: { $0.hasPrefix(".kindred-") }) {
            try #require(ContinuousClock.now < deadline, "no file was begun")
            usleep(2_000)
        }
        #expect(child.end(with: signal) == 128 + signal)
        #expect(command.folder.names() == [])
    }
}
