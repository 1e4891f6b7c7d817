import Testing

@testable import VCard

@Suite struct RedactionTests {
    @Test func `print, dump and mirrors of what was read show no value`() throws {
        let text =
            "CANARY\nBEGIN:VCARD\nVERSION:3.0\nFN:CANARY\nPHOTO;ENCODING=b:CANARYCANARY\nEND:VCARD\n"
        let entries = Card.entries(of: Array(text.utf8))
        #expect(entries.count == 2)
        var told = ""
        for entry in entries {
            dump(entry, to: &told)
            print(entry, to: &told)
            debugPrint(entry, to: &told)
            guard case .card(let card) = entry else { continue }
            for property in card.properties {
                dump(property, to: &told)
                print(property, to: &told)
            }
            dump(card.storage, to: &told)
        }
        #expect(!told.contains("CANARY"))
        let codes = Array("CANARY".utf8).map { "- \($0)" }
        #expect(!codes.allSatisfy { told.contains($0) })
    }
}
