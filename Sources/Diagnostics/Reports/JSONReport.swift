internal import Text

/// One JSON array of all findings of all files.
package struct JSONReport: Report {
    private let wording: ReportWording
    private var file = ""
    private var isEmpty = true

    package init(_ wording: ReportWording) {
        self.wording = wording
    }

    package mutating func begin(to output: inout [UInt8]) {
        output += "[".utf8
    }

    package mutating func beginFile(_ file: String, to output: inout [UInt8]) {
        self.file = file
    }

    package mutating func append(
        _ finding: Finding,
        sourceLine: String?,
        to output: inout [UInt8]
    ) {
        output += (isEmpty ? "\n" : ",\n").utf8
        isEmpty = false
        var writer = JSONWriter()
        writer.finding(finding, file: file, wording: wording)
        output += writer.take()
    }

    package mutating func end(to output: inout [UInt8]) {
        output += (isEmpty ? "]\n" : "\n]\n").utf8
    }
}
