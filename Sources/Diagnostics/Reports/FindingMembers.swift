internal import Text

extension JSONWriter {
    /// A finding as the object that programs build on; members are only ever added to it.
    mutating func finding(_ finding: Finding, file: String, wording: ReportWording) {
        object { object in
            object.member("file", file)
            object.member("line", finding.position.line)
            object.member("column", finding.position.column)
            object.member("card", finding.card)
            object.member("severity", finding.severity.rawValue)
            object.member("code", finding.code)
            object.member("message", wording.message(for: finding))
            object.member("fix", finding.fix)
        }
    }
}
