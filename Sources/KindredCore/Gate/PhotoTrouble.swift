/// Why a photo could not be taken out of its card.
public enum PhotoTrouble: Error, Hashable, Sendable {
    /// The proof belongs to another photo or revision.
    case foreignProof
    /// The photo is a link, which is never followed.
    case link
    /// The text is no base64.
    case undecodable
    /// The bytes are no photo of a kind that is stored.
    case unknownFormat
    /// The photo is cut short or damaged.
    case damaged
    /// The photo is larger than the limit, in bytes.
    case tooLarge(limit: Int)
}
