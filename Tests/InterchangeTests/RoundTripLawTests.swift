import Interchange
import Testing
import VCard

@Suite struct `Going and coming back` {
    @Test(arguments: Samples.names)
    func `jCard keeps every value of a sample`(name: String) throws {
        let cards = try Samples.modernCards(name)
        let back = RoundTrip.read(RoundTrip.written(cards, JCardWriter(keepsMedia: true)), .jcard)
        try #require(back.count == cards.count)
        for (card, returned) in zip(cards, back) { #expect(missing(card, returned).isEmpty) }
    }

    @Test(arguments: Samples.names)
    func `JSContact keeps every value of a sample`(name: String) throws {
        let cards = try Samples.modernCards(name)
        let json = RoundTrip.written(cards, JSContactWriter(keepsMedia: true))
        let back = RoundTrip.read(json, .jscontact)
        try #require(back.count == cards.count)
        for (card, returned) in zip(cards, back) { #expect(missing(card, returned).isEmpty) }
    }

    @Test(arguments: 0..<300 as Range<UInt64>)
    func `jCard keeps every value of a generated card`(seed: UInt64) throws {
        let card = GeneratedContact.card(seed)
        let json = RoundTrip.written([card], JCardWriter(keepsMedia: true))
        let back = RoundTrip.read(json, .jcard, piece: 7)
        #expect(back.map { missing(card, $0) } == [[]])
    }

    @Test(arguments: 0..<300 as Range<UInt64>)
    func `JSContact keeps every value of a generated card`(seed: UInt64) throws {
        let card = GeneratedContact.card(seed)
        let json = RoundTrip.written([card], JSContactWriter(keepsMedia: true))
        let back = RoundTrip.read(json, .jscontact, piece: 11)
        #expect(back.map { missing(card, $0) } == [[]])
    }

    @Test(arguments: 0..<300 as Range<UInt64>)
    func `version 3 dot 0 keeps every value of a generated card`(seed: UInt64) throws {
        let card = GeneratedContact.card(seed, note: "'b': ;,")
        let old = try #require(Samples.cards(RoundTrip.written([card], VCardWriter(.v3_0))).first)
        // Programs of 3.0 name the service in TYPE of X-SOCIALPROFILE: one with a type nobody knows stays what it is.
        let gone = missing(card, Samples.modern(old)).filter {
            $0.name != "SOCIALPROFILE" || !$0.parameters.contains("TYPE=x-own")
        }
        #expect(gone.isEmpty)
    }

    @Test(arguments: 0..<100 as Range<UInt64>)
    func `what came back from JSContact goes there and back without a change`(seed: UInt64) throws {
        let once = RoundTrip.read(
            RoundTrip.written([GeneratedContact.card(seed)], JSContactWriter()),
            .jscontact
        )
        let twice = RoundTrip.read(RoundTrip.written(once, JSContactWriter()), .jscontact)
        let first = Set(once.flatMap(Meaning.all))
        #expect(first.symmetricDifference(twice.flatMap(Meaning.all)).isEmpty)
    }

    /// What nothing in the returned card says.
    private func missing(_ card: Card, _ returned: Card) -> [Meaning] {
        let there = Meaning.all(returned)
        return Meaning.all(card).filter { meaning in !there.contains { meaning.isSaid(by: $0) } }
    }
}
