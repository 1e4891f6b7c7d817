/// Media types as 4.0 names them (`image/jpeg`) and as the TYPE of 2.1 and 3.0 does (`JPEG`).
enum MediaTypeName {
    /// What is written in 4.0 where nobody says what the data is.
    static let unknown = "application/octet-stream"

    private static let names: [(type: String, media: String)] = [
        ("BASIC", "audio/basic"), ("WAVE", "audio/wav"), ("PCM", "audio/l16"),
        ("AIFF", "audio/aiff"), ("X509", "application/pkix-cert"),
        ("PGP", "application/pgp-keys"),
    ]

    /// The media type of a TYPE word on a property.
    static func media(_ type: String, of kind: PropertyKind) -> String {
        let capitals = type.uppercased()
        if capitals.contains("/") {
            return capitals == "IMAGE/JPG" ? "image/jpeg" : type.lowercased()
        }
        if let known = names.first(where: { $0.type == capitals }) { return known.media }
        switch kind {
        case .sound: return "audio/\(type.lowercased())"
        case .key: return "application/\(type.lowercased())"
        default: return "image/\(capitals == "JPG" ? "jpeg" : type.lowercased())"
        }
    }

    /// The TYPE word of a media type, or nil where it says nothing.
    static func type(_ media: String, of kind: PropertyKind) -> String? {
        let media = media.lowercased()
        guard !media.isEmpty, media != unknown else { return nil }
        if let known = names.first(where: { $0.media == media }) { return known.type }
        let family = media.prefix { $0 != "/" }
        let word = media.dropFirst(family.count + 1).uppercased()
        let isUsual: Bool =
            switch kind {
            case .sound: family == "audio"
            case .key: family == "application"
            default: family == "image"
            }
        let isTold =
            !word.isEmpty && !word.hasPrefix("X-") && !TypeName.places.contains(word.lowercased())
        return isUsual && isTold ? word : media
    }
}

extension MediaTypeName {
    private static let usual: Set<String> = [
        "JPEG", "JPG", "PNG", "GIF", "BMP", "WEBP", "TIFF", "SVG+XML", "BASIC", "WAVE", "PCM",
        "AIFF", "X509", "PGP",
    ]

    /// Whether a TYPE word is a usual name for data.
    static func isUsual(_ type: String) -> Bool {
        usual.contains(type.uppercased()) || type.contains("/") && isName(type)
    }

    /// Whether a word is made as media types are: names of type and subtype, or one of them (RFC 6838 §4.2).
    static func isName(_ type: String) -> Bool {
        let parts = type.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count <= 2
            && parts.allSatisfy { part in
                !part.isEmpty && part.utf8.allSatisfy { $0.isNameCharacter || marks.contains($0) }
            }
    }

    private static let marks = Set("!#$&^_.+".utf8)

    /// The TYPE word of a media type where other types stand beside it: it is told from them by its family.
    static func type(_ media: String, of kind: PropertyKind, beside types: [String]) -> String? {
        let word = type(media, of: kind)
        guard let word, !isUsual(word), !types.isEmpty else { return word }
        return media
    }

    /// Whether a type must come before others: the first usual word is read as the type of the data.
    static func leads(_ types: [String]) -> Bool { types.contains(where: isUsual) }
}
