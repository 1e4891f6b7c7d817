/// The kinds of photo that are stored.
public enum PhotoFormat: String, CaseIterable, Hashable, Sendable {
    case jpeg
    case png
    case gif
    case webp

    /// The media type (RFC 2046 §4.2).
    public var mediaType: String { "image/\(rawValue)" }
}

/// That a person has a stored photo, and no byte of it.
public struct PhotoPresence: Hashable, Sendable {
    /// The format, told by the photo's first bytes.
    public let format: PhotoFormat
    /// How it has to be turned, 1…8 as in EXIF; 1 is upright.
    public let orientation: Int

    /// A photo of that format; orientations outside 1…8 count as upright.
    public init(format: PhotoFormat, orientation: Int = 1) {
        self.format = format
        self.orientation = (1...8).contains(orientation) ? orientation : 1
    }
}
