import TestSupport
import Testing

@Suite struct `The photo of` {
    private let command: BuiltCommand

    init() throws {
        command = try BuiltCommand()
    }

    private func notebook() throws -> [UInt8] {
        var bytes: [UInt8] = []
        for name in ["notebook.sqlite", "notebook.sqlite-wal"] {
            bytes += (try? command.folder.read("book/\(name)")) ?? []
        }
        return bytes
    }

    private func contains(_ bytes: [UInt8], _ part: [UInt8]) -> Bool {
        bytes.indices.contains { bytes[$0...].starts(with: part) }
    }

    /// The first bytes of the JPEG files of the samples, and the base64 of them.
    private let decoded: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x10, 0x4A, 0x46, 0x49, 0x46]
    private let encoded = Array("/9j/4AAQSkZJRg".utf8)

    @Test(arguments: [[], ["--yes"], ["--confirm-photo"]])
    func `an adult is saved without its metadata`(options: [String]) throws {
        let card = PackageRoot.sample("photo-adult.vcf")
        let result = try command.run(["import", card] + options)
        #expect(result.status == 0)
        #expect(result.outputText.contains("Photo         stored (jpeg)\n"))
        let notebook = try notebook()
        #expect(contains(notebook, [0xFF, 0xD8, 0xFF]))
        #expect(!contains(notebook, Array("Made for a sample".utf8)))
        #expect(!contains(notebook, Array("Exif".utf8)))
    }

    @Test func `an adult can be left out`() throws {
        let card = PackageRoot.sample("photo-adult.vcf")
        let result = try command.run("import", card, "--no-photo")
        #expect(result.outputText.contains("Photo         none\n"))
        #expect(!contains(try notebook(), [0xFF, 0xD8, 0xFF]))
    }

    @Test func `an adult is not opened by a review`() throws {
        let card = PackageRoot.sample("photo-adult.vcf")
        let result = try command.run("review", card, "--confirm-photo", "--format=json")
        #expect(result.outputText.contains(#""gate":"open","read":false"#))
    }

    @Test func `an adult stays closed on a day when the person was a minor`() throws {
        let card = PackageRoot.sample("photo-adult.vcf")
        let day = ["--today", "2002-11-30"]
        let result = try command.run(["import", card, "--confirm-photo"] + day)
        #expect(result.status == 0)
        #expect(result.errorText.contains("the photo stays closed: under 18"))
        #expect(!contains(try notebook(), [0xFF, 0xD8, 0xFF]))
    }

    @Test(arguments: [
        ("photo-minor.vcf", []), ("photo-minor.vcf", ["--confirm-photo", "--yes"]),
        ("photo-minor.vcf", ["--confirm-photo", "--today", "2099-01-01"]),
        ("photo-minor-poisoned.vcf", ["--confirm-photo"]),
        ("photo-minor-poisoned.vcf", ["--confirm-photo", "--today", "2099-01-01"]),
        ("photo-unknown-age.vcf", ["--birth-unknown", "--confirm-photo"]),
    ])
    func `nobody else is opened, whatever is said`(name: String, options: [String]) throws {
        let canary = Array("poisoned-photo-canary".utf8)
        let card = PackageRoot.sample(name)
        var told: [UInt8] = []
        for words in [
            ["inspect", card], ["check", "--show-values", card],
            ["check", "--format=jsonl", "--show-values", card], ["review", card],
            ["review", "--format=json", card], ["import", card] + options, ["list"],
            ["show", "1"], ["show", "1", "--format=json"],
        ] {
            let result = try command.run(words)
            told += result.output + result.errors
        }
        let notebook = try notebook()
        #expect(!notebook.isEmpty)
        for bytes in [told, notebook] {
            #expect(!contains(bytes, canary))
            #expect(!contains(bytes, encoded))
            #expect(!contains(bytes, decoded))
            #expect(!contains(bytes, Array("R0lGODlh".utf8)))
            #expect(!contains(bytes, Array("GIF89a".utf8)))
        }
        #expect(try command.run("show", "1").outputText.contains("Photo         none\n"))
    }

    @Test func `nobody is known without an answer, and nothing is written`() throws {
        let card = PackageRoot.sample("photo-unknown-age.vcf")
        #expect(try command.run("import", card, "--confirm-photo", "--yes").status == 3)
        #expect(command.folder.names().isEmpty)
    }
}
