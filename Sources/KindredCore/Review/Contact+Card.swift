package import CivilCalendar
package import VCard

import Text

extension Contact {
    /// What a review takes from a card; the photo stays closed.
    ///
    /// - Parameters:
    ///   - card: The card.
    ///   - today: The day after which birthdays are future.
    ///   - decoding: What decodes the photo behind the gate; the card's own decoder by default.
    package init(
        _ card: Card,
        today: CivilDate,
        decoding: (Card) -> MediaDecoding = MediaDecoding.card
    ) {
        let digest = card.digestWithoutMedia().hex
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
            source: ContactSource(
                digest: digest,
                uid: card.property("UID")?.text,
                emails: card.properties("EMAIL").compactMap(\.text),
                telephones: card.properties("TEL").compactMap(\.text)
            )
        )
    }
}
