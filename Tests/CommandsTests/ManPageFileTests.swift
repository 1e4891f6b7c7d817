import Commands
import Diagnostics
import Files
import Glibc
import Testing
import VCard

/// The pages in `man` are those that the table and the rule book make.
///
/// With `KINDRED_RECORD=1` they are written anew instead.
@Suite struct `The man pages of the table` {
    private static let isRecording = unsafe getenv("KINDRED_RECORD") != nil
    private static let folder = FilePath.joined(
        FilePath.parent(of: FilePath.parent(of: FilePath.parent(of: #filePath))),
        "man"
    )

    @Test(arguments: ManPage.files.map(\.name))
    func `stand in man`(name: String) throws {
        let page = try #require(ManPage.files.first { $0.name == name })
        let path = FilePath.joined(Self.folder, name)
        if Self.isRecording {
            try AtomicFile.replace(path, with: Array(page.text.utf8), mode: 0o644)
        } else {
            let isSame = try FileSource.contents(of: path) == Array(page.text.utf8)
            #expect(isSame, "record it: KINDRED_RECORD=1 swift test --filter man.pages")
        }
    }

    @Test func `are one a verb, one of the command and one of the rules`() {
        let names = ManPage.files.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.count == Verb.allCases.count + 2)
    }

    @Test(arguments: ManPage.files.map(\.name))
    func `are plain ASCII, and no line of text is read as a request`(name: String) throws {
        let requests: Set = ["TH", "SH", "SS", "PP", "TP", "B", "br", "RS", "RE", "nf", "fi"]
        let page = try #require(ManPage.files.first { $0.name == name })
        for line in page.text.split(separator: "\n") {
            #expect(line.utf8.allSatisfy { (0x20..<0x7F).contains($0) })
            #expect(!line.hasPrefix("'"))
            if line.hasPrefix(".") {
                let request = line.dropFirst().prefix { $0 != " " }
                #expect(requests.contains(String(request)), "\(line)")
            }
        }
    }

    @Test(arguments: RuleBook.vcard.rules.map(\.id))
    func `explain each rule`(code: String) throws {
        let page = try #require(ManPage.files.first { $0.name == "kindred-rules.7" })
        let escaped = code.split(separator: "-").joined(separator: "\\-")
        #expect(page.text.contains(".SS \"\(escaped) ("))
    }
}
