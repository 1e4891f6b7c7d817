import Text
public import VCard

/// Writes one JSON array of JSContact Cards (RFC 9553) by RFC 9555.
///
/// Every card is brought into version 4.0 first. What JSContact has no member for stands in `vCardParams` and
/// `vCardProps`, so that it comes back on the way home. Media that stand in a card are left out and told, unless they are
/// asked for as data URIs.
///
/// ```swift
/// var writer = JSContactWriter()
/// for case .card(let card) in Card.entries(of: bytes) { writer.append(card) }
/// writer.end()
/// let json = writer.take()
/// ```
public struct JSContactWriter: CardFormWriter {
    private var writer = JSONWriter()
    private var losses: [ConversionLoss] = []
    private let keepsMedia: Bool

    /// A writer of an array.
    public init(keepsMedia: Bool = false) {
        self.keepsMedia = keepsMedia
        writer.beginArray()
    }

    public mutating func append(_ card: Card) {
        let modern = ModernCard(card)
        losses += modern.losses
        writer.value(JSContactEncoder.encode(keepsMedia ? modern.card : withoutMedia(modern)))
    }

    private mutating func withoutMedia(_ modern: ModernCard) -> Card {
        let media = modern.card.properties.filter(\.isInlineMedia)
        guard !media.isEmpty else { return modern.card }
        losses += media.map { modern.loss($0, .media) }
        let bytes = modern.card.bytes(applying: media.map { .remove($0) })
        for case .card(let card) in Card.entries(of: bytes) { return card }
        return modern.card
    }

    public mutating func end() {
        writer.endArray()
        writer.newline()
    }

    public mutating func take() -> [UInt8] { writer.take() }

    public mutating func takeLosses() -> [ConversionLoss] {
        defer { losses = [] }
        return losses
    }
}
