package import CivilCalendar
package import VCard

extension Contact {
    /// What a review takes from a card; the photo stays closed.
    ///
    /// - Parameters:
    ///   - card: The card.
    ///   - digest: The digest of the card without its media, in hexadecimal digits.
    ///   - today: The day after which birthdays are future.
    ///   - decoding: What decodes the photo behind the gate; the card's own decoder by default.
    package init(
        _ card: Card,
        digest: String,
        today: CivilDate,
        decoding: (Card) -> MediaDecoding = MediaDecoding.card
    ) {
        let photo = card.photo.map { reference in
            WithheldPhoto(
                decoding(card),
                reference: reference,
                identity: PhotoIdentity(
                    cardDigest: digest,
                    card: card.number,
                    property: reference.index
                )
            )
        }
        self.init(
            number: card.number,
            name: card.name,
            birthday: card.birthday(today: today),
            relatedCount: card.properties("RELATED").count
                + card.properties("X-ABRELATEDNAMES").count,
            photo: photo,
            digest: digest
        )
    }
}
