import Interchange
import Testing
import VCard

@Suite struct `Going and coming back` {
    @Test(arguments: Samples.names)
    func `jCard keeps every value of a sample`(name: String) throws {
        let cards = try Samples.modernCards(name)
        let back = RoundTrip.read(RoundTrip.written(cards, JCardWriter(keepsMedia: true)), .jcard)
        try #require(back.count == cards.count)
        for (card, returned) in zip(cards, back) {
            #expect(Samples.values(card) == Samples.values(returned))
        }
    }

    @Test(arguments: Samples.names)
    func `JSContact keeps every value of a sample`(name: String) throws {
        let cards = try Samples.modernCards(name)
        let json = RoundTrip.written(cards, JSContactWriter(keepsMedia: true))
        let back = RoundTrip.read(json, .jscontact)
        try #require(back.count == cards.count)
        for (card, returned) in zip(cards, back) {
            #expect(missing(card, returned).isEmpty)
        }
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func `jCard keeps every value of a generated card`(seed: UInt64) throws {
        let card = Samples.generated(seed)
        let back = RoundTrip.read(RoundTrip.written([card], JCardWriter()), .jcard, piece: 7)
        #expect(back.map(Samples.values) == [Samples.values(card)])
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func `JSContact keeps every value of a generated card`(seed: UInt64) throws {
        let card = Samples.generated(seed)
        let json = RoundTrip.written([card], JSContactWriter())
        let back = RoundTrip.read(json, .jscontact, piece: 11)
        try #require(back.count == 1)
        #expect(missing(card, back[0]).isEmpty)
    }

    @Test(arguments: 0..<50 as Range<UInt64>)
    func `what came back from JSContact goes there and back without a change`(seed: UInt64) throws {
        let once = RoundTrip.read(
            RoundTrip.written([Samples.generated(seed)], JSContactWriter()),
            .jscontact
        )
        let twice = RoundTrip.read(RoundTrip.written(once, JSContactWriter()), .jscontact)
        #expect(once.map(Samples.values) == twice.map(Samples.values))
    }

    /// What is missing, the exceptions of the standards left out:
    ///
    /// - KIND and GRAMGENDER are words of a list, written in small letters (RFC 9553 §2.1.4, §2.2.4).
    /// - REV, CREATED and dates with a time are points in time: they come back in UTC (RFC 9553 §1.4.4).
    /// - GEO and TZ may change their form, not their place (RFC 9555 §2.8).
    private func missing(_ card: Card, _ returned: Card) -> [String] {
        let exceptions = ["KIND:", "GRAMGENDER:", "REV:", "CREATED:", "TZ:"]
        let there = Samples.values(returned)
        return Samples.values(card).filter { value in
            !there.contains(value)
                && !exceptions.contains { value.hasPrefix($0) }
                && !(value.hasPrefix("BDAY:") && value.contains("T"))
        }.sorted()
    }
}
