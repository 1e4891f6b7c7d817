import Interchange
import Testing
import VCard

@Suite struct `The form of a file` {
    @Test(arguments: [
        ("BEGIN:VCARD", CardForm.vcard), ("", .vcard), ("\u{FEFF}BEGIN:VCARD", .vcard),
        (" {\"@type\":\"Card\"}", .jscontact), ("[{\"@type\":\"Card\"}]", .jscontact),
        ("[\"vcard\",[]]", .jcard), ("\n[[\"vcard\",[]]]", .jcard), ("[]", .jcard),
    ])
    func `is told by its first bytes`(text: String, form: CardForm) {
        #expect(CardForm(of: text.utf8) == form)
    }

    @Test(arguments: [CardForm.jcard, .jscontact], ["[]", "", " \n"])
    func `may be without cards`(form: CardForm, text: String) {
        #expect(RoundTrip.read(Array(text.utf8), form).isEmpty)
    }

    @Test(arguments: 1..<40)
    func `does not depend on the pieces in which it comes`(piece: Int) {
        let text = #"[{"@type":"Card","name":{"full":"A \"]},\\ b"}},{"name":{"full":"[{"}}]"#
        let cards = RoundTrip.read(Array(text.utf8), .jscontact, piece: piece)
        #expect(cards.map(\.name.formatted) == ["A \"]},\\ b", "[{"])
    }
}

@Suite struct `The examples of the documentation` {
    private let bytes = Array(
        "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ana\r\nN:;Ana;;;\r\nEND:VCARD\r\n".utf8
    )

    @Test func `of the writers compile and write`() {
        func write(_ start: some CardFormWriter) -> Int {
            var writer = start
            for case .card(let card) in Card.entries(of: bytes) { writer.append(card) }
            writer.end()
            return writer.take().count
        }
        #expect(write(JCardWriter()) > 0)
        #expect(write(XCardWriter()) > 0)
        #expect(write(JSContactWriter()) > 0)
        #expect(write(CSVWriter(.google)) > 0)
        #expect(write(VCardWriter(.v3_0)) > 0)
    }

    @Test func `of the reader compiles and reads`() {
        var writer = VCardWriter(.v4_0)
        let json = Array(#"{"@type":"Card","name":{"full":"Ana"}}"#.utf8)
        var rest = json[...]
        var reader = CardFormReader<Never>(.jscontact) { buffer, most in
            let part = rest.prefix(most)
            rest = rest.dropFirst(most)
            buffer += part
            return part.count
        }
        while case .card(let card) = reader.next() { writer.append(card) }
        #expect(String(decoding: writer.take(), as: UTF8.self).contains("FN:Ana\r\n"))
    }
}
