/// The names that a card gives, decoded and unescaped; an empty or absent part is nil.
public struct CardName: Hashable, Sendable {
    /// FN.
    public var formatted: String?
    /// The family names of N.
    public var family: String?
    /// The given names of N.
    public var given: String?

    /// Names of a card.
    public init(formatted: String? = nil, family: String? = nil, given: String? = nil) {
        self.formatted = formatted
        self.family = family
        self.given = given
    }
}

extension Card {
    /// The names of FN and N.
    public var name: CardName { CardName() }
}
