import Diagnostics
import Testing

@testable import VCard

/// The tables themselves: complete, without doubles, and printed.
@Suite struct StandardTableTests {
    @Test func `the ordinal of a property is its place among all`() {
        for (index, kind) in PropertyKind.allCases.enumerated() {
            #expect(kind.ordinal == index)
        }
    }

    @Test func `every parameter has one definition, in the order of the cases`() {
        #expect(ParameterDefinition.all.map(\.kind) == ParameterKind.allCases)
    }

    @Test(arguments: Version.allCases)
    func `a table names a property once, and only parameters of its version`(version: Version) {
        let definitions = StandardTable.of(version).definitions
        #expect(Set(definitions.map(\.kind)).count == definitions.count)
        for definition in definitions {
            #expect(!definition.valueTypes.isEmpty && !definition.standard.isEmpty)
            for parameter in definition.parameters {
                let known = ParameterDefinition.all.first { $0.kind == parameter }
                #expect(known?.versions.contains(version) == true, "\(definition.kind)")
            }
        }
    }

    @Test func `every word of a table is found in any letter case, and no other`() {
        for table in [ValueType.names, ParameterKind.names] {
            for (index, word) in table.words.enumerated() {
                let small = Array(word.lowercased().utf8)
                #expect(table.index(of: small.span, small.indices) == index)
                let longer = small + [0x7A]
                #expect(table.index(of: longer.span, longer.indices) == nil)
            }
        }
    }

    /// The table of what is covered; a gap is a standard's property or parameter that no row names.
    @Test func `the coverage has no gap`() {
        var lines = ["property | version | standard | cardinality | types | parameters | words"]
        for version in Version.allCases {
            for row in StandardTable.of(version).definitions {
                let words = [
                    row.typeWords.map { "TYPE: " + $0.joined(separator: " ") },
                    row.valueWords?.joined(separator: " "),
                ].compactMap { $0 }
                lines.append(
                    [
                        row.kind.rawValue, version.rawValue, row.standard,
                        row.cardinality.rawValue,
                        row.valueTypes.map(\.rawValue).joined(separator: " "),
                        row.parameters.map(\.rawValue).joined(separator: " "),
                        words.joined(separator: "; "),
                    ].joined(separator: " | ")
                )
            }
        }
        lines.append("parameter | versions | standard | form | rule")
        for row in ParameterDefinition.all {
            let versions = row.versions.map(\.rawValue).joined(separator: " ")
            lines.append(
                "\(row.kind.rawValue) | \(versions) | \(row.standard) | \(row.form) | \(row.rule.id)"
            )
        }
        let named = Version.allCases.map { version in
            Set(StandardTable.of(version).definitions.map(\.kind.rawValue))
        }
        let gaps = zip(Version.allCases, named).flatMap { version, names in
            Self.standards[version, default: []].subtracting(names).sorted()
                .map { "\($0) in \(version.rawValue)" }
        }
        lines.append("gaps: \(gaps.isEmpty ? "none" : gaps.joined(separator: ", "))")
        print(lines.joined(separator: "\n"))
        #expect(gaps.isEmpty)
    }

    /// The properties as the standards' own tables of contents list them, BEGIN and END left out.
    private static let standards: [Version: Set<String>] = [
        .v2_1: names(
            "FN N PHOTO BDAY ADR LABEL TEL EMAIL MAILER TZ GEO TITLE ROLE LOGO AGENT ORG NOTE REV",
            "SOUND URL UID VERSION KEY"
        ),
        .v3_0: names(
            "NAME PROFILE SOURCE FN N NICKNAME PHOTO BDAY ADR LABEL TEL EMAIL MAILER TZ GEO TITLE",
            "ROLE LOGO AGENT ORG CATEGORIES NOTE PRODID REV SORT-STRING SOUND UID URL VERSION",
            "CLASS KEY IMPP FBURL CALADRURI CALURI"
        ),
        .v4_0: names(
            "SOURCE KIND XML FN N NICKNAME PHOTO BDAY ANNIVERSARY GENDER ADR TEL EMAIL IMPP LANG",
            "TZ GEO TITLE ROLE LOGO ORG MEMBER RELATED CATEGORIES NOTE PRODID REV SOUND UID",
            "CLIENTPIDMAP URL VERSION KEY FBURL CALADRURI CALURI BIRTHPLACE DEATHPLACE DEATHDATE",
            "EXPERTISE HOBBY INTEREST ORG-DIRECTORY CONTACT-URI CREATED GRAMGENDER LANGUAGE",
            "PRONOUNS SOCIALPROFILE JSPROP"
        ),
    ]

    private static func names(_ lines: String...) -> Set<String> {
        Set(lines.flatMap { $0.split(separator: " ").map(String.init) })
    }
}
