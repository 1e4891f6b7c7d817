/// Which photo of which card: what a proof is bound to.
package struct PhotoIdentity: Hashable, Sendable {
    /// The digest of the card without its media, in hexadecimal digits.
    package let cardDigest: String
    /// The number of the card in its file, from 1.
    package let card: Int
    /// The position of the property among the card's content lines.
    package let property: Int

    package init(cardDigest: String, card: Int, property: Int) {
        self.cardDigest = cardDigest
        self.card = card
        self.property = property
    }
}
