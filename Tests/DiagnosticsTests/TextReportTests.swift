import Diagnostics
import Testing

@Suite struct TextReportTests {
    private let wording = ReportWording(ReportSamples.book)

    @Test func `a finding is one line that an editor can follow`() {
        let text = ReportSamples.text(
            TextReport(wording),
            [ReportSamples.error, ReportSamples.info]
        )
        #expect(
            text == """
                a.vcf:11:1: error: The card that begins at line 6 never ends [card-unterminated]
                a.vcf:1:12: info: Lines end in LF, not in CRLF [line-ends]

                """
        )
    }

    @Test func `no findings print nothing`() {
        #expect(ReportSamples.text(TextReport(wording), []).isEmpty)
    }

    @Test func `the marker stands under the columns meant`() {
        let text = ReportSamples.text(
            TextReport(wording),
            [ReportSamples.warning],
            sourceLine: "FN:\u{1B}Anna Ruiz"
        )
        let lines = text.split(separator: "\n")
        #expect(lines.dropFirst() == ["    FN:\\u{1B}Anna Ruiz", "             ^~~~"])
    }

    @Test func `wide characters before the marker take two cells`() {
        let finding = Finding(ReportSamples.damaged, at: Position(line: 1, column: 3))
        let text = ReportSamples.text(TextReport(wording), [finding], sourceLine: "日本X")
        #expect(text.split(separator: "\n").last == "        ^")
    }

    @Test(arguments: [1, 2, 40, 5_000, 10_000, 20_000])
    func `a long line is cut to what surrounds the marker`(column: Int) throws {
        let finding = Finding(ReportSamples.damaged, at: Position(line: 1, column: column))
        let line = String(repeating: "x", count: 10_000)
        let text = ReportSamples.text(TextReport(wording), [finding], sourceLine: line)
        let shown = text.split(separator: "\n")
        try #require(shown.count == 3)
        #expect(shown[1].count <= 4 + 102)
        #expect(shown[2].count <= 4 + 52)
    }

    @Test(
        arguments: [
            (Int.min, nil), (0, 0), (-3, 7), (5, 2), (3, Int.max), (Int.max, Int.max),
        ] as [(Int, Int?)]
    )
    func `columns outside the line mark its edge`(column: Int, endColumn: Int?) {
        let finding = Finding(
            ReportSamples.damaged,
            at: Position(line: 1, column: column),
            endColumn: endColumn
        )
        for line in ["", "short"] {
            let text = ReportSamples.text(TextReport(wording), [finding], sourceLine: line)
            #expect(text.contains("^"))
        }
    }

    @Test func `colours come only where they are asked for`() {
        let plain = ReportSamples.text(TextReport(wording), [ReportSamples.error])
        let colourful = ReportSamples.text(
            TextReport(wording, colours: true),
            [ReportSamples.error]
        )
        #expect(!plain.contains("\u{1B}"))
        #expect(colourful.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    }

    @Test(arguments: ReportSamples.hostileFiles)
    func `no file name steers the terminal or adds a line`(file: String) {
        let text = ReportSamples.text(TextReport(wording), file: file, [ReportSamples.error])
        #expect(text.unicodeScalars.filter { $0.value < 0x20 } == ["\n"])
        #expect(!text.contains("\u{202E}"))
    }

    @Test func `values are told only where they may be shown`() {
        let shown = ReportWording(ReportSamples.book, showsValues: true)
        for format in ReportFormat.allCases {
            let quiet = format.report(wording, version: "1")
            #expect(!ReportSamples.text(quiet, [ReportSamples.warning]).contains("Ana"))
            let open = format.report(shown, version: "1")
            #expect(ReportSamples.text(open, [ReportSamples.warning]).contains("Ana"))
        }
    }
}
