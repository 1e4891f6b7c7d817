import Text

extension ReviewRefusal: CustomStringConvertible {
    /// Why the event was refused, as a sentence without a full stop; names of cards are made harmless for terminals.
    public var description: String {
        switch self {
        case .noCard: "there is no card to review"
        case .chooseCard(let cards): "choose one card with --card: \(ReviewRefusal.list(cards))"
        case .noSuchCard(let cards): "no card is named so; there are: \(ReviewRefusal.list(cards))"
        case .future: "the day is still to come"
        case .over120: "the age would be over 120"
        case .ageOutOfRange: "an age is from 0 to 120"
        case .photoAbsent: "there is no photo in the card"
        case .gateShut(let reason): "the photo stays closed: \(ReviewWords.words(reason))"
        case .photoNeedsConfirmation:
            "the photo needs a word: --confirm-photo, or --no-photo to leave it out"
        case .photoUndecided: "the photo is not decided: --confirm-photo or --no-photo"
        case .photoUnreadable(let trouble):
            "the photo cannot be used, \(ReviewWords.words(trouble)): --no-photo leaves it out"
        case .tokenUsed: "this review was already carried out"
        case .tokenOfAnotherRevision: "the review changed after this preview"
        case .nothingToKeep: "a new person has no birth to keep"
        case .notNow(let phase): "this has no place while the review is \(phase.rawValue)"
        }
    }

    /// The cards by number and name, at most twenty of them.
    private static func list(_ cards: [CardName]) -> String {
        let names = cards.prefix(20).map { card in
            "\(card.number) \(card.name.map(TerminalText.escaped) ?? "(no name)")"
        }
        let rest = cards.count > 20 ? ", and \(cards.count - 20) more" : ""
        return names.joined(separator: ", ") + rest
    }
}
