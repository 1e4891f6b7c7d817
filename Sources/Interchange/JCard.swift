package import Text
package import VCard

/// jCard, the JSON form of a vCard (RFC 7095), written for what was read.
///
/// Names are in small letters, the group is the parameter `group`, text is unescaped, structured values are arrays.
/// A photo, logo, sound or key that stands in the card is left out: its value is empty and `omitted` is among its parameters.
package enum JCard {
    /// Appends `["vcard", [properties…]]`.
    package static func write(_ card: Card, to writer: inout JSONWriter) {
        writer.beginArray()
        writer.string("vcard")
        writer.beginArray()
        for property in card.properties where property.kind != .version {
            write(property, version: card.version, to: &writer)
        }
        writer.endArray()
        writer.endArray()
    }

    private static func write(
        _ property: Property,
        version: Version,
        to writer: inout JSONWriter
    ) {
        let value = JCardValue(property, version: version)
        writer.beginArray()
        writer.string(property.name.lowercased())
        writeParameters(property, isOmitted: value == nil, to: &writer)
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
        isOmitted: Bool,
        to writer: inout JSONWriter
    ) {
        writer.beginObject()
        if let group = property.group { writer.member("group", group) }
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
