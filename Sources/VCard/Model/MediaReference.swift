/// Where a photo, logo, sound or key lies; its bytes stay closed (they are read only behind the photo gate).
public struct MediaReference: Hashable, Sendable {
    /// How the value stands in the card.
    public enum Form: String, Hashable, Sendable {
        /// The data itself, as base64 or a data URI.
        case inline
        /// A link, which is never followed.
        case uri
    }

    /// Inline or a link.
    public var form: Form
    /// The declared media type in small letters, such as `image/jpeg`, where one is declared.
    public var mediaType: String?
    /// The physical line of the property in the file, from 1.
    public var line: Int
    /// The offset of the value in the file, in bytes.
    public var offset: Int
    /// The length of the encoded value in the file, in bytes, folds included.
    public var length: Int
    /// The position of the property among the card's content lines.
    package var index: Int

    package init(
        form: Form,
        mediaType: String?,
        line: Int,
        offset: Int,
        length: Int,
        index: Int
    ) {
        self.form = form
        self.mediaType = mediaType
        self.line = line
        self.offset = offset
        self.length = length
        self.index = index
    }
}
