import Diagnostics
import Testing
import Text

@Suite struct JSONReportTests {
    private let wording = ReportWording(ReportSamples.book)

    @Test func `a line has the members that programs build on, in their order`() {
        let text = ReportSamples.text(JSONLinesReport(wording), [ReportSamples.error])
        let expected =
            #"{"file":"a.vcf","line":11,"column":1,"card":2,"severity":"error","#
            + #""code":"card-unterminated","#
            + #""message":"The card that begins at line 6 never ends","fix":null}"# + "\n"
        #expect(text == expected)
    }

    @Test func `a finding outside cards has a null card and keeps its fix`() {
        let text = ReportSamples.text(JSONLinesReport(wording), [ReportSamples.info])
        #expect(text.contains(#""card":null"#))
        #expect(text.contains(#""fix":"CRLF""#))
    }

    @Test func `the array of no findings is empty`() {
        #expect(ReportSamples.text(JSONReport(wording), []) == "[]\n")
    }

    @Test func `the array holds the lines of JSON Lines`() throws {
        let findings = [ReportSamples.error, ReportSamples.info, ReportSamples.warning]
        let array = try JSONReader.read(ReportSamples.bytes(JSONReport(wording), findings))
        let lines = try ReportSamples.bytes(JSONLinesReport(wording), findings)
            .split(separator: UInt8(ascii: "\n"))
            .map { try JSONReader.read(Array($0)) }
        #expect(array == .array(lines))
    }

    @Test(arguments: ReportSamples.hostileFiles)
    func `every file name comes back as it was`(file: String) throws {
        let bytes = ReportSamples.bytes(JSONLinesReport(wording), file: file, [ReportSamples.error])
        #expect(bytes.filter { $0 == UInt8(ascii: "\n") }.count == 1)
        #expect(try JSONReader.read(bytes)["file"] == .string(file))
    }
}
