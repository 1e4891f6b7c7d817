import Testing

@testable import VCard

@Suite struct PropertyEditTests {
    static let shapes = CardReaderTests.shapes.filter { $0.cards > 0 }
    static let note = PropertyLine("NOTE", value: .text("Likes tea"))

    @Test(arguments: shapes.indices)
    func `an untouched card keeps every byte`(index: Int) throws {
        let bytes = Array(Self.shapes[index].text.utf8)
        for card in try FileFindings(bytes).cards {
            #expect(card.bytes(applying: []) == Array(card.rawBytes))
            let start = card.storage.fileOffset
            #expect(Array(bytes[start..<start + card.rawBytes.count]) == Array(card.rawBytes))
        }
    }

    @Test(arguments: shapes.indices)
    func `a property that is added leaves every other byte as it was`(index: Int) throws {
        for card in try FileFindings(Array(Self.shapes[index].text.utf8)).cards {
            let edited = card.bytes(applying: [.append(Self.note)])
            var left = without(Self.note, edited)
            if card.rawBytes.last != left.last, left.last == 0x0A { left.removeLast() }
            #expect(left == Array(card.rawBytes))
            let reread = try FileFindings(edited).cards
            #expect(reread.count == 1)
            #expect(reread.first?.properties("NOTE").last?.text == "Likes tea")
        }
    }

    @Test(arguments: shapes.indices)
    func `a property that is replaced by itself changes nothing but its line`(index: Int) throws {
        for card in try FileFindings(Array(Self.shapes[index].text.utf8)).cards {
            for property in card.properties where property.kind == .fn {
                let line = PropertyLine(property.name, value: .text(property.text ?? ""))
                #expect(
                    card.bytes(applying: [.replace(property, with: [line])])
                        == Array(card.rawBytes)
                )
            }
        }
    }

    @Test func `a property that is removed takes its line end with it`() throws {
        let card = try #require(
            try FileFindings(
                Array("BEGIN:VCARD\nFN:A\nNOTE:a\r\n b\rTEL:1\nEND:VCARD\n".utf8)
            ).cards.first
        )
        let note = try #require(card.property("NOTE"))
        #expect(
            String(decoding: card.bytes(applying: [.remove(note)]), as: UTF8.self)
                == "BEGIN:VCARD\nFN:A\nTEL:1\nEND:VCARD\n"
        )
        let telephone = try #require(card.property("TEL"))
        #expect(
            String(
                decoding: card.bytes(applying: [
                    .insert(Self.note, after: note), .remove(telephone),
                ]),
                as: UTF8.self
            ) == "BEGIN:VCARD\nFN:A\nNOTE:a\r\n b\rNOTE:Likes tea\nEND:VCARD\n"
        )
    }

    @Test func `a card that ends with the file is given the line end it lacks`() throws {
        let card = try #require(
            try FileFindings(Array("BEGIN:VCARD\nVERSION:2.1\nFN:A".utf8)).cards.first
        )
        #expect(
            String(decoding: card.bytes(applying: [.append(Self.note)]), as: UTF8.self)
                == "BEGIN:VCARD\nVERSION:2.1\nFN:A\nNOTE:Likes tea\n"
        )
        let name = try #require(card.property("FN"))
        let line = PropertyLine("FN", value: .text("B"))
        #expect(
            String(
                decoding: card.bytes(applying: [.replace(name, with: [line])]),
                as: UTF8.self
            ) == "BEGIN:VCARD\nVERSION:2.1\nFN:B"
        )
    }

    @Test(arguments: ["\r\n", "\n", "\r", "\r\r\n"])
    func `a line that is added ends as the first line does`(end: String) throws {
        for lines in ["BEGIN:VCARD|", "BEGIN:VCARD|FN:A|"] {
            func text(_ rest: String) -> String { (lines + rest).replacing("|", with: end) }
            let card = try #require(
                try FileFindings(Array(text("END:VCARD|").utf8)).cards.first
            )
            #expect(
                String(decoding: card.bytes(applying: [.append(Self.note)]), as: UTF8.self)
                    == text("NOTE:Likes tea|END:VCARD|")
            )
        }
    }

    /// The bytes without one line, whatever its end.
    private func without(_ line: PropertyLine, _ bytes: [UInt8]) -> [UInt8] {
        let text = Array("NOTE:Likes tea".utf8)
        guard
            let start = bytes.indices.first(where: { bytes[$0...].starts(with: text) })
        else { return bytes }
        var end = start + text.count
        while end < bytes.count, bytes[end] == 0x0D { end += 1 }
        if end < bytes.count, bytes[end] == 0x0A { end += 1 }
        return Array(bytes[..<start] + bytes[end...])
    }
}
