import Text
public import VCard

/// Writes one JSON array of jCards (RFC 7095).
///
/// Every card is brought into version 4.0 first, as jCard asks. Photos and other media that stand in a card are left
/// out and told, unless they are asked for: then their encoded text stands in data URIs.
///
/// ```swift
/// var writer = JCardWriter()
/// for case .card(let card) in Card.entries(of: bytes) { writer.append(card) }
/// writer.end()
/// let json = writer.take()
/// ```
public struct JCardWriter: CardFormWriter {
    private var writer = JSONWriter()
    private var losses: [ConversionLoss] = []
    private let media: JCard.Media

    /// A writer of an array.
    public init(keepsMedia: Bool = false) {
        media = keepsMedia ? .dataURI : .leftOut
        writer.beginArray()
    }

    public mutating func append(_ card: Card) {
        let modern = ModernCard(card)
        losses += modern.losses
        if media == .leftOut {
            losses += modern.card.properties.filter(\.isInlineMedia).map { modern.loss($0, .media) }
        }
        JCard.write(modern.card, media: media, version: .v4_0, to: &writer)
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
