import Diagnostics
import Testing

@Suite struct JUnitReportTests {
    private let wording = ReportWording(ReportSamples.book)

    @Test func `a file is a suite and a finding a case`() {
        let text = ReportSamples.text(
            JUnitReport(wording),
            [ReportSamples.error, ReportSamples.info]
        )
        #expect(
            text == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="kindred check">
                  <testsuite name="a.vcf" tests="2" failures="1" errors="0">
                    <testcase classname="a.vcf" name="card-unterminated 11:1">\
                <failure type="card-unterminated" \
                message="The card that begins at line 6 never ends">\
                a.vcf:11:1: error: The card that begins at line 6 never ends</failure></testcase>
                    <testcase classname="a.vcf" name="line-ends 1:12">\
                <system-out>a.vcf:1:12: info: Lines end in LF, not in CRLF</system-out></testcase>
                  </testsuite>
                </testsuites>

                """
        )
    }

    @Test func `a file without findings is one case that passes`() {
        let text = ReportSamples.text(JUnitReport(wording), [])
        #expect(text.contains(#"<testsuite name="a.vcf" tests="1" failures="0" errors="0">"#))
        #expect(text.contains(#"<testcase classname="a.vcf" name="check"/>"#))
    }

    @Test(
        arguments: [
            (.error, 1), (.warning, 2), (.info, 3), (nil, 0),
        ] as [(Severity?, Int)]
    )
    func `the threshold decides what fails`(failing: Severity?, failures: Int) {
        let text = ReportSamples.text(
            JUnitReport(wording, failing: failing),
            [ReportSamples.error, ReportSamples.warning, ReportSamples.info]
        )
        #expect(text.contains("tests=\"3\" failures=\"\(failures)\""))
    }

    @Test func `findings of one file do not leak into the next`() {
        var report = JUnitReport(wording)
        var output: [UInt8] = []
        report.beginFile("a.vcf", to: &output)
        report.append(ReportSamples.error, to: &output)
        report.endFile(to: &output)
        output = []
        report.beginFile("b.vcf", to: &output)
        report.endFile(to: &output)
        let text = String(decoding: output, as: UTF8.self)
        #expect(text.contains("tests=\"1\" failures=\"0\""))
        #expect(!text.contains("a.vcf"))
    }

    @Test(arguments: ReportSamples.hostileFiles)
    func `a hostile file name stays inside its attribute`(file: String) {
        let plain = ReportSamples.text(JUnitReport(wording), [ReportSamples.warning])
        let hostile = ReportSamples.text(
            JUnitReport(wording),
            file: file,
            [ReportSamples.warning]
        )
        for mark in ["<", ">", "\"", "\n"] as [Character] {
            #expect(hostile.filter { $0 == mark }.count == plain.filter { $0 == mark }.count)
        }
        let forbidden = hostile.unicodeScalars.filter {
            ($0.value < 0x20 && $0 != "\n") || $0.value == 0xFFFE || $0.value == 0xFFFF
        }
        #expect(forbidden.isEmpty)
    }
}
