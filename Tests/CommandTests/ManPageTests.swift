import TestSupport
import Testing

@Suite struct `The man page` {
    @Test func `in man is the one that the command writes`() throws {
        let command = try BuiltCommand()
        let written = try command.run("help", "--man").output
        let kept = try ChildProcess.run("/bin/cat", ["\(PackageRoot.path)/man/kindred.1"])
        let isSame = kept.output == written
        #expect(isSame, "run: kindred help --man >man/kindred.1")
    }
}
