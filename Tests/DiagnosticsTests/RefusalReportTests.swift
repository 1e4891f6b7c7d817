import Diagnostics
import Testing
import Text

@Suite struct RefusalReportTests {
    private let wording = ReportWording(ReportSamples.book)

    private func text(_ format: ReportFormat, _ file: String, _ sentence: String) -> String {
        var report = format.report(wording, version: "1")
        var output: [UInt8] = []
        report.begin(to: &output)
        report.refuse(file, sentence, to: &output)
        report.end(to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    @Test(arguments: [ReportFormat.text, .jsonl])
    func `a form of findings only says nothing of a file that was not read`(format: ReportFormat) {
        #expect(text(format, "a.vcf", "does not exist").isEmpty)
    }

    @Test func `JUnit counts it as an error`() {
        let text = text(.junit, "a.vcf", "does <not> exist")
        #expect(text.contains(#"<testsuite name="a.vcf" tests="1" failures="0" errors="1">"#))
        #expect(text.contains("does &lt;not&gt; exist</error>"))
    }

    @Test func `GitHub shows it as an error`() {
        #expect(
            text(.github, "a,b.vcf", "100%\n")
                == "::error file=a%2Cb.vcf,title=not read::100%25\\n\n"
        )
    }

    @Test func `SARIF says that the run failed, and why`() throws {
        let log = try JSONReader.read(text(.sarif, "a b.vcf", "does not exist"))
        let invocation = log["runs"]?[0]?["invocations"]?[0]
        #expect(invocation?["executionSuccessful"] == .bool(false))
        let notification = invocation?["toolExecutionNotifications"]?[0]
        #expect(notification?["message"]?["text"] == "does not exist")
        let place = notification?["locations"]?[0]?["physicalLocation"]?["artifactLocation"]
        #expect(place?["uri"] == "a%20b.vcf")
    }

    @Test func `SARIF says that a run succeeded`() throws {
        let report = SARIFReport(wording, version: "1")
        let log = try JSONReader.read(ReportSamples.bytes(report, [ReportSamples.error]))
        let invocation = log["runs"]?[0]?["invocations"]?[0]
        #expect(invocation?["executionSuccessful"] == .bool(true))
    }

    @Test(arguments: ReportSamples.hostileFiles)
    func `no name or sentence adds a line or breaks the form`(file: String) throws {
        for format in [ReportFormat.github, .junit] {
            let plain = text(format, "a", "b")
            let hostile = text(format, file, file)
            #expect(hostile.filter { $0 == "\n" }.count == plain.filter { $0 == "\n" }.count)
            #expect(!hostile.contains("\u{1B}"))
        }
        _ = try JSONReader.read(text(.sarif, file, file))
    }
}
