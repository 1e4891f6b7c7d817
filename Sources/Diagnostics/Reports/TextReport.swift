internal import Text

/// `FILE:LINE:COLUMN: severity: message [code]`, the line that compilers print and editors follow.
///
/// File names and messages come from strangers: whatever could steer a terminal is written out.
package struct TextReport: Report {
    private let wording: ReportWording
    private let colours: Bool
    private var file = ""

    /// A report of these words; `colours` adds ANSI colours.
    package init(_ wording: ReportWording, colours: Bool = false) {
        self.wording = wording
        self.colours = colours
    }

    package mutating func beginFile(_ file: String, to output: inout [UInt8]) {
        self.file = TerminalText.escaped(file)
    }

    package mutating func append(
        _ finding: Finding,
        sourceLine: String?,
        to output: inout [UInt8]
    ) {
        let place = "\(file):\(finding.position.line):\(finding.position.column):"
        output += painted(place, "1").utf8
        output += " ".utf8
        output += painted("\(finding.severity.rawValue):", colour(of: finding.severity)).utf8
        let message = TerminalText.escaped(wording.message(for: finding))
        output += " \(message) [\(finding.code)]\n".utf8
        if let sourceLine {
            let excerpt = SourceExcerpt(sourceLine, finding.position.column, finding.endColumn)
            output += "    \(excerpt.text)\n    ".utf8
            output += String(repeating: " ", count: excerpt.indentation).utf8
            output += painted(excerpt.marker, colour(of: finding.severity)).utf8
            output += "\n".utf8
        }
    }

    private func painted(_ text: String, _ colour: String) -> String {
        colours ? "\u{1B}[\(colour)m\(text)\u{1B}[0m" : text
    }

    private func colour(of severity: Severity) -> String {
        switch severity {
        case .error: "1;31"
        case .warning: "1;33"
        case .info: "1;36"
        }
    }
}
