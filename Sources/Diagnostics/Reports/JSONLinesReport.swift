internal import Text

/// One finding a line, each a JSON object: what programs read as it is written.
package struct JSONLinesReport: Report {
    private let wording: ReportWording
    private var file = ""
    private var writer = JSONWriter()

    package init(_ wording: ReportWording) {
        self.wording = wording
    }

    package mutating func beginFile(_ file: String, to output: inout [UInt8]) {
        self.file = file
    }

    package mutating func append(
        _ finding: Finding,
        sourceLine: String?,
        to output: inout [UInt8]
    ) {
        writer.finding(finding, file: file, wording: wording)
        writer.newline()
        output += writer.take()
    }
}
