package import Text
package import VCard

/// jCard, the JSON form of a vCard (RFC 7095), written for what was read.
///
/// Names are in small letters, the group is the parameter `group`, text is unescaped, structured values are arrays.
package enum JCard {
    /// What becomes of a photo, logo, sound or key that stands in the card.
    package enum Media: Hashable, Sendable {
        /// Its value is empty and `omitted` is among its parameters.
        case omitted
        /// The property is not there at all.
        case leftOut
        /// Its encoded text stands in a data URI; it is never decoded.
        case dataURI
    }

    /// Appends `["vcard", [properties…]]`; VERSION is left out where `version` is nil, else written so.
    package static func write(
        _ card: Card,
        media: Media = .omitted,
        version: Version? = nil,
        to writer: inout JSONWriter
    ) {
        writer.beginArray()
        writer.string("vcard")
        writer.beginArray()
        if let version { writeVersion(version, to: &writer) }
        for property in card.properties where property.kind != .version {
            if media == .leftOut, property.isInlineMedia { continue }
            let group = version == nil ? property.group : property.group?.lowercased()
            write(property, group: group, version: card.version, media: media, to: &writer)
        }
        writer.endArray()
        writer.endArray()
    }

    private static func writeVersion(_ version: Version, to writer: inout JSONWriter) {
        writer.beginArray()
        writer.string("version")
        writer.beginObject()
        writer.endObject()
        writer.string("text")
        writer.string(version.rawValue)
        writer.endArray()
    }

    /// Appends `[name, {parameters}, type, values…]`.
    static func write(
        _ property: Property,
        group: String?,
        version: Version,
        media: Media,
        to writer: inout JSONWriter
    ) {
        let value = JCardValue(property, version: version, media: media)
        writer.beginArray()
        writer.string(property.name.lowercased())
        writeParameters(property, group, isOmitted: value == nil, to: &writer)
        if let value {
            value.write(to: &writer)
        } else {
            writer.string(property.kind.isLinkByDefault ? "uri" : "unknown")
            writer.string("")
        }
        writer.endArray()
    }

    private static func writeParameters(
        _ property: Property,
        _ group: String?,
        isOmitted: Bool,
        to writer: inout JSONWriter
    ) {
        writer.beginObject()
        if let group { writer.member("group", group) }
        for (name, values) in JCardParameters(property).members {
            if values.count == 1 {
                writer.member(name, values[0])
            } else {
                writer.member(name, values)
            }
        }
        if isOmitted { writer.member("omitted", true) }
        writer.endObject()
    }
}
