import CivilCalendar
import Diagnostics
import Testing
import VCard

/// What `check` finds in a sample is what its `.findings` say.
@Suite struct SampleFindingTests {
    @Test(arguments: Sample.all)
    func `the findings are those that stand beside the sample`(sample: Sample) throws {
        let found = try Self.findings(of: sample).map { finding in
            "\(finding.position.line) \(finding.severity.rawValue) \(finding.code)"
        }
        if Sample.isRecording {
            try sample.record(Array(found.map { $0 + "\n" }.joined().utf8), ".findings")
        } else {
            let expected = try sample.lines(".findings")
            #expect(found == expected)
        }
    }

    @Test(arguments: Sample.all)
    func `every finding is of a rule in the book and quotes no value`(sample: Sample) throws {
        for finding in try Self.findings(of: sample) {
            #expect(RuleBook.vcard[finding.code] != nil, "\(finding.code)")
            #expect(!RuleBook.vcard.message(for: finding).contains("canary"))
        }
    }

    /// Everything found in the file, from top to bottom.
    private static func findings(of sample: Sample) throws -> [Finding] {
        try #require(Sample.today != nil)
        return ReportedFile.findings(in: try sample.bytes()).sorted {
            ($0.position, $0.code, $0.endColumn ?? 0) < ($1.position, $1.code, $1.endColumn ?? 0)
        }
    }
}
