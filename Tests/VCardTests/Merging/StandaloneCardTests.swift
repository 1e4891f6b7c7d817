import Testing
import VCard

@Suite struct `What a merge writes of a card` {
    private static let second = "BEGIN:VCARD\nFN:B\nEND:VCARD\n"

    /// What stands in a file before a second card, and what is written before that.
    private static let cards: [(file: String, written: String)] = [
        ("BEGIN:VCARD\nFN:A\nEND:VCARD\n\n \n\n", "BEGIN:VCARD\nFN:A\nEND:VCARD\n"),
        ("BEGIN:VCARD\nFN:A\nEND:VCARD \n", "BEGIN:VCARD\nFN:A\nEND:VCARD \n"),
        ("BEGIN:VCARD\nFN:A\nEND:VCARD", "BEGIN:VCARD\nFN:A\nEND:VCARD\n"),
        (" BEGIN:VCARD\r FN:A\r END:VCARD\r", " BEGIN:VCARD\r FN:A\r END:VCARD\r"),
        ("BEGIN:VCARD\nFN:A\r\nEND:VCARD\n\u{FEFF}", "BEGIN:VCARD\nFN:A\r\nEND:VCARD\n"),
        ("BEGIN:VCARD\nFN:A\n", "BEGIN:VCARD\nFN:A\n\nEND:VCARD\n"),
        ("BEGIN:VCARD\nFN:A\n\n\n", "BEGIN:VCARD\nFN:A\n\nEND:VCARD\n"),
        ("BEGIN:VCARD\nFN:AEND:VCARD\n", "BEGIN:VCARD\nFN:A\n\nEND:VCARD\n"),
        (
            "BEGIN:VCARD\nFN:A\nAGENT:\nBEGIN:VCARD\nEND:VCARD\n",
            "BEGIN:VCARD\nFN:A\nAGENT:\nBEGIN:VCARD\n\nEND:VCARD\nEND:VCARD\n"
        ),
        (
            "BEGIN:VCARD\nBEGIN:VCARD\nFN:A\nEND:VCARD\n",
            "BEGIN:VCARD\nBEGIN:VCARD\nFN:A\nEND:VCARD\n"
        ),
    ]

    @Test(arguments: cards.indices)
    func `it is what stands in the file, fit to stand between others`(place: Int) {
        let (file, written) = Self.cards[place]
        for text in [file + Self.second, Self.second + file] {
            let cards = Merging.read(Array(text.utf8))
            #expect(cards.count == 2)
            var pieces: [String] = []
            Merging.plan(cards).writeCards { pieces.append(String(decoding: $0, as: UTF8.self)) }
            #expect(pieces.sorted() == [Self.second, written].sorted())
        }
    }

    @Test(arguments: [
        ("BEGIN:VCARD", "BEGIN:VCARD\r\n\r\nEND:VCARD\r\n"),
        ("BEGIN:VCARD\n\n\n", "BEGIN:VCARD\n\nEND:VCARD\n"),
        ("BEGIN:VCARD\r\r\nFN:A", "BEGIN:VCARD\r\r\nFN:A\r\r\n\r\r\nEND:VCARD\r\r\n"),
        (
            "BEGIN:VCARD\nAGENT:\nBEGIN:VCARD\nAGENT:\nBEGIN:VCARD\nEND:VCARD",
            "BEGIN:VCARD\nAGENT:\nBEGIN:VCARD\nAGENT:\nBEGIN:VCARD\n\n"
                + "END:VCARD\nEND:VCARD\nEND:VCARD\n"
        ),
    ])
    func `the last card of a file swallows no other`(file: String, written: String) {
        let cards = Merging.read(Array(file.utf8)) + Merging.read(Array(Self.second.utf8))
        let merged = Merging.written(Merging.plan(cards))
        #expect(String(decoding: merged, as: UTF8.self) == written + Self.second)
        #expect(Merging.read(merged).count == 2)
    }
}
