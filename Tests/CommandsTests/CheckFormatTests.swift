import Commands
import Diagnostics
import TestSupport
import Testing
import Text
import VCard

/// Every form of `check` on names and values that a stranger may have chosen.
@Suite struct `check in every form` {
    private let world: World
    private static let hostile =
        "BEGIN:VCARD\r\nVERSION:3.0\r\nN:canary\u{1B}[31m;\u{202E};;;\r\nFN:canary\"<&>'\r\n"
        + "]]> canary \u{07}::error::\r\nREV:%0Acanary\r\nEND:VCARD\r\nNULL canary\r\n"
    private static let names = [
        "plain.vcf", "a\"b<c>&'d.vcf", "::error file=x::gotcha.vcf", "\u{1B}[31m.vcf",
        "\u{202E}fcv.vcf", "100%41, a:b.vcf", "line\nbreak.vcf", "Zoë.vcf",
    ]

    init() throws {
        world = try World()
    }

    private func output(_ format: ReportFormat, _ name: String) throws -> String {
        let path = try world.folder.write(Self.hostile, to: name)
        let result = world.run("check", "--format", format.rawValue, path)
        #expect(result.status == .found)
        return result.output
    }

    @Test(arguments: ReportFormat.allCases, names)
    func `quotes no value, steers no terminal`(format: ReportFormat, name: String) throws {
        let output = try output(format, name)
        #expect(output.contains("name-invalid"))
        #expect(!output.contains("canary"))
        for scalar in output.unicodeScalars where scalar != "\n" {
            #expect(scalar.value >= 0x20 && scalar != "\u{202E}" || format.isJSON)
            #expect(scalar.value >= 0x20)
        }
    }

    @Test(arguments: names)
    func `is JSON where it says so`(name: String) throws {
        let path = world.folder.path(name)
        let array = try JSONReader.read(output(.json, name))
        let lines = try output(.jsonl, name).split(separator: "\n").map {
            try JSONReader.read(String($0))
        }
        #expect(array.array == lines)
        #expect(lines.count >= 3)
        for finding in lines { #expect(finding["file"] == .string(path)) }
    }

    @Test(arguments: names)
    func `is SARIF with what the schema requires`(name: String) throws {
        let log = try JSONReader.read(output(.sarif, name))
        #expect(log["version"] == "2.1.0")
        let run = try #require(log["runs"]?[0])
        let driver = try #require(run["tool"]?["driver"])
        #expect(driver["name"]?.string?.isEmpty == false)
        let rules = try #require(driver["rules"]?.array)
        #expect(rules.compactMap { $0["id"]?.string } == RuleBook.vcard.rules.map(\.id))
        for rule in rules { #expect(rule["help"]?["text"]?.string?.isEmpty == false) }
        let results = try #require(run["results"]?.array)
        #expect(results.count >= 3)
        for result in results {
            #expect(result["message"]?["text"]?.string?.isEmpty == false)
            let index = try #require(result["ruleIndex"]?.integer)
            #expect(rules[index]["id"] == result["ruleId"])
            let place = result["locations"]?[0]?["physicalLocation"]
            #expect(place?["region"]?["startLine"]?.integer ?? 0 >= 1)
            let uri = try #require(place?["artifactLocation"]?["uri"]?.string)
            #expect(uri.hasPrefix("file:///") && uri.utf8.allSatisfy { (0x21..<0x7F).contains($0) })
        }
    }

    @Test func `tells files that were not read where the form can`() throws {
        let path = world.folder.path("missing.vcf")
        for format in ReportFormat.allCases {
            let result = world.run("check", "--format", format.rawValue, path)
            #expect(result.status == .unreadable)
            let tells = [.sarif, .github, .junit].contains(format)
            #expect(result.output.contains("does not exist") == tells)
        }
    }

    @Test(arguments: ReportFormat.allCases)
    func `of an empty input is whole`(format: ReportFormat) throws {
        let result = world.run("check", "--format", format.rawValue, "-", input: "")
        #expect(result.status == .done)
        #expect(result.messages.contains("1 file, 0 cards begun, 0 read"))
        if format == .json { #expect(result.output == "[]\n") }
        if format == .sarif { #expect(try JSONReader.read(result.output)["runs"]?[1] == nil) }
        if format == .junit { #expect(result.output.hasSuffix("</testsuites>\n")) }
    }

    @Test func `shows the line and a marker where values may be shown`() {
        let input = "BEGIN:VCARD\r\nVERSION:3.0\r\nN:V;A;;;\r\nFN:A\r\n\u{1B}[2Jx\r\nEND:VCARD\r\n"
        let plain = world.run("check", "-", input: input).output
        let shown = world.run("check", "--show-values", "-", input: input).output
        let terminal = world.run(
            "check",
            "-",
            input: input,
            isTerminal: true,
            environment: ["NO_COLOR": "1"]
        ).output
        #expect(!plain.contains("[2Jx"))
        #expect(terminal.contains("\n    \\u{1B}[2Jx\n    ^"))
        #expect(shown == terminal)
        let json = world.run("check", "--show-values", "--format=jsonl", "-", input: input).output
        #expect(json.contains("“\\u001b[2Jx”") || json.contains("“\\u001B[2Jx”"))
    }
}

extension ReportFormat {
    /// Whether hostile characters stand in it escaped by JSON.
    fileprivate var isJSON: Bool { self == .json || self == .jsonl }
}
