import Testing
import VCard

/// The examples of the documentation and of README.md, as somebody outside the module writes them.
@Suite struct DocumentedExampleTests {
    private static let bytes = Array(
        "BEGIN:VCARD\nVERSION:3.0\nN:Vale;Ada;;;\nFN:Ada Vale\nBDAY:1984-04-12\nEND:VCARD\n".utf8
    )

    private func clean(_ bytes: [UInt8]) -> [UInt8] {
        let normalizer = CardNormalizer(to: .v4_0)
        return Card.entries(of: bytes).flatMap { entry in
            guard case .card(let card) = entry else { return [UInt8]() }
            return normalizer.normalize(card).bytes
        }
    }

    private func withNote(_ card: Card) -> [UInt8] {
        card.bytes(applying: [.append(PropertyLine("NOTE", value: .text("Likes tea")))])
    }

    @Test func `cards are brought into one clean form`() {
        let text = String(decoding: clean(Self.bytes), as: UTF8.self)
        #expect(text.contains("\r\nBDAY:19840412\r\n"))
    }

    @Test func `a note is added and every other byte stays`() throws {
        for case .card(let card) in Card.entries(of: Self.bytes) {
            let text = String(decoding: withNote(card), as: UTF8.self)
            #expect(
                text.replacing("NOTE:Likes tea\n", with: "")
                    == String(decoding: Self.bytes, as: UTF8.self)
            )
        }
    }

    @Test func `a repair is chosen by its code`() throws {
        let repair = try #require(Repair[code: "date-form"])
        for case .card(let card) in Card.entries(of: Self.bytes) {
            let result = CardNormalizer(only: [repair]).normalize(card)
            #expect(result.bytes == Self.bytes)
            #expect(result.repairs.isEmpty)
        }
    }
}
