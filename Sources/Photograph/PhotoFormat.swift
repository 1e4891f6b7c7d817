/// The picture formats that can be kept, told by their first bytes and never by a name.
package enum PhotoFormat: String, CaseIterable, Hashable, Sendable {
    case jpeg, png, gif, webp

    /// The format whose signature the bytes begin with; nil for every other.
    package init?(sniffing bytes: [UInt8]) {
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if bytes.starts(with: PNGStripper.signature) {
            self = .png
        } else if bytes.starts(with: Array("GIF87a".utf8))
            || bytes.starts(with: Array("GIF89a".utf8))
        {
            self = .gif
        } else if bytes.starts(with: Array("RIFF".utf8)),
            bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
        {
            self = .webp
        } else {
            return nil
        }
    }

    /// The registered media type, such as `image/jpeg`.
    package var mediaType: String { "image/\(rawValue)" }

    /// The usual ending of a file's name, without the dot.
    package var fileExtension: String {
        self == .jpeg ? "jpg" : rawValue
    }
}
