internal import Text

/// JUnit XML: a suite a file, a case a finding, for build servers that draw test results.
///
/// A suite states its counts first, so a file's findings are held back until the file ends.
package struct JUnitReport: Report {
    private let wording: ReportWording
    private let failing: Severity?
    private var file = ""
    private var cases: [UInt8] = []
    private var count = 0
    private var failures = 0

    /// A report in which findings from `failing` on are failures and the others pass.
    package init(_ wording: ReportWording, failing: Severity? = .error) {
        self.wording = wording
        self.failing = failing
    }

    package mutating func begin(to output: inout [UInt8]) {
        output += #"<?xml version="1.0" encoding="UTF-8"?>"#.utf8
        output += "\n<testsuites name=\"kindred check\">\n".utf8
    }

    package mutating func beginFile(_ file: String, to output: inout [UInt8]) {
        self.file = Self.escaped(file)
        cases = []
        (count, failures) = (0, 0)
    }

    package mutating func append(
        _ finding: Finding,
        sourceLine: String?,
        to output: inout [UInt8]
    ) {
        let (line, column) = (finding.position.line, finding.position.column)
        let message = Self.escaped(wording.message(for: finding))
        let severity = finding.severity.rawValue
        let isFailure = failing.map { finding.severity >= $0 } ?? false
        let words = "\(file):\(line):\(column): \(severity): \(message)"
        let code = Self.escaped(finding.code)
        cases += #"    <testcase classname="\#(file)" name="\#(code) \#(line):\#(column)">"#.utf8
        if isFailure {
            cases += #"<failure type="\#(code)" message="\#(message)">\#(words)</failure>"#.utf8
        } else {
            cases += "<system-out>\(words)</system-out>".utf8
        }
        cases += "</testcase>\n".utf8
        count += 1
        failures += isFailure ? 1 : 0
    }

    package mutating func endFile(to output: inout [UInt8]) {
        if count == 0 {
            cases += #"    <testcase classname="\#(file)" name="check"/>"#.utf8
            cases += "\n".utf8
            count = 1
        }
        output +=
            #"  <testsuite name="\#(file)" tests="\#(count)" failures="\#(failures)" errors="0">"#
            .utf8
        output += "\n".utf8
        output += cases
        output += "  </testsuite>\n".utf8
        cases = []
    }

    package mutating func refuse(_ file: String, _ sentence: String, to output: inout [UInt8]) {
        let (file, sentence) = (Self.escaped(file), Self.escaped(sentence))
        output += #"  <testsuite name="\#(file)" tests="1" failures="0" errors="1">"#.utf8
        output += "\n".utf8
        output += #"    <testcase classname="\#(file)" name="read">"#.utf8
        output += #"<error type="not-read" message="\#(sentence)">\#(sentence)</error>"#.utf8
        output += "</testcase>\n  </testsuite>\n".utf8
    }

    package mutating func end(to output: inout [UInt8]) {
        output += "</testsuites>\n".utf8
    }

    /// Text for XML 1.0 content and attributes: harmless, marked up, and of its characters (§2.2).
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in TerminalText.escaped(text).unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
