import Diagnostics
import Testing

@Suite struct GitHubReportTests {
    private let report = GitHubReport(ReportWording(ReportSamples.book))

    @Test func `each severity has its command`() {
        let text = ReportSamples.text(report, [ReportSamples.error, ReportSamples.info])
        #expect(
            text == """
                ::error file=a.vcf,line=11,col=1,title=card-unterminated\
                ::The card that begins at line 6 never ends
                ::notice file=a.vcf,line=1,col=12,title=line-ends\
                ::Lines end in LF, not in CRLF

                """
        )
    }

    @Test func `a message escapes the percent sign and keeps its colons`() {
        let text = ReportSamples.text(report, [ReportSamples.warning])
        #expect(
            text == """
                ::warning file=a.vcf,line=3,col=5,endColumn=9,title=property-damaged\
                ::<100%25 "odd" & 'bent'>

                """
        )
    }

    @Test func `what would end a property is encoded`() {
        let text = ReportSamples.text(report, file: "a:b,c%d\r\n.vcf", [ReportSamples.error])
        #expect(text.hasPrefix("::error file=a%3Ab%2Cc%25d%0D%0A.vcf,line=11"))
    }

    @Test(arguments: ReportSamples.hostileFiles)
    func `no file name adds a command`(file: String) {
        let text = ReportSamples.text(report, file: file, [ReportSamples.error])
        #expect(text.unicodeScalars.filter { $0.value < 0x20 } == ["\n"])
        #expect(text.hasPrefix("::error file="))
        let commands = text.split(separator: "::", omittingEmptySubsequences: false)
        #expect(commands.count == 3)
    }
}
