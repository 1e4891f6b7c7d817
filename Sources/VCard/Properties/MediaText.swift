/// The encoded text of an inline medium and what is known of it; the data itself stays undecoded.
package struct MediaText: Hashable, Sendable {
    /// The base64 text without folds and blanks.
    package var base64: [UInt8]
    /// The declared media type in small letters, such as `image/jpeg`, where one is declared.
    package var mediaType: String?

    package init(base64: [UInt8], mediaType: String? = nil) {
        self.base64 = base64
        self.mediaType = mediaType
    }

    /// The data URI that holds the same text (RFC 2397).
    package var dataURI: String {
        let type = mediaType ?? "application/octet-stream"
        return "data:\(type);base64," + String(decoding: base64, as: UTF8.self)
    }

    /// The text of a data URI with base64; nil for any other text.
    package init?(dataURI text: String) {
        let bytes = Array(text.utf8)
        guard bytes.span.hasPrefix("DATA:", in: bytes.indices),
            let payload = MediaPayload(bytes[...])
        else { return nil }
        base64 = bytes[payload.data].filter { !$0.isBlank && !$0.isLineEnd }
        mediaType = payload.mediaType
    }
}

extension Property {
    /// The encoded text of a medium that stands in the card; nil for links, AGENT, and data URIs without base64.
    package var mediaText: MediaText? {
        guard isInlineMedia, kind != .agent, let payload = MediaPayload(valueBytes) else {
            return nil
        }
        let text = valueBytes[payload.data].filter { !$0.isBlank && !$0.isLineEnd }
        return MediaText(base64: text, mediaType: declaredMediaType)
    }

    /// The value of a medium as it stands, without folds and escapes; for what ``mediaText`` cannot tell.
    package var plainMediaText: String {
        let value = valueBytes.filter { !$0.isLineEnd }
        let text = String(decoding: value, as: UTF8.self)
        return Escaping.unescape(text, version: storage.version)
    }
}
