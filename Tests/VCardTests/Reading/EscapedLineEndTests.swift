import TestSupport
import Testing

@testable import VCard

/// Lines of 2.1 that a backslash before the line end holds together.
@Suite struct EscapedLineEndTests {
    private func card(_ version: String, _ lines: [UInt8]) throws -> Card {
        let head = Array("BEGIN:VCARD\r\nVERSION:\(version)\r\n".utf8)
        let file = try FileFindings(head + lines + Array("END:VCARD\r\n".utf8))
        return try #require(file.cards.first)
    }

    /// What must stay two lines, of which the second is no property.
    static let apart: [(version: String, lines: [UInt8])] = [
        ("3.0", Array("NOTE:one\\\r\ntwo\r\n".utf8)), ("4.0", Array("NOTE:one\\\r\ntwo\r\n".utf8)),
        ("2.1", Array("NOTE:one\\\r\n\r\ntwo\r\n".utf8)),
        ("2.1", Array("NOTE:one\\ \r\ntwo\r\n".utf8)),
        ("2.1", Array("NOTE:one\\\r\n:two\r\n".utf8)),
        ("2.1", Array("PHOTO;VALUE=URL:file\\\r\ntwo\r\n".utf8)),
        ("2.1", Array("NOTE;ENCODING=QUOTED-PRINTABLE:one\\\r\ntwo\r\n".utf8)),
        (
            "2.1",
            Array("NOTE;CHARSET=SHIFT_JIS:".utf8) + [0x95, 0x5C, 0x0D, 0x0A] + Array("two\n".utf8)
        ),
    ]

    @Test(arguments: apart.indices)
    func `a line stays apart where it may be meant so`(index: Int) throws {
        let card = try card(Self.apart[index].version, Self.apart[index].lines)
        #expect(card.unreadableLines.count == 1)
        #expect(card.properties.allSatisfy { $0.text?.contains("\n") != true })
    }

    @Test func `whatever a property ends in, a property may follow`() throws {
        let values = ["\\", "\\\\", "C:\\", "a\\;\\", "\\;"]
        let lines = values.flatMap { value in Array("NOTE:\(value)\r\nX-A;HOME:\(value)\r\n".utf8) }
        let card = try card("2.1", lines)
        #expect(Array(card.properties).count == 1 + 2 * values.count)
        #expect(card.storage.lines.allSatisfy { !$0.flags.contains(.escapedLineEnd) })
    }

    @Test func `the value is kept by what normalizing writes, and the bytes where it has no cause`()
    {
        let text =
            "BEGIN:VCARD\r\nVERSION:2.1\r\nN:Vale;Ada\r\n"
            + "adr;HOME:;;Shed 1\\\r\nPier 4\\\r\nBack door;Oldport;;00000;Exampleland\r\nEND:VCARD\r\n"
        for version in WrittenVersion.allCases {
            let written = normalized(text, by: CardNormalizer(to: version))
            #expect(written.unreadable.isEmpty)
            #expect(
                written.text.contains(
                    ":;;Shed 1\\nPier 4\\nBack door;Oldport;;00000;Exampleland\r\n"
                )
            )
        }
        for repair in Repair.selectable where repair.id != Repair.addressComponents.id {
            let kept = normalized(text, by: CardNormalizer(only: [repair]))
            let card = Card.entries(of: kept.bytes).compactMap { entry in
                if case .card(let card) = entry { card } else { nil }
            }.first
            #expect(
                card?.property("ADR")?.components?[2] == ["Shed 1\nPier 4\nBack door"],
                "\(repair.id)"
            )
        }
        let named = normalized(text, by: CardNormalizer(only: [.nameCase]))
        #expect(named.text.contains("ADR;HOME:;;Shed 1\\\r\nPier 4\\\r\nBack door;"))
    }
}
