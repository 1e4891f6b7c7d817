import Diagnostics
import Testing

@testable import VCard

/// What a card loses in another version: every property of every version, and the forms of values.
@Suite struct TargetTests {
    @Test func `the table has every property of every version`() {
        for source in Version.allCases {
            for target in [Version.v3_0, .v4_0] where target != source {
                let names = TargetVerdict.properties
                    .filter { $0.source == source && $0.target == target }.map(\.line)
                let known = StandardTable.of(source).definitions.map(\.kind.rawValue)
                #expect(names == known.filter(names.contains))
                #expect(Set(names) == Set(known))
            }
        }
    }

    @Test(arguments: TargetVerdict.properties)
    func `a property is told with what becomes of it, and becomes that`(verdict: TargetVerdict)
        throws
    {
        let row = try #require(
            StandardCoverageTests.rows.first {
                $0.version == verdict.source && $0.kind.rawValue == verdict.line
            }
        )
        let card = row.card([row.line()])
        let found = try Self.findings(card, verdict.target)
        guard verdict.told != "-" else {
            #expect(found.map(\.message) == [])
            return
        }
        // KIND stands beside a MEMBER.
        #expect(found.count == 1 + StandardSamples.companions(row.kind).count)
        let names = [
            "yearless": ["cannot be a day without its year", "X-APPLE-OMIT-YEAR"],
            "URI": ["cannot be a URI", "VALUE=uri"],
            "LABEL-OF-ADR": ["LABEL of ADR", "ADR;LABEL="],
            "RELATED": ["becomes RELATED", "RELATED;TYPE=agent"],
            "SORT-AS": ["SORT-AS of N", "N;SORT-AS="],
        ]
        let (words, written) =
            names[verdict.told].map { ($0[0], $0[1]) }
            ?? ("becomes \(verdict.told)", "\(verdict.told)")
        #expect(found.contains { $0.message.contains(words) })
        let normalizer = CardNormalizer(to: verdict.target == .v4_0 ? .v4_0 : .v3_0)
        #expect(normalized(card, by: normalizer).lines.contains { $0.contains(written) })
    }

    @Test(arguments: TargetVerdict.forms)
    func `a form is told where the other version lacks it`(verdict: TargetVerdict) throws {
        let name = verdict.line.prefix { $0 != ":" && $0 != ";" }
        let card = StandardSamples.card(
            verdict.source,
            [verdict.line],
            without: name == "N" ? [.n] : []
        )
        let messages = try Self.findings(card, verdict.target).map(\.message)
        if verdict.told == "-" {
            #expect(messages == [])
        } else {
            #expect(messages.count == 1)
            #expect(messages.first?.contains(verdict.told) == true, "\(messages)")
        }
    }

    @Test func `of several, what the other version counts differently is told`() throws {
        let cards: [(lines: [String], told: [String])] = [
            (["FN:A. Vale"], ["3.0 has one FN; a further one becomes X-FN"]),
            (
                ["FN:A. Vale", "FN:Addie"],
                Array(repeating: "3.0 has one FN; a further one becomes X-FN", count: 2)
            ),
            (
                ["BDAY;ALTID=1:19900214", "BDAY;ALTID=1;VALUE=text:in spring"],
                [
                    "3.0 has no parameter for what ALTID says of BDAY",
                    "3.0 has one BDAY; a further one stays beside it",
                    "3.0 has no parameter for what ALTID says of BDAY",
                    "BDAY of 3.0 cannot be a text; it stays as it is, with VALUE=text",
                ]
            ),
            (["TITLE:Keeper", "TITLE:Pilot"], []),
        ]
        for (lines, told) in cards {
            let card = StandardSamples.card(.v4_0, lines)
            #expect(try Self.findings(card, .v3_0).map(\.message) == told)
        }
    }

    @Test(arguments: [
        (
            "2.1", "4.0",
            ["4.0 wants FN, and the card has none; it is made from N, ORG, EMAIL or TEL"]
        ),
        (
            "2.1", "3.0",
            ["3.0 wants FN, and the card has none; it is made from N, ORG, EMAIL or TEL"]
        ),
        ("4.0", "3.0", ["3.0 wants N, and the card has none; an empty one is added"]),
    ])
    func `a name that the other version wants is told`(
        source: String,
        target: String,
        told: [String]
    ) throws {
        let name = source == "2.1" ? "N:Vale;Ada" : "FN:Ada Vale"
        let card = "BEGIN:VCARD\r\nVERSION:\(source)\r\n\(name)\r\nEND:VCARD\r\n"
        let version = try #require(Version(rawValue: target))
        let found = try FileFindings(Array(card.utf8), target: version).all
        let messages = found.filter { $0.code == "target-name-missing" }
            .map(RuleBook.vcard.message)
        #expect(messages == told)
    }

    /// The heart of it: where nothing is told, the way there and back gives the same card.
    @Test(arguments: StandardCoverageTests.rows.filter { $0.version != .v2_1 })
    func `what is quiet comes back as it was`(row: StandardCoverageTests.Row) throws {
        let (there, back): (Version, Version) =
            row.version == .v4_0 ? (.v3_0, .v4_0) : (.v4_0, .v3_0)
        for line in row.variants {
            let card = row.card([line])
            let found = try Self.findings(card, there)
            guard found.isEmpty else { continue }
            let home = CardNormalizer(to: back == .v4_0 ? .v4_0 : .v3_0)
            let away = CardNormalizer(to: there == .v4_0 ? .v4_0 : .v3_0)
            let before = normalized(card, by: home).lines
            let after = normalized(normalized(card, by: away).text, by: home).lines
            #expect(Self.said(after, back) == Self.said(before, back), "\(line)")
        }
    }

    /// The lines without an empty N, which 3.0 needs, and without what says nothing: the VALUE that is meant anyway,
    /// and `tel:` before a number.
    private static func said(_ lines: [String], _ version: Version) -> [String] {
        let idle =
            version == .v3_0
            ? [";VALUE=date:", ";VALUE=float:"] : [";VALUE=uri:tel:", ";VALUE=uri:geo:"]
        return lines.filter { $0 != "N:;;;;" }.map { line in
            guard let idle = idle.first(where: line.contains) else { return line }
            return line.replacing(idle, with: idle.hasSuffix("geo:") ? ":geo:" : ":")
        }
    }

    private struct Told {
        var message: String
    }

    /// What the target alone adds, the missing names left out.
    private static func findings(_ card: String, _ target: Version) throws -> [Told] {
        let found = try FileFindings(Array(card.utf8), target: target).all
        return found.filter { $0.code.hasPrefix("target-") && $0.code != "target-name-missing" }
            .map { Told(message: RuleBook.vcard.message(for: $0)) }
    }
}

extension StandardCoverageTests.Row {
    /// A card with these lines.
    func card(_ lines: [String]) -> String {
        let lines = lines.flatMap { $0.contains("=BASE64") ? [$0, ""] : [$0] }
        return StandardSamples.card(
            version,
            lines + StandardSamples.companions(kind),
            without: [kind]
        )
    }

    /// The line in each type, with each parameter and each word that the row allows.
    var variants: [String] {
        var lines = [line()]
        for type in definition.valueTypes where definition.parameters.contains(.value) {
            lines.append(line(";VALUE=\(type.rawValue.lowercased())", type))
        }
        for parameter in definition.parameters {
            guard let value = StandardSamples.value(parameter, definition, version) else {
                continue
            }
            lines.append(line(";\(parameter.rawValue)=\(value)"))
        }
        lines += (definition.typeWords ?? []).map { line(";TYPE=\($0)") }
        lines += (definition.valueWords ?? []).map { "\(kind.rawValue):\($0)" }
        return lines
    }
}
