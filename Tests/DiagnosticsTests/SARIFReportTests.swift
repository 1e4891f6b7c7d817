import Diagnostics
import Testing
import Text

@Suite struct SARIFReportTests {
    private let wording = ReportWording(ReportSamples.book)

    private func log(_ findings: [Finding], file: String = "a.vcf") throws -> JSONValue {
        let report = SARIFReport(wording, version: "1.2.3")
        return try JSONReader.read(ReportSamples.bytes(report, file: file, findings))
    }

    @Test func `the log names its version and the program`() throws {
        let log = try log([])
        #expect(log["version"] == .string("2.1.0"))
        let driver = log["runs"]?[0]?["tool"]?["driver"]
        #expect(driver?["name"] == .string("kindred"))
        #expect(driver?["version"] == .string("1.2.3"))
        #expect(log["runs"]?[0]?["results"] == .array([]))
    }

    @Test func `the rule book is the rules of the tool, in the order of the book`() throws {
        let rules = try log([])["runs"]?[0]?["tool"]?["driver"]?["rules"]
        for (index, rule) in ReportSamples.book.rules.enumerated() {
            #expect(rules?[index]?["id"] == .string(rule.id))
            #expect(rules?[index]?["fullDescription"]?["text"] == .string(rule.why))
        }
        #expect(
            rules?[0]?["shortDescription"]?["text"]
                == .string("The card that begins at line … never ends")
        )
        #expect(rules?[1]?["defaultConfiguration"]?["level"] == .string("note"))
    }

    @Test func `a result points at its rule and its place`() throws {
        let results = try log([ReportSamples.error, ReportSamples.warning])["runs"]?[0]?["results"]
        #expect(results?[0]?["ruleId"] == .string("card-unterminated"))
        #expect(results?[0]?["ruleIndex"] == .number("0"))
        #expect(results?[0]?["level"] == .string("error"))
        #expect(results?[0]?["properties"]?["card"] == .number("2"))
        let region = results?[1]?["locations"]?[0]?["physicalLocation"]?["region"]
        #expect(region?["startLine"] == .number("3"))
        #expect(region?["startColumn"] == .number("5"))
        #expect(region?["endColumn"] == .number("9"))
    }

    @Test(arguments: [
        ("a.vcf", "a.vcf"), ("/tmp/a b.vcf", "file:///tmp/a%20b.vcf"),
        ("javascript:x", "javascript%3Ax"), ("a?b#c", "a%3Fb%23c"), ("ë", "%C3%AB"),
        ("\n", "%0A"),
    ])
    func `a file name is a URI that means this file`(file: String, uri: String) throws {
        let result = try log([ReportSamples.error], file: file)["runs"]?[0]?["results"]?[0]
        let location = result?["locations"]?[0]?["physicalLocation"]?["artifactLocation"]
        #expect(location?["uri"] == .string(uri))
    }

    @Test(arguments: ReportSamples.hostileFiles)
    func `a hostile file name leaves the log whole`(file: String) throws {
        #expect(try log([ReportSamples.error], file: file)["runs"] != nil)
    }
}
