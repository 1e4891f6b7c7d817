import CivilCalendar
import Diagnostics
import Testing
import VCard

/// A file with everything that is found in it, under a name that somebody may have given it.
struct ReportedFile: Sendable, CustomTestStringConvertible {
    let name: String
    let findings: [Finding]
    let testDescription: String

    /// Names that a person or a stranger may give a file.
    static let names = [
        "a.vcf", "folder/b c.vcf", "./c.vcf", "../d.vcf", "/tmp/e.vcf", "//host/f.vcf",
        "javascript:alert(1).vcf", "C:\\g.vcf", "h?x#y.vcf", "100%25 i%.vcf", "j,k:l;m.vcf",
        "Zoë Ünal.vcf", "日本.vcf", "n\"o<p>&'q.vcf", "r\r\ns.vcf", "t\u{1B}[31m\u{07}.vcf",
        "\u{202E}fcv.u", "\u{FFFE}\u{FFFF}.vcf", "::error file=v::w", "x::y", "", " ", "[z].vcf",
        "^`{|}~.vcf", "👩‍👧.vcf",
    ]

    /// Every sample without a target and with each, and every example of every rule.
    static let all: [ReportedFile] = {
        var files: [(what: String, bytes: [UInt8], target: Version?)] = []
        for sample in Sample.all {
            guard let bytes = try? sample.bytes() else { continue }
            for target in [nil, Version.v3_0, .v4_0] {
                files.append(("\(sample.name) \(target?.rawValue ?? "")", bytes, target))
            }
        }
        for rule in RuleBook.vcard.rules {
            for (index, example) in (rule.fires + rule.quiet).enumerated() {
                let text = example.filter { $0 != "↓" }
                let target: Version = example.contains("VERSION:4.0") ? .v3_0 : .v4_0
                files.append(("\(rule.id) \(index)", Array(text.utf8), target))
            }
        }
        return files.enumerated().map { index, file in
            ReportedFile(
                name: names[index % names.count],
                findings: findings(in: file.bytes, target: file.target),
                testDescription: file.what
            )
        }
    }()

    /// Everything that is found in a file, in the order in which it is met.
    static func findings(in bytes: [UInt8], target: Version? = nil) -> [Finding] {
        guard let today = Sample.today else { return [] }
        var rest = bytes[...]
        var reader = CardReader<Never> { (buffer: inout [UInt8], most: Int) in
            let part = rest.prefix(most)
            rest = rest.dropFirst(most)
            buffer += part
            return part.count
        }
        var checker = Checker(today: today, target: target)
        var findings: [Finding] = []
        while let entry = reader.next() {
            switch entry {
            case .card(let card): findings += checker.check(card)
            case .part: break
            case .unreadable(let entry): findings.append(entry.finding)
            }
            findings += reader.takeFileFindings()
        }
        return findings + reader.takeFileFindings()
    }

    /// The report of all files in a form; each name is also that of a file that could not be read.
    static func report(_ format: ReportFormat, showsValues: Bool = false) -> [UInt8] {
        let wording = ReportWording(RuleBook.vcard, showsValues: showsValues)
        var report = format.report(wording, version: "1.2.3")
        var output: [UInt8] = []
        report.begin(to: &output)
        for file in all {
            report.beginFile(file.name, to: &output)
            for finding in file.findings {
                var finding = finding
                if showsValues { finding.quoted = hostileValue }
                report.append(finding, sourceLine: nil, to: &output)
            }
            report.endFile(to: &output)
        }
        for name in names {
            report.refuse(name, "does not\nexist: \(name)", to: &output)
        }
        report.end(to: &output)
        return output
    }

    /// What a card of a stranger may hold.
    static let hostileValue = "\u{0}<Ana>\r\n%0A::, ]]> \u{1B}\u{FFFE} \u{7F}\u{85}&#0;"
}
