import CivilCalendar
import Diagnostics
import TestSupport
import Testing

@testable import VCard

/// Each rule's record is its test: where its examples are marked it fires, and nowhere else.
@Suite struct RuleExampleTests {
    static let rules = RuleBook.vcard.rules

    @Test(arguments: rules.flatMap { rule in rule.fires.map { (rule.id, $0) } })
    func `a rule fires where its example is marked`(id: String, example: String) throws {
        let marked = MarkedText(example)
        let places = try findings(in: marked.text, of: id).filter { $0.code == id }.map(\.position)
        #expect(places == marked.places.map { Position(line: $0.line, column: $0.column) })
        #expect(!places.isEmpty)
    }

    @Test(arguments: rules.flatMap { rule in rule.quiet.map { (rule.id, $0) } })
    func `a rule stays quiet in its other examples`(id: String, example: String) throws {
        #expect(try !findings(in: example, of: id).contains { $0.code == id })
    }

    @Test(arguments: rules.compactMap { rule in rule.correction.map { (rule.id, $0) } })
    func `a corrected example has no finding of its rule`(id: String, correction: String) throws {
        #expect(try !findings(in: correction, of: id).contains { $0.code == id })
    }

    @Test func `every rule has a code of its own and words for people`() {
        #expect(Set(Self.rules.map(\.id)).count == Self.rules.count)
        for rule in Self.rules {
            #expect(rule.id.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" })
            #expect(!rule.sentence.isEmpty && !rule.why.isEmpty && !rule.standard.isEmpty)
        }
    }

    @Test(arguments: rules.map(\.id))
    func `no rule tells a blank of its sentence`(id: String) throws {
        let rule = try #require(RuleBook.vcard[id])
        for example in rule.fires {
            let found = try findings(in: MarkedText(example).text, of: id)
            for finding in found where finding.code == id {
                #expect(!rule.message(finding.arguments).contains("%"))
            }
        }
    }

    /// The rules about a target are held against the other one of the two versions.
    private func findings(in text: String, of id: String) throws -> [Finding] {
        let other: Version = text.contains("VERSION:4.0") ? .v3_0 : .v4_0
        return try FileFindings(
            Array(text.utf8),
            target: id.hasPrefix("target-") ? other : nil
        ).all
    }
}
