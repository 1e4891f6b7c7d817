import Text
import VCard

/// The type identifier and the values of a jCard property (RFC 7095 §3.3, §3.5).
struct JCardValue {
    /// The values after the type identifier.
    private enum Shape {
        case texts([String])
        case structured([[String]])
    }

    /// The type identifier.
    let type: String
    private let shape: Shape

    /// The value of a property, or nil for media that stand in the card and are left out.
    init?(_ property: Property, version: Version, media: JCard.Media) {
        guard let escaped = property.escapedText, let text = property.text else {
            guard media == .dataURI else { return nil }
            type = property.kind.isLinkByDefault ? "uri" : "unknown"
            shape = .texts([property.mediaURI])
            return
        }
        let declared = property.parameter("VALUE").first?.lowercased()
        switch property.kind {
        case .n, .adr, .org, .gender, .clientpidmap:
            type = "text"
            shape = .structured(property.components ?? [[text]])
        case .categories, .nickname:
            type = "text"
            shape = .texts(property.list ?? [text])
        case .bday, .anniversary, .deathdate:
            type = declared ?? "date-and-or-time"
            shape = .texts([declared == "text" ? text : JCardDate.extended(text)])
        case .rev, .created:
            type = declared ?? "timestamp"
            shape = .texts([JCardDate.extended(text)])
        case .lang:
            type = declared ?? "language-tag"
            shape = .texts([text])
        case .other, .altBirthday, .androidCustom, .abDate, .abShowAs, .abLabel,
            .addressBookServerKind, .addressBookServerMember:
            type = declared ?? "unknown"
            shape = .texts([JCardValue.written(declared, text, escaped)])
        case .tz where declared == "utc-offset":
            type = "utc-offset"
            shape = .texts([JCardDate.extendedZone(text[...])])
        case let kind:
            type = JCardValue.declaredType(declared, kind, text)
            shape = .texts([text])
        }
    }

    /// The value of a property without a type of its own: by the type that VALUE says, else as it is written.
    private static func written(_ declared: String?, _ text: String, _ escaped: String) -> String {
        switch declared {
        case "text": text
        case "date", "date-time", "date-and-or-time", "timestamp": JCardDate.extended(text)
        default: escaped
        }
    }

    private static func declaredType(
        _ declared: String?,
        _ kind: PropertyKind,
        _ text: String
    ) -> String {
        switch declared {
        case "url", "uri": return "uri"
        case let declared? where !["inline", "binary", "content-id", "cid"].contains(declared):
            return declared
        default: return kind.isLinkByDefault && text.contains(":") ? "uri" : "text"
        }
    }

    /// The one text of a value that has no parts; of several the first.
    var text: String {
        switch shape {
        case .texts(let texts): texts.first ?? ""
        case .structured(let parts): parts.first?.first ?? ""
        }
    }

    func write(to writer: inout JSONWriter) {
        writer.string(type)
        switch shape {
        case .texts(let values):
            for value in values { writer.string(value) }
        case .structured(let components) where components.count == 1 && components[0].count == 1:
            writer.string(components[0][0])
        case .structured(let components):
            writer.beginArray()
            for component in components { JCardValue.write(component, to: &writer) }
            writer.endArray()
        }
    }

    private static func write(_ component: [String], to writer: inout JSONWriter) {
        guard component.count != 1 else {
            writer.string(component[0])
            return
        }
        writer.beginArray()
        for value in component { writer.string(value) }
        writer.endArray()
    }
}

extension Property {
    /// Data that stand in the card as a data URI, as it is written where it is one; what is no data as it stands.
    var mediaURI: String {
        let plain = plainMediaText
        return plain.lowercased().hasPrefix("data:") ? plain : mediaText?.dataURI ?? plain
    }
}

extension PropertyLine.Value {
    /// A data URI as a value: data where it says no more than their type; nil for any other text.
    init?(dataURI text: String) {
        guard let media = MediaText(dataURI: text) else { return nil }
        self =
            media.dataURI == text
            ? .media(base64: media.base64, type: media.mediaType) : .uri(text)
    }
}

extension PropertyKind {
    /// Whether the value is a URI where VALUE says nothing (RFC 6350 §6).
    var isLinkByDefault: Bool {
        switch self {
        case .source, .photo, .logo, .sound, .key, .url, .impp, .member, .related, .uid, .fburl,
            .caladruri, .caluri, .geo, .orgDirectory, .contactURI, .socialprofile:
            true
        default: false
        }
    }
}
