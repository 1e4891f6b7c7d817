import TestSupport
import Testing

/// Whatever goes wrong, no value of a card or person stands in a message.
@Suite struct `Messages` {
    /// What stands in every value of the cards, and nowhere else.
    private static let marks = ["Qzx", "qzx", "1602", "0417", "5550"]

    private static func card(_ more: String) -> String {
        "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:qzx-1602\r\nFN:Qzxana Qzxruiz\r\nN:Qzxruiz;Qzxana;;;\r\n"
            + "EMAIL:qzx@example.com\r\nTEL:+1-202-555-0190;ext=5550\r\nNOTE:Qzx likes tea\r\n"
            + "\(more)END:VCARD\r\n"
    }

    static let births = [
        "", "BDAY:--0417\r\n", "BDAY:1602-04-17\r\n", "BDAY:Qzx\r\n", "BDAY:9160-20-41\r\n",
        "BDAY:1990-04-17\r\nBDAY:1991-04-17\r\n",
        "BDAY:1990-04-17\r\nPHOTO;ENCODING=b;TYPE=JPEG:Qzx!!!1602\r\n",
    ]

    private static func expectSilence(_ text: String, _ words: [String]) {
        for mark in marks { #expect(!text.contains(mark), "\(words): \(text)") }
    }

    @Test(arguments: births)
    func `do not quote a card`(_ birth: String) throws {
        let command = try BuiltCommand()
        let card = Self.card(birth)
        try command.folder.write(card, to: "card.vcf")
        try command.folder.write(card, to: "cards/card.vcf")
        try command.folder.write(String(card.dropLast(20)), to: "cut.vcf")
        try command.folder.write(String(card.dropLast(20)), to: "cards/cut.vcf")
        for file in ["card.vcf", "cut.vcf"] {
            let lines = [
                ["import", file], ["import", file, "--birth", "2030-01-01"],
                ["import", file, "--age", "130"], ["import", "--all", file],
                ["import", file, "--confirm-photo"], ["check", file],
                ["check", "--format", "jsonl", file], ["review", file, "--birth", "9999-99-99"],
                ["sync", "cards"], ["sync", "--accept", "cards"], ["notebook", "check"],
            ]
            for words in lines {
                let result = try command.run(words)
                Self.expectSilence(result.errorText, words)
                if words[0] == "check" { Self.expectSilence(result.outputText, words) }
            }
        }
    }

    @Test func `do not quote a damaged notebook`() throws {
        let command = try BuiltCommand()
        try command.folder.write(Self.card("BDAY:1990-04-17\r\n"), to: "card.vcf")
        #expect(try command.run("import", "card.vcf").status == 0)
        let bytes = try command.folder.read("book/notebook.sqlite")
        var refusals = 0
        for step in 0..<24 {
            var changed = bytes
            for index in stride(from: 4096 + step * 97, to: changed.count, by: 1009) {
                changed[index] ^= 0x11
            }
            try command.folder.write(changed, to: "book/notebook.sqlite")
            for words in [
                ["list"], ["show", "1"], ["import", "card.vcf"], ["notebook", "check"],
            ] {
                let result = try command.run(words)
                Self.expectSilence(result.errorText, words)
                if result.status == 4 { refusals += 1 }
            }
        }
        #expect(refusals > 0)
    }
}
