import Diagnostics

/// Rules and findings that the tests of the reports share.
enum ReportSamples {
    static let unterminated = Rule(
        id: "card-unterminated",
        severity: .error,
        standard: "RFC 6350 §6.1.2",
        sentence: "The card that begins at line %1 never ends",
        why: "What follows may belong to somebody else.",
        fires: [],
        quiet: []
    )
    static let lineEnds = Rule(
        id: "line-ends",
        severity: .info,
        standard: "RFC 6350 §3.2",
        sentence: "Lines end in %1, not in CRLF",
        why: "Some programs read CRLF only.",
        fires: [],
        quiet: []
    )
    static let damaged = Rule(
        id: "property-damaged",
        severity: .warning,
        standard: "RFC 6350 §3.3",
        sentence: "<100% \"odd\" & 'bent'>",
        why: "It cannot be read.",
        fires: [],
        quiet: []
    )
    static let book = RuleBook([unterminated, lineEnds, damaged])

    static let error = Finding(
        unterminated,
        at: Position(line: 11),
        card: 2,
        arguments: ["6"]
    )
    static let info = Finding(
        lineEnds,
        at: Position(line: 1, column: 12),
        arguments: ["LF"],
        fix: "CRLF"
    )
    static let warning = Finding(
        damaged,
        at: Position(line: 3, column: 5),
        endColumn: 9,
        card: 1,
        quoted: "Ana"
    )

    /// Names of files that a stranger may have chosen.
    static let hostileFiles = [
        "a\"b<c>&'d.vcf", "::error file=x::gotcha\n::gotcha", "a\u{1B}[31m\u{07}.vcf",
        "\u{202E}fcv.a", "100%41, a:b.vcf", "line\r\nbreak.vcf", "\u{FFFE}\u{FFFF}.vcf", "",
        "//host/x.vcf", "javascript:alert(1)", "Zoë Ünal.vcf",
    ]

    /// A whole report of one file.
    static func bytes(
        _ report: any Report,
        file: String = "a.vcf",
        _ findings: [Finding],
        sourceLine: String? = nil
    ) -> [UInt8] {
        var report = report
        var output: [UInt8] = []
        report.begin(to: &output)
        report.beginFile(file, to: &output)
        for finding in findings {
            report.append(finding, sourceLine: sourceLine, to: &output)
        }
        report.endFile(to: &output)
        report.end(to: &output)
        return output
    }

    /// The same as text.
    static func text(
        _ report: any Report,
        file: String = "a.vcf",
        _ findings: [Finding],
        sourceLine: String? = nil
    ) -> String {
        String(decoding: bytes(report, file: file, findings, sourceLine: sourceLine), as: UTF8.self)
    }
}
