import TestSupport
import Testing

@Suite struct `The man pages` {
    private static let folder = "\(PackageRoot.path)/man"

    @Test func `in man are those that the command writes`() throws {
        let command = try BuiltCommand()
        let names = try ChildProcess.run("/bin/ls", [Self.folder]).outputText.split(separator: "\n")
        #expect(names.contains("kindred.1") && names.contains("kindred-rules.7"))
        for name in names {
            let words = Self.words(writing: name)
            let written = try command.run(words).output
            let kept = try ChildProcess.run("/bin/cat", ["\(Self.folder)/\(name)"])
            let isSame = kept.output == written
            #expect(isSame, "run: kindred \(words.joined(separator: " ")) >man/\(name)")
        }
    }

    private static func words(writing name: Substring) -> [String] {
        switch name {
        case "kindred.1": ["help", "--man"]
        case "kindred-rules.7": ["rules", "--man"]
        default: ["help", String(name.dropFirst("kindred-".count).dropLast(2)), "--man"]
        }
    }
}
