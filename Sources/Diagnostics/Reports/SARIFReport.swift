internal import Text

/// One SARIF 2.1.0 log of one run, with the rule book as the tool's rules.
///
/// Results are written as they come; the log is whole after ``end(to:)``. Columns count Unicode
/// code points (SARIF §3.14.17), files are relative or `file:` URIs (§3.4.3).
package struct SARIFReport: Report {
    private let wording: ReportWording
    private let indices: [String: Int]
    private let version: String
    private var uri = ""
    private var refusals: [(uri: String, sentence: String)] = []
    private var writer = JSONWriter()

    /// A report of these words by a program of that version.
    package init(_ wording: ReportWording, version: String) {
        self.wording = wording
        self.version = version
        indices = Dictionary(
            wording.book.rules.enumerated().map { ($0.element.id, $0.offset) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    package mutating func begin(to output: inout [UInt8]) {
        writer.beginObject()
        writer.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
        writer.member("version", "2.1.0")
        writer.key("runs")
        writer.beginArray()
        writer.beginObject()
        writer.object("tool") { tool in
            tool.object("driver") { driver in
                driver.member("name", "kindred")
                driver.member("version", version)
                driver.object("shortDescription") { description in
                    description.member("text", "Finds what is wrong with vCard files.")
                }
                driver.array("rules") { rules in
                    for rule in wording.book.rules { rules.sarifRule(rule) }
                }
            }
        }
        writer.member("columnKind", "unicodeCodePoints")
        writer.key("results")
        writer.beginArray()
        output += writer.take()
    }

    package mutating func beginFile(_ file: String, to output: inout [UInt8]) {
        uri = Self.uri(ofFile: file)
    }

    package mutating func append(
        _ finding: Finding,
        sourceLine: String?,
        to output: inout [UInt8]
    ) {
        writer.object { result in
            result.member("ruleId", finding.code)
            if let index = indices[finding.code] { result.member("ruleIndex", index) }
            result.member("level", Self.level(of: finding.severity))
            result.object("message") { $0.member("text", wording.message(for: finding)) }
            result.array("locations") { $0.sarifLocation(finding, uri: uri) }
            if finding.card != nil || finding.fix != nil {
                result.object("properties") { properties in
                    if let card = finding.card { properties.member("card", card) }
                    if let fix = finding.fix { properties.member("fix", fix) }
                }
            }
        }
        output += writer.take()
    }

    package mutating func refuse(_ file: String, _ sentence: String, to output: inout [UInt8]) {
        refusals.append((Self.uri(ofFile: file), sentence))
    }

    package mutating func end(to output: inout [UInt8]) {
        writer.endArray()
        writer.sarifInvocation(refusals)
        writer.endObject()
        writer.endArray()
        writer.endObject()
        writer.newline()
        output += writer.take()
    }

    static func level(of severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .info: "note"
        }
    }

    /// A file name as a URI reference (RFC 3986): everything but unreserved characters and `/` is
    /// percent-encoded, so that no name can be taken for a scheme, a query or an authority.
    private static func uri(ofFile file: String) -> String {
        var uri = file.utf8.first == UInt8(ascii: "/") ? "file://" : ""
        for byte in file.utf8 {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
                uri.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let hex = String(byte, radix: 16, uppercase: true)
                uri += byte < 0x10 ? "%0\(hex)" : "%\(hex)"
            }
        }
        return uri
    }
}

extension JSONWriter {
    /// A rule as a reporting descriptor (§3.49).
    fileprivate mutating func sarifRule(_ rule: Rule) {
        object { descriptor in
            descriptor.member("id", rule.id)
            descriptor.object("shortDescription") { description in
                description.member("text", rule.message(Array(repeating: "…", count: 9)))
            }
            descriptor.object("fullDescription") { $0.member("text", rule.why) }
            descriptor.object("help") { $0.member("text", Self.sarifHelp(rule)) }
            descriptor.object("defaultConfiguration") { configuration in
                configuration.member("level", SARIFReport.level(of: rule.severity))
            }
            descriptor.object("properties") { $0.member("standard", rule.standard) }
        }
    }

    /// Why a rule stands, and its first example with the right form where there is one.
    private static func sarifHelp(_ rule: Rule) -> String {
        var text = "\(rule.why) (\(rule.standard))"
        if let wrong = rule.fires.first { text += "\n\nIt fires at ↓:\n\n\(wrong)" }
        if let right = rule.correction { text += "\n\nRight would be:\n\n\(right)" }
        return text
    }

    /// How the run went (§3.20): it failed where a file could not be read.
    fileprivate mutating func sarifInvocation(_ refusals: [(uri: String, sentence: String)]) {
        array("invocations") { invocations in
            invocations.object { invocation in
                invocation.member("executionSuccessful", refusals.isEmpty)
                guard !refusals.isEmpty else { return }
                invocation.array("toolExecutionNotifications") { notifications in
                    for refusal in refusals { notifications.sarifNotification(refusal) }
                }
            }
        }
    }

    private mutating func sarifNotification(_ refusal: (uri: String, sentence: String)) {
        object { notification in
            notification.member("level", "error")
            notification.object("message") { $0.member("text", refusal.sentence) }
            notification.array("locations") { locations in
                locations.object { location in
                    location.object("physicalLocation") { place in
                        place.object("artifactLocation") { $0.member("uri", refusal.uri) }
                    }
                }
            }
        }
    }

    /// The place of a finding (§3.28).
    fileprivate mutating func sarifLocation(_ finding: Finding, uri: String) {
        object { location in
            location.object("physicalLocation") { place in
                place.object("artifactLocation") { $0.member("uri", uri) }
                place.object("region") { region in
                    region.member("startLine", finding.position.line)
                    region.member("startColumn", finding.position.column)
                    if let endColumn = finding.endColumn { region.member("endColumn", endColumn) }
                }
            }
        }
    }
}
