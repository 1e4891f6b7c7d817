/// Why bytes cannot be kept as a photo.
package enum PhotographError: Error, Equatable, Sendable {
    /// More bytes than are kept.
    case tooLarge(count: Int, limit: Int)
    /// The bytes begin like none of the formats that can be kept.
    case unknownFormat
    /// The bytes end before the picture does; the offset is where more were needed.
    case truncated(PhotoFormat, offset: Int)
    /// Something at that offset is not as the format has it.
    case malformed(PhotoFormat, offset: Int)

    /// Where the fault is, in bytes from the start of the picture.
    package var offset: Int? {
        switch self {
        case .tooLarge, .unknownFormat: nil
        case .truncated(_, let offset), .malformed(_, let offset): offset
        }
    }
}
