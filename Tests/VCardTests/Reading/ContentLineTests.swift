import Testing

@testable import VCard

@Suite struct ContentLineTests {
    private static let text = """
        junk
        BEGIN:VCARD
        VERSION:3.0
        NOTE:one
          two
         three

        garbage
        PHOTO;ENCODING=b:AAAA
         BBBB
        FN:Ada Vale
        END:VCARD
        """

    private func card(ending: String = "\r\n", _ text: String = text) throws -> Card {
        let bytes = Array(
            text.split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0 + ending }.joined().utf8
        )
        for entry in Card.entries(of: bytes) {
            if case .card(let card) = entry { return card }
        }
        throw NoCard()
    }

    private struct NoCard: Error {}

    @Test(arguments: ["\r\n", "\n", "\r"])
    func `a physical line is found by its number`(ending: String) throws {
        let card = try card(ending: ending)
        let lines = (0...14).map { card.sourceLine($0) }
        #expect(
            lines == [
                nil, nil, "BEGIN:VCARD", "VERSION:3.0", "NOTE:one", "  two", " three", "",
                "garbage", nil, nil, "FN:Ada Vale", "END:VCARD", nil, nil,
            ]
        )
    }

    @Test(arguments: ["\r\n", "\n", "\r"])
    func `a content line is found by each of its physical lines`(ending: String) throws {
        let card = try card(ending: ending)
        let lines = (0...14).map { number in
            card.contentLine(atLine: number).map { String(decoding: $0, as: UTF8.self) }
        }
        let note = ["NOTE:one", "  two", " three"].joined(separator: ending)
        let photo = ["PHOTO;ENCODING=b:AAAA", " BBBB"].joined(separator: ending)
        #expect(
            lines == [
                nil, nil, nil, "VERSION:3.0", note, note, note, nil, "garbage", photo, photo,
                "FN:Ada Vale", nil, nil, nil,
            ]
        )
    }

    @Test func `the digest of a line stays where the line moves and its ends change`() throws {
        let moved = try card(ending: "\n", "\n" + Self.text)
        let card = try card()
        for number in 3...11 where number != 7 {
            #expect(card.digest(ofLine: number) == moved.digest(ofLine: number + 1))
        }
        #expect(card.digest(ofLine: 4) == card.digest(ofLine: 6))
        #expect(card.digest(ofLine: 4) != card.digest(ofLine: 8))
    }

    @Test(arguments: [("FN:Ada Vale", "FN:Bo Vale"), ("garbage", "UID:1")])
    func `the digest of a whole card is that of its name or UID`(old: String, new: String) throws {
        let other = try card(Self.text.replacing(old, with: new))
        let same = try card(Self.text.replacing("NOTE:one", with: "NOTE:1"))
        let card = try card()
        #expect(card.digest(ofLine: 2) == same.digest(ofLine: 2))
        #expect(card.digest(ofLine: 2) != other.digest(ofLine: 2))
    }
}
