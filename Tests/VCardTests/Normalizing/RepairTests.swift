import Diagnostics
import Testing

@testable import VCard

/// Each repair's record is its test: alone it makes of the example what the record says, and nothing else.
@Suite struct RepairTests {
    static let examples = Repair.all.filter { !$0.rule.fires.isEmpty }.map(\.id)

    @Test(arguments: examples)
    func `a repair alone makes of its example what its record says`(id: String) throws {
        let repair = try #require(Repair[code: id])
        let before = try #require(repair.rule.fires.first)
        let after = try #require(repair.rule.correction)
        let result = normalized(before, by: CardNormalizer(only: [repair]))
        #expect(result.text == after)
        #expect(result.repairs.contains { $0.code == id })
        #expect(result.repairs.allSatisfy { $0.code == id })
    }

    @Test(arguments: examples)
    func `a repair leaves alone what it has repaired`(id: String) throws {
        let repair = try #require(Repair[code: id])
        let after = try #require(repair.rule.correction)
        let result = normalized(after, by: CardNormalizer(only: [repair]))
        #expect(result.text == after)
        #expect(result.repairs.isEmpty)
    }

    @Test func `every repair has a code of its own and words for people`() {
        #expect(Set(Repair.all.map(\.id)).count == Repair.all.count)
        for repair in Repair.all {
            #expect(repair.id.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" })
            #expect(!repair.rule.sentence.isEmpty && !repair.rule.why.isEmpty)
            #expect(!repair.rule.standard.isEmpty)
            #expect(RuleBook.repairs[repair.id] != nil)
        }
    }

    @Test(arguments: Repair.all.map(\.id))
    func `a repair that can be chosen has an example, or concerns the file`(id: String) throws {
        let repair = try #require(Repair[code: id])
        let ofTheFile = ["byte-order-mark", "encoding", "card-frame", "not-utf-8"]
        guard Repair.selectable.contains(repair), !ofTheFile.contains(id) else { return }
        #expect(!repair.rule.fires.isEmpty)
    }
}
