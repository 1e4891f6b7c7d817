import TestSupport
import Testing

/// Media of those who are no established adults come out nowhere, in whatever form they stand.
@Suite struct `The media of a minor` {
    private static let canary = "closed-medium-canary"
    /// The canary's own base64, and the same with a letter before it, as it may stand in a text.
    private static let encoded = "Y2xvc2VkLW1lZGl1bS1jYW5hcnk="

    struct Form: CustomStringConvertible {
        let description: String
        let version: String
        let lines: String
        var birthday = "BDAY:2014-04-17"
    }

    static let forms: [Form] =
        names.flatMap { name in
            [
                Form(
                    description: "\(name) in 3.0",
                    version: "3.0",
                    lines: "\(name);ENCODING=b;TYPE=JPEG:\(encoded)"
                ),
                Form(
                    description: "\(name) poisoned",
                    version: "3.0",
                    lines: "\(name);ENCODING=b:!!\(canary)!!"
                ),
                Form(
                    description: "\(name) as a data URI",
                    version: "4.0",
                    lines: "\(name):data:image/jpeg;base64,\(encoded)"
                ),
                Form(
                    description: "\(name) in 2.1",
                    version: "2.1",
                    lines: "\(name);JPEG;BASE64:\r\n    \(encoded)\r\n"
                ),
                Form(
                    description: "\(name) of an unknown age",
                    version: "4.0",
                    lines: "\(name):data:image/jpeg;base64,\(encoded)",
                    birthday: "BDAY:--0417"
                ),
            ]
        } + [
            Form(
                description: "AGENT in 3.0",
                version: "3.0",
                lines: "AGENT:BEGIN:VCARD\\nVERSION:3.0\\nFN:Bea\\nPHOTO\\;ENCODING=b:"
                    + "\(encoded)\\nEND:VCARD\\n"
            ),
            Form(
                description: "AGENT in 2.1",
                version: "2.1",
                lines: "AGENT:\r\nBEGIN:VCARD\r\nVERSION:2.1\r\nN:Bea\r\n"
                    + "PHOTO;JPEG;ENCODING=BASE64:\r\n \(encoded)\r\n\r\nEND:VCARD"
            ),
            Form(
                description: "an adult's LOGO, SOUND and KEY",
                version: "3.0",
                lines: ["LOGO", "SOUND", "KEY"].map { "\($0);ENCODING=b:\(encoded)" }
                    .joined(separator: "\r\n"),
                birthday: "BDAY:1990-04-17"
            ),
        ]

    private static let names = ["PHOTO", "LOGO", "SOUND", "KEY"]

    private static let commands: [[String]] = [
        ["inspect", "a.vcf"], ["check", "a.vcf"], ["check", "--show-values", "a.vcf"],
        ["check", "--format=jsonl", "--show-values", "a.vcf"], ["review", "a.vcf"],
        ["review", "--format=json", "a.vcf"],
        ["review", "--confirm-photo", "--birth-unknown", "--plan", "a.plan", "a.vcf"],
        ["import", "a.vcf", "--confirm-photo", "--yes"],
        ["import", "a.vcf", "--confirm-photo", "--plan", "a.plan"],
        ["import", "a.vcf", "--plan", "a.plan"],
        ["import", "a.vcf", "--confirm-photo", "--today=2099-01-01"],
        ["import", "a.vcf", "--birth=2015-01-01", "--confirm-photo", "--new"],
        ["import", "a.vcf", "--age=17", "--confirm-photo", "--into=1"],
        ["list"], ["list", "--all", "--format=json"], ["show", "1"],
        ["show", "1", "--format=json"], ["find", "Ana"], ["photo", "1", "-o", "a.jpeg"],
        ["photo", "1", "-o", "-"], ["photo", "1", "--remove", "--yes"],
    ]

    @Test(arguments: forms)
    func `comes out of no command, and stands in no page`(form: Form) throws {
        let command = try BuiltCommand()
        let text =
            "BEGIN:VCARD\r\nVERSION:\(form.version)\r\nN:Ruiz;Ana;;;\r\nFN:Ana Ruiz\r\n"
            + "\(form.birthday)\r\n\(form.lines)\r\nEND:VCARD\r\n"
        try command.folder.write(text, to: "a.vcf")
        var told: [UInt8] = []
        for words in Self.commands {
            let result = try command.run(words)
            #expect(result.status <= 5)
            told += result.output + result.errors
        }
        for name in command.folder.names() where name != "a.vcf" && name != "book/" {
            told += try command.folder.read(name)
        }
        let pages = command.folder.names(in: "book")
        #expect(pages.contains("notebook.sqlite"))
        for name in pages { told += try command.folder.read("book/\(name)") }
        #expect(told.contains(Array("Ana".utf8)))
        for part in [Self.canary, String(Self.encoded.prefix(16)), "2xvc2VkLW1lZGl1bS"] {
            #expect(!told.contains(Array(part.utf8)))
        }
    }
}
