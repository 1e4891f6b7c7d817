import Diagnostics
import Testing
import Text
import VCard

/// Real logs against the schema of SARIF 2.1.0, and what the schema cannot say.
@Suite struct SARIFSchemaTests {
    private let rules = RuleBook.vcard.rules

    @Test(arguments: [false, true])
    func `a log is as the schema has it`(showsValues: Bool) throws {
        let log = try JSONReader.read(ReportedFile.report(.sarif, showsValues: showsValues))
        #expect(SARIFSchema.faults(in: log, as: "log") == [])
    }

    @Test func `a result is of a rule of the tool and lies in one stretch of its file`() throws {
        let log = try JSONReader.read(ReportedFile.report(.sarif))
        #expect(log["runs"]?.array?.count == 1)
        let run = try #require(log["runs"]?[0])
        let described = try #require(run["tool"]?["driver"]?["rules"]?.array)
        let results = try #require(run["results"]?.array)
        let findings = ReportedFile.all.flatMap { file in file.findings.map { (file.name, $0) } }
        #expect(results.count == findings.count)
        #expect(results.count > rules.count)
        for (result, (name, finding)) in zip(results, findings) {
            let index = try #require(result["ruleIndex"]?.integer)
            try #require(described.indices.contains(index))
            #expect(result["ruleId"]?.string == finding.code)
            #expect(described[index]["id"]?.string == finding.code)
            #expect(described[index]["defaultConfiguration"]?["level"] == result["level"])
            let places = try #require(result["locations"]?.array)
            #expect(places.count == 1)
            let place = try #require(places.first?["physicalLocation"])
            #expect(place["artifactLocation"]?["uri"]?.string.map(Self.path) == name)
            let region = try #require(place["region"])
            #expect(region["startLine"]?.integer == finding.position.line)
            let start = try #require(region["startColumn"]?.integer)
            if let end = region["endColumn"]?.integer { #expect(end > start) }
        }
    }

    @Test func `every rule has its descriptions, its help and its level`() throws {
        let log = try JSONReader.read(ReportedFile.report(.sarif))
        let run = try #require(log["runs"]?[0])
        #expect(run["columnKind"] == "unicodeCodePoints")
        let described = try #require(run["tool"]?["driver"]?["rules"]?.array)
        #expect(described.compactMap { $0["id"]?.string } == rules.map(\.id))
        for rule in described {
            for member in ["shortDescription", "fullDescription", "help"] {
                #expect(rule[member]?["text"]?.string?.isEmpty == false, "\(member)")
            }
            #expect(rule["shortDescription"]?["text"]?.string?.contains("%") == false)
            #expect(rule["defaultConfiguration"]?["level"] != nil)
            #expect(rule["properties"]?["standard"]?.string?.isEmpty == false)
        }
        // A file that could not be read makes the run unsuccessful and is named.
        let invocation = run["invocations"]?[0]
        #expect(invocation?["executionSuccessful"] == .bool(false))
        let told = invocation?["toolExecutionNotifications"]?.array
        #expect(told?.count == ReportedFile.names.count)
    }

    @Test func `the real logs hold a result of every rule that has an example`() {
        let found = Set(ReportedFile.all.flatMap { $0.findings.map(\.code) })
        let exemplified = rules.filter { !$0.fires.isEmpty }.map(\.id)
        #expect(exemplified.filter { !found.contains($0) } == [])
    }

    @Test(arguments: [
        (#"{"version":"2.1.0"}"#, ["$.runs is missing"]),
        (#"{"version":"2.0.0","runs":[]}"#, ["$.version has another form"]),
        (
            #"{"version":"2.1.0","runs":[{}],"x":1}"#,
            ["$.runs[0].tool is missing", "$.x is not in the schema"]
        ),
        (
            #"{"version":"2.1.0","runs":[{"tool":{"driver":{"name":"k"}},"results":[{"message":{"text":"m"},"level":"info","ruleIndex":-1,"locations":[{"physicalLocation":{"artifactLocation":{"uri":"a b"},"region":{"startLine":0}}}]}]}]}"#,
            [
                "$.runs[0].results[0].level has another form",
                "$.runs[0].results[0].ruleIndex has another form",
                "$.runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri has another form",
                "$.runs[0].results[0].locations[0].physicalLocation.region.startLine has another form",
            ]
        ),
    ])
    func `the table sees what is wrong`(log: String, faults: [String]) throws {
        #expect(SARIFSchema.faults(in: try JSONReader.read(log), as: "log") == faults)
    }

    /// The file that a URI means.
    private static func path(_ uri: String) -> String {
        var bytes: [UInt8] = []
        var rest = uri.utf8.dropFirst(uri.hasPrefix("file://") ? 7 : 0)
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%") {
                let digits = String(decoding: rest.prefix(2), as: UTF8.self)
                bytes.append(UInt8(digits, radix: 16) ?? 0)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
