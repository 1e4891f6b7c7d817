import Diagnostics
import Testing

@testable import VCard

/// Which repair mends which rule's fault: the table says all that is so, and nothing that is not.
@Suite struct RepairMendingTests {
    /// Files beside the rules' own examples, for faults that a file as a whole has or that need another version.
    static let further: [(code: String, file: [UInt8])] = {
        let lines = ["BEGIN:VCARD", "VERSION:3.0", "N:Vale;Ada;;;", "FN:Ada Vale", "END:VCARD", ""]
        let text = lines.joined(separator: "\n")
        let wide = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        func card(_ value: [UInt8], _ version: String = "3.0") -> [UInt8] {
            let head = "BEGIN:VCARD\r\nVERSION:\(version)\r\nN:Vale;Ada;;;\r\nFN:Ada Vale\r\n"
            return head.utf8 + value + "\r\nEND:VCARD\r\n".utf8
        }
        return [
            ("line-ends", Array(text.utf8)),
            (
                "line-ends-mixed",
                Array(text.replacing("BEGIN:VCARD\n", with: "BEGIN:VCARD\r\n").utf8)
            ),
            ("encoding-guessed", wide),
            ("byte-order-mark", [0xFF, 0xFE] + wide),
            ("not-utf-8", card("NOTE:Gr".utf8 + [0xFC, 0xDF])),
            ("text-damaged", card("NOTE:Grüße".utf8 + [0xFF])),
            ("fold-splits-character", card("NOTE:Gr".utf8 + [0xC3] + "\r\n ".utf8 + [0xBC])),
            ("type-unknown", card(Array("TEL;TYPE=home,pref:+1-202-555-0101".utf8), "4.0")),
            ("bday-not-a-date", card(Array("BDAY:in spring".utf8), "4.0")),
        ]
    }()

    private static let examples: [(code: String, file: [UInt8])] =
        further
        + RuleBook.vcard.rules.flatMap { rule in
            rule.fires.map { (rule.id, Array($0.filter { $0 != "↓" }.utf8)) }
        }

    @Test(arguments: Repair.selectable.map(\.id))
    func `a repair mends the faults of its rules in an example of each, and of no other`(
        code: String
    ) throws {
        let repair = try #require(Repair[code: code])
        let normalizer = CardNormalizer(only: [repair])
        var mended: Set<String> = []
        for (rule, file) in Self.examples where !rule.hasPrefix("target-") {
            let before = try Self.count(rule, file)
            guard before > 0 else { continue }
            let after = try Self.count(rule, Normalized(file, by: normalizer).bytes)
            if after < before { mended.insert(rule) }
        }
        // A further N is carried away whole, and what it said of speaking with it.
        if repair == .repeated { mended.remove("phonetic-alone") }
        #expect(mended == Set(repair.mends))
    }

    @Test func `the table names rules that there are`() {
        for repair in Repair.all {
            #expect(repair.mends.allSatisfy { RuleBook.vcard[$0] != nil }, "\(repair.id)")
        }
        #expect(Repair.mending("components-few").map(\.id) == ["n-components", "adr-components"])
        #expect(Repair.mending("photo-large").isEmpty)
    }

    private static func count(_ code: String, _ file: [UInt8]) throws -> Int {
        try FileFindings(file).all.count { $0.code == code }
    }
}
