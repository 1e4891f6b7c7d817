internal import Text

/// Workflow commands that GitHub Actions shows as annotations beside the file.
package struct GitHubReport: Report {
    private let wording: ReportWording
    private var file = ""

    package init(_ wording: ReportWording) {
        self.wording = wording
    }

    package mutating func beginFile(_ file: String, to output: inout [UInt8]) {
        self.file = Self.property(file)
    }

    package mutating func append(
        _ finding: Finding,
        sourceLine: String?,
        to output: inout [UInt8]
    ) {
        let position = finding.position
        output += "::\(Self.command(for: finding.severity)) file=\(file)".utf8
        output += ",line=\(position.line),col=\(position.column)".utf8
        if let endColumn = finding.endColumn { output += ",endColumn=\(endColumn)".utf8 }
        output += ",title=\(Self.property(finding.code))".utf8
        output += "::\(Self.data(wording.message(for: finding)))\n".utf8
    }

    package mutating func refuse(_ file: String, _ sentence: String, to output: inout [UInt8]) {
        output += "::error file=\(Self.property(file)),title=not read".utf8
        output += "::\(Self.data(sentence))\n".utf8
    }

    private static func command(for severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .info: "notice"
        }
    }

    /// A message: harmless in a log, and `%` kept from being read as an escape.
    private static func data(_ text: String) -> String {
        escaped(TerminalText.escaped(text)) { $0 == "%" }
    }

    /// A property: whatever would end it, its list or the command, or could steer a terminal, is
    /// percent-encoded.
    private static func property(_ text: String) -> String {
        escaped(text) { scalar in
            switch scalar {
            case "%", ":", ",": true
            default: TerminalText.escaped(String(scalar)) != String(scalar)
            }
        }
    }

    private static func escaped(
        _ text: String,
        where isSpecial: (Unicode.Scalar) -> Bool
    ) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            if isSpecial(scalar) {
                for byte in String(scalar).utf8 {
                    let hex = String(byte, radix: 16, uppercase: true)
                    escaped += byte < 0x10 ? "%0\(hex)" : "%\(hex)"
                }
            } else {
                escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
