import Interchange
import Testing
import Text
import VCard

/// Cards that went into a form and came back.
enum RoundTrip {
    /// What a writer makes of a card.
    static func written(_ cards: [Card], _ writer: some CardFormWriter) -> [UInt8] {
        var writer = writer
        for card in cards { writer.append(card) }
        writer.end()
        return writer.take()
    }

    /// The cards of a text in another form, read in pieces of some size.
    static func read(_ bytes: [UInt8], _ form: CardForm, piece: Int = 1 << 16) -> [Card] {
        var rest = bytes[...]
        var reader = CardFormReader<Never>(form) { (buffer: inout [UInt8], most: Int) in
            let part = rest.prefix(min(most, piece))
            rest = rest.dropFirst(part.count)
            buffer += part
            return part.count
        }
        var cards: [Card] = []
        while case .card(let card) = reader.next() { cards.append(card) }
        return cards
    }

    /// The first JSON value of the array that a writer made.
    static func json(_ card: Card, _ writer: some CardFormWriter) throws -> JSONValue {
        try JSONReader.read(written([card], writer))[0] ?? .null
    }

    /// The lines that a card has after it was a JSContact Card, without the keys that were made up.
    static func home(_ lines: [String]) throws -> [String] {
        let json = written([Samples.card(of: lines)], JSContactWriter())
        return self.lines(try #require(read(json, .jscontact).first))
            .map { $0.replacing(/;PROP-ID=k\d+/, with: "") }
    }

    /// The vCard of a JSContact Card with these members.
    static func card(_ members: String) throws -> Card {
        let text = #"{"@type":"Card","version":"1.0","uid":"urn:uuid:x",\#(members)}"#
        return try #require(read(Array(text.utf8), .jscontact).first)
    }

    /// The content lines that a card has, unfolded, without BEGIN, VERSION and END.
    static func lines(_ card: Card) -> [String] {
        let text = String(decoding: card.rawBytes, as: UTF8.self)
        var unfolded: [String] = []
        for line in text.split(separator: "\r\n") {
            if line.hasPrefix(" "), !unfolded.isEmpty {
                unfolded[unfolded.count - 1] += line.dropFirst()
            } else {
                unfolded.append(String(line))
            }
        }
        return unfolded.filter { line in
            !["BEGIN:", "VERSION:", "END:"].contains { line.hasPrefix($0) }
        }
    }
}

extension JSONValue {
    /// The value without the order of its members, and without what says how vCard writes it (RFC 9555 §2.15).
    var meaning: JSONValue {
        switch self {
        case .object(let members):
            .object(
                members.filter { !["@type", "vCardParams", "vCardName"].contains($0.key) }
                    .map { JSONMember(key: $0.key, value: $0.value.meaning) }
                    .sorted { $0.key < $1.key }
            )
        case .array(let elements): .array(elements.map(\.meaning))
        default: self
        }
    }
}
