import Glibc
import TestSupport
import Testing
import Text

/// The command is killed at random moments: what is there is before or after, and a rerun ends it.
@Suite struct `A command that is killed` {
    private static let count = unsafe getenv("KINDRED_LONG") == nil ? 24 : 510

    private static func card(_ number: Int, _ name: String = "Ana") -> String {
        "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:u\(number)\r\nFN:\(name) \(number)\r\n"
            + "N:Example;\(name) \(number);;;\r\nBDAY:1990-10-03\r\nEND:VCARD\r\n"
    }

    /// How many people there are, by a reader that inspects everything.
    private static func people(_ command: BuiltCommand) throws -> Int {
        let check = try command.run("notebook", "check")
        #expect(check.status == 0, "\(check.errorText)")
        let line = check.outputText.split(separator: "\n").first { $0.hasPrefix("People") }
        return line.flatMap { Int($0.split(separator: " ").last ?? "") } ?? 0
    }

    @Test(arguments: ["import", "import --all", "sync"])
    func `leaves the notebook before or after, and nothing twice`(_ job: String) throws {
        let command = try BuiltCommand()
        var random = SeededGenerator(seed: UInt64(job.utf8.count))
        var expected = 0
        var killed = 0
        var longest = Duration.milliseconds(60)
        for round in 0..<Self.count / 3 {
            let added = job == "import" ? 1 : 30
            let cards = (0..<added).map { Self.card(round * 100 + $0) }
            var words = ["import", "cards.vcf"]
            switch job {
            case "sync":
                words = ["sync", "--accept", "cards"]
                for (number, card) in cards.enumerated() {
                    try command.folder.write(card, to: "cards/\(round)-\(number).vcf")
                }
            case "import --all":
                words = ["import", "--all", "cards.vcf"]
                try command.folder.write(cards.joined(), to: "cards.vcf")
            default:
                try command.folder.write(cards.joined(), to: "cards.vcf")
            }
            let delay = Duration.microseconds(
                Int.random(
                    in: 0...Int(longest.components.attoseconds / 1_000_000_000_000),
                    using: &random
                )
            )
            let first = try command.run(words, killedAfter: delay)
            if first.timedOut { killed += 1 } else { #expect(first.status == 0) }
            let found = try Self.people(command)
            #expect(found == expected || found == expected + added, "round \(round)")
            if !first.timedOut { #expect(found == expected + added) }
            let time = try ContinuousClock().measure {
                let rerun = try command.run(words)
                #expect(rerun.status == 0, "\(rerun.errorText)")
            }
            longest = min(time, .milliseconds(900))
            expected += added
            #expect(try Self.people(command) == expected, "round \(round)")
        }
        #expect(killed > 0)
        #expect(
            command.folder.names().allSatisfy { ["book/", "cards/", "cards.vcf"].contains($0) }
        )
        print("\(job): killed \(killed) of \(Self.count / 3)")
    }

    @Test func `leaves no copy of the notebook in the temporary folder`() throws {
        let command = try BuiltCommand()
        let cards = (0..<400).map { Self.card($0) }
        try command.folder.write(cards.joined(), to: "cards.vcf")
        try command.folder.write("", to: "temporary/x")
        let environment = ["TMPDIR": command.folder.path("temporary")]
        #expect(try command.run(["import", "--all", "cards.vcf"]).status == 0)
        for milliseconds in stride(from: 2, through: 60, by: 6) {
            _ = try command.run(
                ["notebook", "check"],
                environment: environment,
                killedAfter: .milliseconds(milliseconds)
            )
            let left = try ChildProcess.run("/bin/ls", ["-A", command.folder.path("temporary")])
            #expect(left.outputText == "x\n")
        }
    }

    @Test func `leaves no half of a backup once the next one is made`() throws {
        let command = try BuiltCommand()
        let cards = (0..<400).map { Self.card($0) }
        try command.folder.write(cards.joined(), to: "cards.vcf")
        #expect(try command.run(["import", "--all", "cards.vcf"]).status == 0)
        try command.folder.write("mine", to: "copies/mine")
        _ = try ChildProcess.run("/bin/chmod", ["700", command.folder.path("copies")])
        let path = command.folder.path("copies/killed.sqlite")
        var left = 0
        for milliseconds in stride(from: 2, through: 80, by: 4) {
            let words = ["notebook", "backup", "--force", path]
            _ = try command.run(words, killedAfter: .milliseconds(milliseconds))
            left += command.folder.names(in: "copies").count { $0.hasPrefix(".kindred-backup-") }
            if command.folder.names(in: "copies").contains("killed.sqlite") {
                let check = try command.run("notebook", "check", "--notebook", path)
                #expect(check.outputText.contains("People        400\n"))
            }
        }
        print("backup: \(left) halves left")
        #expect(try command.run("notebook", "backup", "copies/other.sqlite").status == 0)
        let names = command.folder.names(in: "copies").filter { !$0.hasPrefix("killed.sqlite") }
        #expect(names == ["mine", "other.sqlite"])
    }
}
