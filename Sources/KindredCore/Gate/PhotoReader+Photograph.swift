import Photograph

extension PhotoReader {
    /// Sniffs the format, strips metadata and keeps the orientation; larger photos than `limit` bytes are refused.
    package static func stripping(limit: Int = defaultPhotoLimit) -> PhotoReader {
        PhotoReader(limit: limit) { (bytes: [UInt8]) throws(PhotoTrouble) in
            do throws(PhotographError) {
                let stripped = try strip(bytes, limit: limit)
                return Prepared(
                    bytes: stripped.bytes,
                    presence: PhotoPresence(
                        format: PhotoFormat(stripped.format),
                        orientation: stripped.orientation ?? 1
                    )
                )
            } catch {
                throw PhotoTrouble(error)
            }
        }
    }
}

extension PhotoFormat {
    fileprivate init(_ format: Photograph.PhotoFormat) {
        switch format {
        case .jpeg: self = .jpeg
        case .png: self = .png
        case .gif: self = .gif
        case .webp: self = .webp
        }
    }
}

extension PhotoTrouble {
    fileprivate init(_ error: PhotographError) {
        switch error {
        case .tooLarge(_, let limit): self = .tooLarge(limit: limit)
        case .unknownFormat: self = .unknownFormat
        case .truncated, .malformed: self = .damaged
        }
    }
}
