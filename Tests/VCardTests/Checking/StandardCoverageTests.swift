import Diagnostics
import Testing

@testable import VCard

/// Every row of the tables is tried: legal cards stay quiet, and each thing that a row forbids is told.
@Suite struct StandardCoverageTests {
    /// A row of a table.
    struct Row: CustomTestStringConvertible, Sendable {
        var version: Version
        var definition: PropertyDefinition
        var kind: PropertyKind { definition.kind }
        var first: ValueType { definition.valueTypes.first ?? .text }
        var testDescription: String { "\(kind.rawValue) in \(version.rawValue)" }

        /// A line with parameters in front of a value of a type.
        func line(_ parameters: String = "", _ type: ValueType? = nil) -> String {
            let type = type ?? first
            return kind.rawValue + StandardSamples.necessary(type, kind, version) + parameters
                + ":" + StandardSamples.value(kind, type, version)
        }

        /// The codes of what is found in a card with these lines; how long they are is no matter here.
        func codes(_ lines: [String], without missing: Set<PropertyKind> = []) throws -> [String] {
            // A blank line ends the base64 of 2.1.
            let lines = lines.flatMap { $0.contains("=BASE64") ? [$0, ""] : [$0] }
            let text = StandardSamples.card(
                version,
                lines + StandardSamples.companions(kind),
                without: missing.union([kind])
            )
            return try FileFindings(Array(text.utf8)).all.map(\.code).filter { $0 != "line-long" }
        }
    }

    static let rows = Version.allCases.flatMap { version in
        StandardTable.of(version).definitions.map { Row(version: version, definition: $0) }
    }

    @Test(arguments: rows)
    func `a legal line is quiet, with each type and each parameter that the row allows`(row: Row)
        throws
    {
        #expect(try row.codes([row.line()]) == [])
        for type in row.definition.valueTypes where row.definition.parameters.contains(.value) {
            let line = row.line(";VALUE=\(type.rawValue.lowercased())", type)
            #expect(try row.codes([line]) == [], "\(line)")
        }
        for parameter in row.definition.parameters {
            guard let value = StandardSamples.value(parameter, row.definition, row.version)
            else { continue }
            let line = row.line(";\(parameter.rawValue)=\(value)")
            #expect(try row.codes([line]) == [], "\(line)")
        }
        for word in row.definition.typeWords ?? [] {
            #expect(try row.codes([row.line(";TYPE=\(word)")]) == [], "\(word)")
        }
        for word in row.definition.valueWords ?? [] {
            #expect(try row.codes(["\(row.kind.rawValue):\(word)"]) == [], "\(word)")
        }
    }

    @Test(arguments: rows)
    func `a type that the row does not have is told`(row: Row) throws {
        guard row.definition.parameters.contains(.value) else { return }
        for type in ValueType.allCases where !row.definition.valueTypes.contains(type) {
            let line = row.line(";VALUE=\(type.rawValue)")
            #expect(try row.codes([line]).contains("value-type"), "\(line)")
        }
        #expect(try row.codes([row.line(";VALUE=zzz")]).contains("value-type-unknown"))
    }

    @Test(arguments: rows)
    func `a parameter that the row does not have is told`(row: Row) throws {
        let told: Set = [
            "parameter-misplaced", "parameter-of-other-version", "charset-parameter",
            "encoding-unknown",
        ]
        for parameter in ParameterKind.allCases
        where !row.definition.parameters.contains(parameter) {
            let line = row.line(";\(parameter.rawValue)=1")
            #expect(try !told.isDisjoint(with: row.codes([line])), "\(line)")
        }
        #expect(try row.codes([row.line(";ZZZ=1")]).contains("parameter-unknown"))
        #expect(try !row.codes([row.line(";X-ZZZ=1")]).contains("parameter-unknown"))
    }

    @Test(arguments: rows)
    func `a parameter with a value that it cannot have is told`(row: Row) throws {
        let table = StandardTable.of(row.version)
        for kind in row.definition.parameters {
            let parameter = try #require(ParameterDefinition.all.first { $0.kind == kind })
            guard
                let value = StandardSamples.illegal(parameter, table.rows[row.kind.ordinal])
            else { continue }
            let line = row.line(";\(kind.rawValue)=\(value)")
            #expect(try row.codes([line]).contains(parameter.rule.id), "\(line)")
        }
    }

    @Test(arguments: rows)
    func `the cardinality of the row is held`(row: Row) throws {
        let told: Set = ["property-repeated", "version-repeated", "bday-conflict"]
        let other = StandardSamples.otherValue(row.kind, row.first, row.version)
        let second =
            row.kind.rawValue + StandardSamples.necessary(row.first, row.kind, row.version)
            + ":" + other
        let codes = try row.codes([row.line(), second])
        #expect(told.isDisjoint(with: codes) != row.definition.cardinality.isSingle)
        guard row.definition.cardinality.isRequired else { return }
        #expect(try row.codes([]).contains("\(row.kind.rawValue.lowercased())-missing"))
    }

    @Test(arguments: rows)
    func `a word that is not the row's is told`(row: Row) throws {
        guard row.definition.valueWords != nil else { return }
        let told: Set = ["value-word-unknown", "gender-sex", "profile-form"]
        #expect(try !told.isDisjoint(with: row.codes(["\(row.kind.rawValue):zzz"])))
    }

    @Test(arguments: Version.allCases)
    func `a property that the version does not have is told`(version: Version) throws {
        let known = Set(StandardTable.of(version).definitions.map(\.kind))
        for kind in PropertyKind.allCases where kind.ordinal < PropertyKind.abLabel.ordinal {
            guard !known.contains(kind) else { continue }
            let text = StandardSamples.card(version, ["\(kind.rawValue):Tide"])
            let codes = try FileFindings(Array(text.utf8)).all.map(\.code)
            #expect(codes.contains("property-of-other-version"), "\(kind.rawValue)")
        }
    }
}
