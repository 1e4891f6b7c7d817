internal import VCard

/// The cards of a file that does not hold exactly the one that was asked for.
package struct CardListing: Equatable, Sendable {
    /// Why no card was chosen.
    package enum Reason: Equatable, Sendable {
        /// The file holds several cards and none was named.
        case severalCards
        /// Several cards bear the name.
        case severalOfThatName
        /// No card bears the number or name.
        case noSuchCard
    }

    /// A card to choose.
    package struct Candidate: Equatable, Sendable {
        /// The number of the card in the file.
        package let number: Int
        /// The name that it shows; nil where it has none.
        package let name: String?
    }

    /// How many cards are told before the rest is only counted.
    private static let mostTold = 20

    /// The file.
    package let path: String
    /// Why no card was chosen.
    package let reason: Reason
    /// The first cards to choose from, by number and name.
    package private(set) var cards: [Candidate] = []
    /// How many there are.
    package private(set) var count = 0

    init(path: String, reason: Reason) {
        self.path = path
        self.reason = reason
    }

    /// How the command ends: a wrong number or name is a slip, the rest a decision.
    package var status: ExitStatus {
        reason == .noSuchCard ? .usage : .decisionNeeded
    }

    /// What to tell the person, a line each.
    package var sentences: [String] {
        let first =
            switch reason {
            case .severalCards:
                "\(path): holds several cards; choose one with --card N:"
            case .severalOfThatName:
                "\(path): several cards have that name; choose one with --card N:"
            case .noSuchCard:
                "\(path): has no such card; --card takes one of these:"
            }
        return [first] + lines
    }

    /// The cards to choose from, a line each.
    var lines: [String] {
        let rest = count - cards.count
        return cards.map { "  \($0.number)  \($0.name ?? "(no name)")" }
            + (rest > 0 ? ["  … and \(rest) more"] : [])
    }

    /// Adds a card to choose.
    mutating func add(_ card: Card) {
        count += 1
        guard cards.count < Self.mostTold else { return }
        cards.append(Candidate(number: card.number, name: card.name.shown))
    }
}
