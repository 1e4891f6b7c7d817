public import VCard

/// Writes cards one after the other in another form than vCard.
///
/// Take the bytes away with ``take()`` as often as you like: a writer holds no more than what was not taken.
/// Call ``end()`` once, behind the last card.
public protocol CardFormWriter {
    /// Writes a card of any version.
    mutating func append(_ card: Card)
    /// Writes what stands behind the last card.
    mutating func end()
    /// Everything written since it was last taken.
    mutating func take() -> [UInt8]
    /// What the form had no place for since it was last asked; nothing else is missing from what is written.
    mutating func takeLosses() -> [ConversionLoss]
}
