import Diagnostics
import Interchange
import Text
import VCard

/// The laws of what is written: where nothing is asked, nothing changes; what is clean stays as it is.
struct WrittenForm {
    /// The name of the law that the input breaks, or nil.
    func brokenLaw(by bytes: [UInt8]) -> String? {
        guard normalized(bytes, by: CardNormalizer(only: [])) == bytes else {
            return "a file that needs no repair does not stay as it is"
        }
        for version in WrittenVersion.allCases {
            let once = normalized(bytes, by: CardNormalizer(to: version))
            guard normalized(once, by: CardNormalizer(to: version)) == once else {
                return "normalizing to \(version.rawValue) twice is not normalizing once"
            }
        }
        return nil
    }

    /// The name of the law that a text in JSON breaks, or nil: what is read of it can be written in every form.
    func brokenLaw(byJSON bytes: [UInt8]) -> String? {
        for form in [CardForm.jcard, .jscontact] {
            for card in cards(bytes, form) {
                guard written(card, JCardWriter()) != nil else { return "a jCard is no JSON" }
                guard written(card, JSContactWriter()) != nil else { return "a Card is no JSON" }
            }
        }
        return nil
    }

    private func normalized(_ bytes: [UInt8], by normalizer: CardNormalizer) -> [UInt8] {
        var files = FileNormalizer<Never>(normalizer, source: source(of: bytes))
        var output: [UInt8] = []
        while let piece = files.next() { output += piece.bytes }
        return output
    }

    private func cards(_ bytes: [UInt8], _ form: CardForm) -> [Card] {
        var reader = CardFormReader<Never>(form, source: source(of: bytes))
        var cards: [Card] = []
        while case .card(let card) = reader.next() { cards.append(card) }
        return cards
    }

    private func written(_ card: Card, _ writer: some CardFormWriter) -> JSONValue? {
        var writer = writer
        writer.append(card)
        writer.end()
        return try? JSONReader.read(writer.take())
    }
}
