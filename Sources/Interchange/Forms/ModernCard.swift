import Diagnostics
import VCard

/// A card in version 4.0, which all other forms start from.
struct ModernCard {
    /// The card in version 4.0.
    let card: Card
    /// The number of the card in its file.
    let number: Int
    /// What could not be carried into version 4.0.
    let losses: [ConversionLoss]

    /// Normalizes a card to version 4.0.
    init(_ card: Card) {
        let result = CardNormalizer(to: .v4_0).normalize(card)
        self.card = Card(written: result.bytes, number: card.number)
        number = card.number
        losses = ConversionLoss.losses(of: result, card: card.number)
    }

    /// A loss of this card.
    func loss(_ property: Property, _ reason: ConversionLoss.Reason) -> ConversionLoss {
        ConversionLoss(card: number, property: property.name.uppercased(), reason)
    }
}

extension ConversionLoss {
    /// What normalizing could not carry.
    static func losses(of result: CardNormalizer.Result, card: Int) -> [ConversionLoss] {
        result.repairs.filter { $0.severity == .error }.map { finding in
            ConversionLoss(card: card, property: "", .notCarried(finding.code))
        }
    }
}
