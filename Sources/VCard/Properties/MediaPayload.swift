/// The data of an inline medium: all of the value, or what a data URI holds (RFC 2397).
struct MediaPayload {
    /// How many bytes the head of a data URI may take.
    static let longestHead = 256

    /// Where the base64 lies.
    var data: Range<Int>
    /// The media type that a data URI names, in small letters.
    var mediaType: String?

    /// The payload of a value; nil where it is a data URI without base64.
    init?(_ value: ArraySlice<UInt8>) {
        let text = value.drop { $0.isBlank || $0.isLineEnd || $0.isForbidden }
        let mark = text.prefix(5 + MediaPayload.longestHead).filter { !$0.isForbidden }
        guard mark.span.hasPrefix("DATA:", in: 0..<min(mark.count, 5)) else {
            data = value.indices
            return
        }
        let head = text.prefix(5 + MediaPayload.longestHead)
        guard let comma = head.firstIndex(of: ASCII.comma) else { return nil }
        let words = String(
            decoding: head[..<comma].filter {
                $0 != ASCII.backslash && !$0.isLineEnd && !$0.isBlank && !$0.isForbidden
            }.dropFirst(5),
            as: UTF8.self
        ).lowercased().split(separator: ";", omittingEmptySubsequences: false)
        guard words.dropFirst().contains("base64") else { return nil }
        mediaType = words.first.flatMap { $0.isEmpty ? nil : String($0) }
        data = comma + 1..<value.endIndex
    }
}
