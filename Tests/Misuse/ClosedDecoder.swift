// expect: 'decodedMedia' is inaccessible due to '@_spi' protection level
import VCard

/// Nobody decodes a photo by a slip.
func decode(_ card: Card, _ photo: MediaReference) -> [UInt8]? {
    card.decodedMedia(photo)
}
