public import VCard

/// Writes vCards of one version, each brought into it by `CardNormalizer`.
///
/// ```swift
/// var writer = VCardWriter(.v3_0)
/// for case .card(let card) in Card.entries(of: bytes) { writer.append(card) }
/// writer.end()
/// let text = writer.take()
/// ```
public struct VCardWriter: CardFormWriter {
    private var bytes: [UInt8] = []
    private var losses: [ConversionLoss] = []
    private let normalizer: CardNormalizer

    /// A writer of a version.
    public init(_ version: WrittenVersion) {
        normalizer = CardNormalizer(to: version)
    }

    public mutating func append(_ card: Card) {
        let result = normalizer.normalize(card)
        bytes += result.bytes
        losses += ConversionLoss.losses(of: result, card: card.number)
    }

    public mutating func end() {}

    public mutating func take() -> [UInt8] {
        defer { bytes = [] }
        return bytes
    }

    public mutating func takeLosses() -> [ConversionLoss] {
        defer { losses = [] }
        return losses
    }
}
