import Diagnostics
import Testing
import Text
import VCard

/// The other forms of a report over real findings, with names and values that a stranger chose.
@Suite struct ReportFormTests {
    private var findings: [(name: String, finding: Finding)] {
        ReportedFile.all.flatMap { file in file.findings.map { (file.name, $0) } }
    }

    @Test(arguments: [false, true])
    func `JUnit is well-formed and counts what it holds`(showsValues: Bool) throws {
        let bytes = ReportedFile.report(.junit, showsValues: showsValues)
        let root = try XMLReader.read(bytes)
        #expect(root.name == "testsuites")
        let suites = root.children
        #expect(suites.count == ReportedFile.all.count + ReportedFile.names.count)
        for suite in suites {
            #expect(suite.name == "testsuite")
            #expect(Set(suite.attributes.keys) == ["name", "tests", "failures", "errors"])
            let cases = suite.children
            #expect(cases.allSatisfy { $0.name == "testcase" && $0.attributes["name"] != nil })
            func count(_ name: String) -> String {
                "\(cases.count { $0.children.contains { $0.name == name } })"
            }
            #expect(suite.attributes["tests"] == "\(cases.count)")
            #expect(suite.attributes["failures"] == count("failure"))
            #expect(suite.attributes["errors"] == count("error"))
            for outcome in cases.flatMap(\.children) where outcome.name != "system-out" {
                #expect(["failure", "error"].contains(outcome.name))
                #expect(outcome.attributes["type"]?.isEmpty == false)
                #expect(outcome.attributes["message"]?.isEmpty == false)
                #expect(!outcome.text.isEmpty)
            }
        }
        let told = suites.prefix(ReportedFile.all.count).map(\.children.count)
        #expect(told == ReportedFile.all.map { max(1, $0.findings.count) })
    }

    @Test func `the reader of XML sees what is not well-formed`() {
        let start = #"<?xml version="1.0" encoding="UTF-8"?>"#
        let broken = [
            "<a>", "<a/><b/>", "<a b=\"1\" b=\"2\"/>", "<a>&x;</a>", "<a>]]></a>", "<a>\u{1}</a>",
            "<a b=\"<\"/>", "<a></b>", "<a>\u{FFFE}</a>", "<a b=\"1\"c=\"2\"/>", "<a b='1'/>",
        ]
        for text in broken {
            #expect(throws: XMLReader.Fault.self, "\(text)") {
                try XMLReader.read(Array((start + text).utf8))
            }
        }
    }

    @Test(arguments: [false, true])
    func `GitHub reads back the file, the place and the words`(showsValues: Bool) throws {
        let bytes = ReportedFile.report(.github, showsValues: showsValues)
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !Self.isControl($0) })
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(lines.count == findings.count + ReportedFile.names.count)
        let wording = RuleBook.vcard
        for (line, (name, finding)) in zip(lines, findings) {
            let command = try #require(WorkflowCommand(String(line)))
            let level = ["error": "error", "warning": "warning", "info": "notice"]
            #expect(command.name == level[finding.severity.rawValue])
            let properties = command.properties
            #expect(properties["line"] == "\(finding.position.line)")
            #expect(properties["col"] == "\(finding.position.column)")
            #expect(properties["title"] == finding.code)
            #expect(properties["endColumn"] == finding.endColumn.map { "\($0)" })
            if !name.unicodeScalars.contains(where: Self.isHidden) {
                #expect(properties["file"] == name)
            }
            #expect(command.message.hasPrefix(wording.message(for: finding)))
            #expect(command.message == wording.message(for: finding) || showsValues)
        }
    }

    @Test func `a line of JSON is a finding, and no more`() throws {
        let bytes = ReportedFile.report(.jsonl)
        #expect(bytes.last == UInt8(ascii: "\n"))
        let lines = bytes.dropLast().split(
            separator: UInt8(ascii: "\n"),
            omittingEmptySubsequences: false
        )
        #expect(lines.count == findings.count)
        let members = ["file", "line", "column", "card", "severity", "code", "message", "fix"]
        for (line, (name, finding)) in zip(lines, findings) {
            #expect(line.allSatisfy { $0 >= 0x20 })
            let object = try JSONReader.read(Array(line))
            #expect(object.object?.map(\.key) == members)
            #expect(object["file"]?.string == name)
            #expect(object["line"]?.integer == finding.position.line)
            #expect(object["column"]?.integer == finding.position.column)
            #expect(object["card"]?.integer == finding.card)
            #expect(object["severity"]?.string == finding.severity.rawValue)
            #expect(object["code"]?.string == finding.code)
            #expect(object["message"]?.string == RuleBook.vcard.message(for: finding))
            #expect(object["fix"]?.string == finding.fix)
        }
    }

    @Test func `the array of JSON holds the same objects`() throws {
        let lines = ReportedFile.report(.jsonl).split(separator: UInt8(ascii: "\n"))
        let objects = try lines.map { try JSONReader.read(Array($0)) }
        #expect(try JSONReader.read(ReportedFile.report(.json)) == .array(objects))
    }

    @Test(arguments: [false, true])
    func `the text steers no terminal`(showsValues: Bool) {
        let bytes = ReportedFile.report(.text, showsValues: showsValues)
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !Self.isControl($0) })
        #expect(text.split(separator: "\n").count == findings.count)
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control
            || (0x202A...0x202E).contains(scalar.value)
    }

    /// What a runner of workflows would not decode again, so that the name stays written out.
    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        isControl(scalar) && scalar != "\r" && scalar != "\n" || scalar.value == 0x200D
    }
}

/// A line as the runner of GitHub Actions reads it: `::name key=value,…::message`.
private struct WorkflowCommand {
    var name: String
    var properties: [String: String] = [:]
    var message: String

    init?(_ line: String) {
        guard line.hasPrefix("::") else { return nil }
        let body = line.dropFirst(2)
        guard let end = body.firstRange(of: "::") else { return nil }
        let head = body[..<end.lowerBound]
        guard let blank = head.firstIndex(of: " ") else { return nil }
        name = String(head[..<blank])
        for pair in head[head.index(after: blank)...].split(separator: ",") {
            guard let sign = pair.firstIndex(of: "=") else { return nil }
            let key = String(pair[..<sign])
            guard ["file", "line", "col", "endColumn", "title"].contains(key),
                properties[key] == nil
            else { return nil }
            properties[key] = Self.decoded(
                pair[pair.index(after: sign)...],
                ["%0D": "\r", "%0A": "\n", "%3A": ":", "%2C": ","]
            )
        }
        message = Self.decoded(body[end.upperBound...], ["%0D": "\r", "%0A": "\n"])
    }

    /// The runner knows these sequences and `%25`, which comes last.
    private static func decoded(_ text: Substring, _ marks: [String: String]) -> String {
        var text = String(text)
        for (mark, meaning) in marks { text = text.replacing(mark, with: meaning) }
        return text.replacing("%25", with: "%")
    }
}
