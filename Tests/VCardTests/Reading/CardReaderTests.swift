import Diagnostics
import TestSupport
import Testing

@testable import VCard

@Suite struct CardReaderTests {
    /// Files of every shape that the reader joins, cuts or mends, with the cards that are in them.
    static let shapes: [(name: String, text: String, cards: Int)] = [
        ("nothing", "", 0),
        ("blank lines", "\r\n\r\n \r\n", 0),
        ("no card", "hello\r\n", 0),
        ("one card", "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada\r\nEND:VCARD\r\n", 1),
        ("no line end at the end", "BEGIN:VCARD\nVERSION:3.0\nFN:Ada\nEND:VCARD", 1),
        ("bare CR", "BEGIN:VCARD\rVERSION:3.0\rFN:Ada\r\rNOTE:a\r b\rEND:VCARD\r", 1),
        (
            "doubled CR", "BEGIN:VCARD\r\r\nVERSION:3.0\r\r\nNOTE:a\r\r\n b\r\r\nEND:VCARD\r\r\n",
            1
        ),
        ("indented", "  BEGIN:VCARD\n  VERSION:3.0\n  NOTE:a\n   b\n  END:VCARD\n", 1),
        ("END at a line's end", "BEGIN:VCARD\nFN:AEND:VCARD\nBEGIN:VCARD\nFN:B\nEND:VCARD", 2),
        ("small letters", "begin:vcard\nfn:Ada\nversion:2.1\nend:vcard\n", 1),
        ("glued", "BEGIN:VCARD\nFN:A\nEND:VCARDBEGIN:VCARD\nFN:B\nEND:VCARD", 2),
        ("doubled", "BEGIN:VCARD\nVERSION:3.0\nBEGIN:VCARD\nFN:A\nEND:VCARD", 1),
        ("unterminated", "BEGIN:VCARD\nFN:A\nBEGIN:VCARD\nFN:B\nEND:VCARD", 2),
        ("cut", "BEGIN:VCARD\nVERSION:2.1\nFN:A", 1),
        ("agent", "BEGIN:VCARD\nAGENT:\nBEGIN:VCARD\nFN:B\nEND:VCARD\nFN:A\nEND:VCARD", 1),
        ("junk around", "NULL\nBEGIN:VCARD\nFN:A\nEND:VCARD\nNULL\nNULL\n", 1),
        ("folds", "BEGIN:VCARD\nNOTE:a\n b\n\tc\n  d\n \nFN:A\nEND:VCARD\n", 1),
        (
            "soft breaks",
            "BEGIN:VCARD\nNOTE;QUOTED-PRINTABLE:a=\n=41=\n b=\nEND=\nFN:A\nEND:VCARD\n", 1
        ),
        (
            "bare base64",
            "BEGIN:VCARD\nVERSION:2.1\nPHOTO;BASE64:AAAA\nBBBB\nCC==\n\nFN:A\nEND:VCARD\n", 1
        ),
    ]

    @Test(arguments: shapes.indices)
    func `what is read does not depend on how the bytes come`(index: Int) throws {
        let shape = Self.shapes[index]
        let whole = try FileFindings(Array(shape.text.utf8))
        #expect(whole.cards.count == shape.cards, "\(shape.name)")
        for chunk in [1, 2, 3, 5, 8, 13] {
            let pieces = try FileFindings(Array(shape.text.utf8), chunk: chunk)
            #expect(pieces.all == whole.all, "\(shape.name) by \(chunk)")
            #expect(
                pieces.cards.map(\.storage.bytes) == whole.cards.map(\.storage.bytes),
                "\(shape.name) by \(chunk)"
            )
        }
    }

    @Test(arguments: shapes.indices)
    func `UTF-16 reads as the same cards as UTF-8`(index: Int) throws {
        let shape = Self.shapes[index]
        let plain = try FileFindings(Array(shape.text.utf8))
        for bigEndian in [false, true] {
            var bytes: [UInt8] = bigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
            for unit in shape.text.utf16 {
                let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
                bytes += bigEndian ? pair : pair.reversed()
            }
            let wide = try FileFindings(bytes, chunk: 7)
            #expect(
                wide.cards.map(\.storage.bytes) == plain.cards.map(\.storage.bytes),
                "\(shape.name)"
            )
        }
    }

    @Test(
        arguments: shapes.indices,
        [[0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF]] as [[UInt8]]
    )
    func `a byte order mark is told whatever stands behind it`(index: Int, mark: [UInt8]) throws {
        var bytes = mark
        for byte in Self.shapes[index].text.utf8 {
            bytes += mark.count == 3 ? [byte] : mark[0] == 0xFE ? [0, byte] : [byte, 0]
        }
        let marks = try FileFindings(bytes).all.filter { $0.code == "byte-order-mark" }
        #expect(marks.map(\.arguments) == [[mark.count == 3 ? "UTF-8" : "UTF-16"]])
        #expect(marks.map(\.position.line) == [1])
    }

    @Test func `CR CR LF is one line end, also in a fold`() throws {
        let text = "BEGIN:VCARD\r\r\nVERSION:3.0\r\r\nNOTE:a\r\r\n b\r\r\nFN:A\r\r\nEND:VCARD\r\r\n"
        let card = try #require(try FileFindings(Array(text.utf8)).cards.first)
        #expect(card.property("NOTE")?.text == "ab")
        #expect(card.properties.map(\.line) == [2, 3, 5])
    }

    @Test func `a card over the limit is a finding and the next card is read`() throws {
        let note = String(repeating: "x", count: 5_000)
        let text =
            "BEGIN:VCARD\nFN:Big\nNOTE:\(note)\nEND:VCARD\nBEGIN:VCARD\nFN:Small\nEND:VCARD\n"
        for chunk in [1, 64, 1_024, 100_000] {
            let file = try FileFindings(
                Array(text.utf8),
                chunk: chunk,
                limits: Limits(cardBytes: 1_000)
            )
            #expect(file.cards.map { $0.name.formatted } == ["Small"], "by \(chunk)")
            #expect(file.all.filter { $0.code == "card-too-large" }.map(\.position.line) == [1])
        }
    }

    @Test func `lines and values are told from where they stand in the file`() throws {
        let text = "\r\n\r\nBEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada\r\n Vale\r\nTEL:1\r\nEND:VCARD\r\n"
        let card = try #require(try FileFindings(Array(text.utf8)).cards.first)
        #expect(card.line == 3)
        #expect(card.properties.map(\.line) == [4, 5, 7])
        #expect(card.name.formatted == "AdaVale")
    }

    @Test func `random bytes never stop the reader`() throws {
        var random = SeededGenerator(seed: 20_261_130)
        let alphabet =
            Array("BEGIN:VCARD\nEND;=,\"\\ \t\r\nPHOTO;ENCODING=b:AGENT".utf8) + [0, 0xFF, 0xC3]
        for _ in 0..<2_000 {
            var bytes: [UInt8] = []
            for _ in 0..<Int.random(in: 0...40, using: &random) {
                switch Int.random(in: 0..<6, using: &random) {
                case 0: bytes += Array("BEGIN:VCARD\n".utf8)
                case 1: bytes += Array("END:VCARD\n".utf8)
                case 2: bytes += Array("AGENT:\n".utf8)
                default:
                    for _ in 0..<Int.random(in: 0...12, using: &random) {
                        bytes.append(alphabet.randomElement(using: &random) ?? 0)
                    }
                }
            }
            let whole = try FileFindings(bytes)
            let pieces = try FileFindings(bytes, chunk: 3)
            #expect(whole.all == pieces.all)
            for card in whole.cards {
                for property in card.properties {
                    _ = property.text
                    _ = property.components
                    _ = property.parameters
                    _ = property.mediaReference
                }
            }
        }
    }
}
