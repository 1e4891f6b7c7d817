import TestSupport
import Testing

/// A file that may not grow, as on a full disk, and a notebook that may no longer be written.
@Suite struct `A disk that is full` {
    private let command: BuiltCommand

    init() throws {
        command = try BuiltCommand()
        for part in 0..<2 {
            let cards = (0..<150).map { number in
                "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ana \(part) \(number)\r\n"
                    + "N:Example;Ana \(part) \(number);;;\r\nBDAY:1990-10-03\r\nEND:VCARD\r\n"
            }
            try command.folder.write(cards.joined(), to: "\(part).vcf")
        }
    }

    private func count() throws -> Int {
        try command.run("list").outputText.split(separator: "\n").count
    }

    @Test func `is told, loses nothing, and the rerun ends it`() throws {
        #expect(try command.run("import", "--all", "0.vcf").status == 0)
        var refusals = 0
        for kilobytes in [16, 48, 96, 130, 170] {
            let result = try command.shell("ulimit -f \(kilobytes); $kindred import --all 1.vcf")
            let found = try count()
            #expect(found == 150 || found == 300, "\(kilobytes)")
            if found == 150 {
                refusals += 1
                #expect(result.status == 4, "\(kilobytes): \(result.errorText)")
                let isTold = ["There is no space left", "the disk is full"].contains {
                    result.errorText.contains($0)
                }
                #expect(isTold, "\(kilobytes): \(result.errorText)")
                #expect(!result.errorText.contains("Ana"))
            }
            #expect(try command.run("notebook", "check").status == 0, "\(kilobytes)")
        }
        #expect(refusals > 0)
        #expect(try command.run("import", "--all", "1.vcf").status == 0)
        #expect(try count() == 300)
    }

    @Test(arguments: ["400 book/notebook.sqlite", "500 book"])
    func `or a notebook that may not be written is told, and is read all the same`(
        _ mode: String
    ) throws {
        #expect(try command.run("import", "--all", "0.vcf").status == 0)
        #expect(try command.shell("chmod \(mode)").status == 0)
        let result = try command.run("import", "--all", "1.vcf")
        #expect(result.status == 4)
        #expect(result.errorText.contains("cannot be written, and nothing was saved"))
        #expect(try count() == 150)
        #expect(try command.shell("chmod 700 book; chmod 600 book/*").status == 0)
        #expect(try command.run("import", "--all", "1.vcf").status == 0)
        #expect(try count() == 300)
    }
}
