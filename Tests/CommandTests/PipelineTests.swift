import TestSupport
import Testing

/// The files of `Samples/pipelines` do what they say.
@Suite struct PipelineTests {
    private let command: BuiltCommand
    private static let folder = "\(PackageRoot.path)/Samples/pipelines"
    private static let good =
        "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Vale;Ada;;;\r\nFN:Ada Vale\r\nEND:VCARD\r\n"

    init() throws {
        command = try BuiltCommand()
    }

    private func run(_ line: String) throws -> ChildProcess.Result {
        try command.shell("kindred() { \"$kindred\" \"$@\"; }; export -f kindred; \(line)")
    }

    private func gate() throws -> Int32 {
        try run("'\(Self.folder)/check' contacts results").status
    }

    @Test func `the gate lets good cards pass, stops at new findings and keeps what was found`()
        throws
    {
        try command.folder.write(Self.good, to: "contacts/a.vcf")
        #expect(try gate() == 0)
        let quiet = String(decoding: try command.folder.read("results/kindred.xml"), as: UTF8.self)
        #expect(quiet.contains(#"tests="1" failures="0""#))
        try command.folder.write(Self.good + "NULL\r\n", to: "contacts/a.vcf")
        #expect(try gate() == 1)
        let report = String(decoding: try command.folder.read("results/kindred.xml"), as: UTF8.self)
        #expect(report.contains(#"<failure type="text-outside-card""#))
        let rejects = try command.folder.read("results/rejects.jsonl")
        #expect(String(decoding: rejects, as: UTF8.self).contains(#""text":"NULL\r\n""#))
        let record = "kindred check -q --write-baseline contacts/kindred-baseline.json -- contacts"
        #expect(try run(record).status == 0)
        #expect(try gate() == 0)
    }

    @Test(arguments: ["github.yml", "pre-commit.yaml"])
    func `the commands of a configuration are ones that kindred takes`(name: String) throws {
        try command.folder.write(Self.good, to: "contacts/a.vcf")
        let read = try ChildProcess.run("/bin/cat", ["\(Self.folder)/\(name)"])
        let commands = read.outputText.split(separator: "\n").compactMap { line -> Substring? in
            guard let range = line.firstRange(of: ": kindred ") else { return nil }
            return line[range.upperBound...]
        }
        #expect(!commands.isEmpty)
        for words in commands {
            let files = words.contains("contacts") ? "" : " contacts/a.vcf"
            let result = try run("kindred \(words)\(files)")
            #expect(result.status == 0, "kindred \(words)")
        }
    }
}
