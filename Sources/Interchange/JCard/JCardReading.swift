import Text
import VCard

/// A jCard property as a vCard property (RFC 7095 §3.3 to §3.5, §4).
enum JCardReading {
    /// The version that a jCard says it is in; nil where it says none that is written.
    static func version(of properties: [JSONValue]) -> WrittenVersion? {
        for property in properties where property[0]?.string?.lowercased() == "version" {
            return property[3]?.string.flatMap(WrittenVersion.init)
        }
        return nil
    }

    /// The property of `[name, {parameters}, type, values…]`; nil where it is none.
    static func line(_ property: JSONValue) -> PropertyLine? {
        guard let parts = property.array, parts.count >= 4,
            let name = parts[0].string?.uppercased(), isName(name),
            let members = parts[1].object, let type = parts[2].string?.lowercased()
        else { return nil }
        let kind = PropertyKind(named: name)
        let written = kind == .abLabel ? "X-ABLabel" : name
        var parameters: [Parameter] = []
        var group: String?
        for member in members {
            let values = texts(of: member.value)
            if member.key.lowercased() == "group" {
                group = values.first.flatMap { isName($0) ? $0 : nil }
            } else if member.key != "omitted", isName(member.key), !values.isEmpty {
                parameters.append(Parameter(name: member.key.uppercased(), values: values))
            }
        }
        // A TZ of type text that looks like an offset would be taken for one where nothing says that it is text.
        let isZoneName = kind == .tz && type == "text" && isOffset(text(of: parts[3]))
        if type != "unknown", type != defaultType(of: kind) || isZoneName {
            parameters.append(Parameter(name: "VALUE", values: [type]))
        }
        let value = value(Array(parts[3...]), type, kind)
        return PropertyLine(written, group: group, parameters: parameters, value: value)
    }

    private static func value(
        _ values: [JSONValue],
        _ type: String,
        _ kind: PropertyKind
    ) -> PropertyLine.Value {
        if values.count == 1, let components = values[0].array {
            return .components(components.map { self.texts(of: $0) })
        }
        let texts = values.map { text(of: $0) }
        let first = texts.first ?? ""
        switch type {
        case "unknown": return .escaped(texts.joined(separator: ","))
        case "date", "date-time", "date-and-or-time", "timestamp":
            return .uri(JCardDate.basic(first))
        case "time", "utc-offset": return .uri(JCardDate.basicTime(first))
        case "uri" where texts.count == 1 && kind.isMedia:
            return PropertyLine.Value(dataURI: first) ?? .uri(first)
        case "integer", "float", "boolean", "language-tag", "uri":
            return .uri(texts.joined(separator: ","))
        default:
            if kind.isStructured { return .components([[first]]) }
            return texts.count == 1 && kind != .categories && kind != .nickname
                ? .text(first) : .list(texts)
        }
    }

    /// The type of a property's value where VALUE says nothing; nil where the property is unknown.
    static func defaultType(of kind: PropertyKind) -> String? {
        switch kind {
        case .bday, .anniversary, .deathdate: "date-and-or-time"
        case .rev, .created: "timestamp"
        case .lang: "language-tag"
        case .other, .altBirthday, .androidCustom, .abDate, .abShowAs, .abLabel,
            .addressBookServerKind, .addressBookServerMember:
            nil
        case let kind: kind.isLinkByDefault ? "uri" : "text"
        }
    }

    private static func isOffset(_ text: String) -> Bool {
        text.hasPrefix("+") || text.hasPrefix("-")
    }

    /// A string, or a list of them, as texts.
    private static func texts(of value: JSONValue) -> [String] {
        value.array.map { $0.map { text(of: $0) } } ?? [text(of: value)]
    }

    /// A primitive value as text.
    private static func text(of value: JSONValue) -> String {
        switch value {
        case .string(let text), .number(let text): text
        case .bool(let value): value ? "true" : "false"
        case .null: ""
        case .array, .object: String(decoding: value.bytes(), as: UTF8.self)
        }
    }

    /// Whether a text is made of the characters of names (RFC 6350 §3.3).
    static func isName(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A || byte >= 0x30 && byte <= 0x39
                    || byte == 0x2D
            }
    }
}

extension PropertyKind {
    /// Whether semicolons cut the value into parts (RFC 6350 §3.3).
    var isStructured: Bool {
        switch self {
        case .n, .adr, .org, .gender, .clientpidmap: true
        default: false
        }
    }
}
