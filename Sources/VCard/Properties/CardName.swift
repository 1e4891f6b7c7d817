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
    /// The names of the first FN and the first N (RFC 6350 §6.2.1, §6.2.2).
    public var name: CardName {
        let parts = firstProperty(.n)?.components ?? []
        return CardName(
            formatted: Card.nonBlank(firstProperty(.fn)?.text),
            family: parts.first.flatMap { Card.nonBlank($0.joined(separator: " ")) },
            given: parts.dropFirst().first.flatMap { Card.nonBlank($0.joined(separator: " ")) }
        )
    }

    /// The first property of a kind.
    public func firstProperty(_ kind: PropertyKind) -> Property? {
        storage.lines.firstIndex { $0.kind == kind }.map { Property(storage: storage, index: $0) }
    }

    private static func nonBlank(_ text: String?) -> String? {
        guard let text, text.contains(where: { !$0.isWhitespace }) else { return nil }
        return text
    }
}
