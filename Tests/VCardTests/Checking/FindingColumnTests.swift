import Diagnostics
import TestSupport
import Testing

@testable import VCard

/// Where a finding points: at the parameter or value itself, whatever folds stand before it.
@Suite struct FindingColumnTests {
    /// Cards with one finding; markers stand before its first and behind its last character.
    static let cards = [
        "TEL;PREF=↓0↓:+1-202-555-0101",
        "home.TEL;TYPE=cell;PREF=↓0↓:+1-202-555-0101",
        "TEL;TYPE=cell;\r\n PREF=↓0↓:+1-202-555-0101",
        "TEL;TYPE=cell;\n PREF=↓0↓:+1-202-555-0101",
        "TEL;TYPE=cell;PR\r\n EF\r\n =↓101↓:+1-202-555-0101",
        "NOTE;X-A=Grüße;LANGUAGE=↓en_US↓:Guten Tag",
        "NOTE;X-A=Grü\r\n ße;LANGUAGE=↓en_US↓:Guten Tag",
        "GENDER:↓female↓",
        "GENDER:\r\n ↓female↓",
        "IMPP:↓ada\r\n  at example",
        "PHOTO;X-A=1;\r\n PREF=↓0↓:data:image/png;base64,AAAA\r\n AAAA",
        "\tGEO:\r\n\t↓north↓",
    ]

    @Test(arguments: cards)
    func `a finding points at what is wrong`(line: String) throws {
        let line = line.first == "\t" ? String(line.dropFirst()) : line
        let marked = MarkedText(
            "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ada Vale\r\n\(line)\r\nEND:VCARD\r\n"
        )
        let found = try FileFindings(marked.bytes).all.filter { $0.code != "line-ends-mixed" }
        let finding = try #require(found.first)
        #expect(found.count == 1)
        let first = try #require(marked.places.first)
        #expect(finding.position == Position(line: first.line, column: first.column))
        if marked.places.count == 2 { #expect(finding.endColumn == marked.places[1].column) }
    }

    @Test func `a soft break of quoted-printable behind a parameter moves nothing`() throws {
        let marked = MarkedText(
            "BEGIN:VCARD\r\nVERSION:2.1\r\nN:Vale;Ada\r\n"
                + "NOTE;ENCODING=QUOTED-PRINTABLE;X-A=1;LANGUAGE=↓en_US↓:a=3Db=\r\nc\r\n"
                + "END:VCARD\r\n"
        )
        let finding = try #require(
            try FileFindings(marked.bytes).all.first { $0.code == "language-tag" }
        )
        #expect(finding.position.line == marked.places.first?.line)
        #expect(finding.position.column == marked.places.first?.column)
    }
}
