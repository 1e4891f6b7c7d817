import VCard

/// The element of one property (RFC 6351 §5, appendix A).
struct XCardProperty {
    /// The element with its line end.
    private(set) var bytes: [UInt8] = []
    /// Whether nothing had to be left out.
    private(set) var isWhole = true

    private static let parts: [PropertyKind: [String]] = [
        .n: ["surname", "given", "additional", "prefix", "suffix", "surname2", "generation"],
        .adr: [
            "pobox", "ext", "street", "locality", "region", "code", "country", "room", "apartment",
            "floor", "streetnumber", "streetname", "building", "block", "subdistrict", "district",
            "landmark", "direction",
        ],
        .gender: ["sex", "identity"],
    ]

    init(_ property: Property, indentation: String) {
        let name = XCardProperty.elementName(property.name)
        bytes += "\(indentation)<\(name)>".utf8
        parameters(property)
        value(property)
        bytes += "</\(name)>\n".utf8
    }

    /// A name as an element may bear it: small letters, with an underscore where it begins with no letter.
    private static func elementName(_ name: String) -> String {
        var element = ""
        for scalar in name.lowercased().unicodeScalars {
            let isLetter = scalar.value >= 0x61 && scalar.value <= 0x7A
            let isNext = scalar.value >= 0x30 && scalar.value <= 0x39 || scalar == "-"
            element.unicodeScalars.append(isLetter || isNext ? scalar : "_")
        }
        guard let first = element.unicodeScalars.first, first.value >= 0x61 else {
            return "_\(element)"
        }
        return element
    }

    private mutating func parameters(_ property: Property) {
        let members = JCardParameters(property).members
        guard !members.isEmpty else { return }
        bytes += "<parameters>".utf8
        for (name, values) in members {
            let element = XCardProperty.elementName(name)
            let type = XCardProperty.parameterType(name)
            bytes += "<\(element)>".utf8
            for value in values { text(value, in: type) }
            bytes += "</\(element)>".utf8
        }
        bytes += "</parameters>".utf8
    }

    /// The value types of parameters; of an unknown one it is `unknown` (RFC 6351 §6).
    private static func parameterType(_ name: String) -> String {
        switch name {
        case "language": "language-tag"
        case "pref", "index": "integer"
        case "geo", "author": "uri"
        case "created": "timestamp"
        case "altid", "pid", "type", "mediatype", "calscale", "sort-as", "label", "tz", "level",
            "cc",
            "author-name", "derived", "phonetic", "prop-id", "script", "service-type", "username",
            "jscomps", "jsptr":
            "text"
        default: "unknown"
        }
    }

    private mutating func value(_ property: Property) {
        switch property.kind {
        case .n, .adr, .gender: structured(property)
        case .org: for unit in property.components ?? [] { text(unit.first ?? "", in: "text") }
        case .clientpidmap: identifierMap(property)
        case .categories, .nickname: for item in property.list ?? [] { text(item, in: "text") }
        default:
            let value = JCardValue(property, version: .v4_0, media: .dataURI)
            guard let value else { return }
            let isDate = ["date", "date-time", "date-and-or-time", "timestamp"].contains(value.type)
            // xCard keeps the basic forms of vCard (RFC 6351 appendix A).
            let written = isDate ? property.text ?? "" : value.text
            text(written, in: isDate ? XCardProperty.dateType(written, value.type) : value.type)
        }
    }

    private mutating func structured(_ property: Property) {
        let names = XCardProperty.parts[property.kind] ?? []
        let components = property.components ?? []
        let fewest = property.kind == .n ? 5 : property.kind == .adr ? 7 : 1
        for (place, name) in names.enumerated() {
            guard place < max(components.count, fewest) else { break }
            let texts = place < components.count ? components[place] : [""]
            for item in texts { text(item, in: name) }
        }
        for rest in components.dropFirst(names.count) where rest != [""] { isWhole = false }
    }

    private mutating func identifierMap(_ property: Property) {
        let components = property.components ?? []
        text(components.first?.first ?? "", in: "sourceid")
        text(components.dropFirst().flatMap(\.self).joined(separator: ";"), in: "uri")
    }

    /// What kind of date a date-and-or-time is.
    private static func dateType(_ text: String, _ type: String) -> String {
        guard type == "date-and-or-time" else { return type }
        guard let mark = text.firstIndex(of: "T") else { return "date" }
        return mark == text.startIndex ? "time" : "date-time"
    }

    private mutating func text(_ text: String, in element: String) {
        guard !text.isEmpty else {
            bytes += "<\(element)/>".utf8
            return
        }
        bytes += "<\(element)>".utf8
        if !XMLText.append(text, to: &bytes) { isWhole = false }
        bytes += "</\(element)>".utf8
    }
}
