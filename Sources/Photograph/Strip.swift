/// A picture without what tells about its maker, place or time; only `strip(_:limit:)` makes one.
package struct StrippedPhotograph: Equatable, Sendable {
    package let format: PhotoFormat
    package let bytes: [UInt8]
    /// How the picture is to be turned, by Exif's numbers 1…8; nil where it did not say.
    package let orientation: Int?

    package var mediaType: String { format.mediaType }
}

/// The largest photo that is kept when nothing else is said: 8 MiB.
package let defaultPhotoLimit = 8 << 20

/// Removes metadata (Exif, XMP, comments, text, colour profiles, thumbnails) and whatever follows
/// the picture; the compressed image data stays byte for byte.
///
/// It takes linear time, and stripping a stripped picture changes nothing but the orientation,
/// which is no longer in the bytes.
package func strip(
    _ bytes: [UInt8],
    limit: Int = defaultPhotoLimit
) throws(PhotographError) -> StrippedPhotograph {
    guard bytes.count <= limit else { throw .tooLarge(count: bytes.count, limit: limit) }
    guard let format = PhotoFormat(sniffing: bytes) else { throw .unknownFormat }
    let reader = ImageReader(bytes, format)
    let (bytes, orientation): ([UInt8], Int?)
    switch format {
    case .jpeg:
        var stripper = JPEGStripper(reader)
        try stripper.run()
        (bytes, orientation) = (stripper.output, stripper.orientation)
    case .png:
        var stripper = PNGStripper(reader)
        try stripper.run()
        (bytes, orientation) = (stripper.output, stripper.orientation)
    case .gif:
        var stripper = GIFStripper(reader)
        try stripper.run()
        (bytes, orientation) = (stripper.output, nil)
    case .webp:
        var stripper = WebPStripper(reader)
        try stripper.run()
        (bytes, orientation) = (stripper.output, stripper.orientation)
    }
    return StrippedPhotograph(format: format, bytes: bytes, orientation: orientation)
}
