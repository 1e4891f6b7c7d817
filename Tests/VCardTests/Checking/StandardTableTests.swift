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

    @Test(arguments: Version.allCases)
    func `every row says what the texts say`(version: Version) throws {
        let definitions = StandardTable.of(version).definitions
        let texts = StandardTexts.rows(of: version)
        #expect(Set(definitions.map(\.kind.rawValue)) == Set(texts.map(\.name)))
        for text in texts {
            let row = try #require(definitions.first { $0.kind.rawValue == text.name })
            let place: Comment = "\(text.name) in \(version.rawValue)"
            #expect(row.standard == text.section, place)
            #expect(row.cardinality.rawValue == text.cardinality, place)
            #expect(row.valueTypes.map(\.rawValue) == text.types, place)
            let parameters = row.parameters.map(\.rawValue)
            #expect(Set(parameters) == text.allowed(in: version), place)
            #expect(parameters.count == Set(parameters).count, place)
            #expect(row.typeWords.map { Set($0) } == text.typeWords, place)
            #expect(row.valueWords.map { Set($0) } == text.valueWords, place)
        }
    }

    @Test(arguments: [
        ("TYPE", "2.1 3.0 4.0", "ofProperty", true),
        ("VALUE", "2.1 3.0 4.0", "ofProperty", false),
        ("ENCODING", "2.1 3.0", "ofProperty", false),
        ("CHARSET", "2.1", "free", false),
        ("LANGUAGE", "2.1 3.0 4.0", "languageTag", false),
        ("CONTEXT", "3.0", "free", false),
        ("PREF", "4.0", "integer(ClosedRange(1...100))", false),
        ("ALTID", "4.0", "filled", false),
        ("PID", "4.0", "pid", true),
        ("MEDIATYPE", "4.0", "mediaType", false),
        ("SORT-AS", "4.0", "free", true),
        ("GEO", "4.0", "uri", false),
        ("TZ", "4.0", "filled", false),
        ("LABEL", "4.0", "free", true),
        ("INDEX", "4.0", "integer(ClosedRange(1...2147483647))", false),
        ("LEVEL", "4.0", "ofProperty", false),
        ("CC", "4.0", "country", false),
        ("AUTHOR", "4.0", "uri", false),
        ("AUTHOR-NAME", "4.0", "filled", false),
        ("CREATED", "4.0", "timestamp", false),
        ("DERIVED", "4.0", "boolean", false),
        ("PHONETIC", "4.0", #"words(["IPA", "JYUT", "PINY", "SCRIPT"])"#, false),
        ("PROP-ID", "4.0", "identifier", false),
        ("SCRIPT", "4.0", "script", false),
        ("SERVICE-TYPE", "4.0", "filled", false),
        ("USERNAME", "4.0", "filled", false),
    ])
    func `every parameter has the form that its section gives it`(
        name: String,
        versions: String,
        form: String,
        isList: Bool
    ) throws {
        let definition = try #require(
            ParameterDefinition.all.first { $0.kind.rawValue == name }
        )
        #expect(definition.versions.map(\.rawValue).joined(separator: " ") == versions)
        #expect("\(definition.form)" == form)
        #expect(definition.isList == isList)
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
            Set(StandardTexts.rows(of: version).map(\.name)).subtracting(names).sorted()
                .map { "\($0) in \(version.rawValue)" }
        }
        lines.append("gaps: \(gaps.isEmpty ? "none" : gaps.joined(separator: ", "))")
        print(lines.joined(separator: "\n"))
        #expect(gaps.isEmpty)
    }
}
