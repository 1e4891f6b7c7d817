import Text
import VCard

/// The parameters of a property as members of its JSContact object, and those that have no member (RFC 9555 §2.3, §2.15.2).
struct JSContactParameters {
    /// The members that stand first.
    var front: [(key: String, value: JSONValue)] = []
    /// The members that parameters became, by their names.
    var members: [String: JSONValue] = [:]
    /// The parameters without a member, by their names in small letters.
    var unmapped: [String: [String]] = [:]

    /// The parameters of a property; without a rule TYPE is `contexts` where the object has such.
    init(
        _ property: Property,
        rule: JSContactRule?,
        contexts: Bool = true,
        isTranslation: Bool
    ) {
        for (name, values) in JCardParameters(property).members {
            if name == "prop-id", JSContactEncoder.declaredID(property) != nil { continue }
            if isTranslation, name == "language" || name == "altid" { continue }
            if name == "type" {
                takeTypes(values, property.kind, rule?.extras ?? (contexts ? [.contexts] : []))
            } else if !take(name, values, property.kind, rule?.extras ?? []) {
                unmapped[name] = values
            }
        }
        if let value = property.parameter("VALUE").first?.lowercased(),
            value != JSContactParameters.valueType(of: property.text ?? "", property.kind)
        {
            unmapped["value"] = [value]
        }
        if let group = property.group { unmapped["group"] = [group] }
    }

    /// The value type that a value shows by itself.
    static func valueType(of text: String, _ kind: PropertyKind) -> String? {
        let isLink = text.hasURIScheme
        switch kind {
        case .tel, .tz: return isLink ? "uri" : JCardReading.defaultType(of: kind)
        case let kind where kind.isLinkByDefault: return isLink ? "uri" : "text"
        case let kind: return JCardReading.defaultType(of: kind)
        }
    }

    private mutating func takeTypes(
        _ types: [String],
        _ kind: PropertyKind,
        _ extras: Set<JSContactRule.Extra>
    ) {
        var contexts: [String] = []
        var features: [String] = []
        var rest: [String] = []
        for type in types {
            let small = type.lowercased()
            if extras.contains(.contexts), let context = JSContactType.context(small, of: kind) {
                contexts.append(context)
            } else if extras.contains(.features), let feature = JSContactType.feature(small) {
                features.append(feature)
            } else {
                rest.append(type)
            }
        }
        if !contexts.isEmpty { members["contexts"] = .flags(contexts) }
        if !features.isEmpty { members["features"] = .flags(features) }
        if !rest.isEmpty { unmapped["type"] = rest }
    }

    private mutating func take(
        _ name: String,
        _ values: [String],
        _ kind: PropertyKind,
        _ extras: Set<JSContactRule.Extra>
    ) -> Bool {
        guard values.count == 1, let value = values.first else { return false }
        switch name {
        case "pref" where extras.contains(.pref):
            guard let pref = Int(value), (1...100).contains(pref) else { return false }
            members["pref"] = .integer(pref)
        case "mediatype" where extras.contains(.mediaType): members["mediaType"] = .string(value)
        case "index" where extras.contains(.listAs):
            guard let index = Int(value), index > 0 else { return false }
            members["listAs"] = .integer(index)
        case "level" where extras.contains(.level):
            guard let level = JSContactLevel.level(value, of: kind) else { return false }
            members["level"] = .string(level)
        case "created" where extras.contains(.origin):
            guard let utc = JSContactDate.utc(value) else { return false }
            members["created"] = .string(utc)
        case "author" where extras.contains(.origin): setAuthor("uri", value)
        case "author-name" where extras.contains(.origin): setAuthor("name", value)
        case "service-type" where extras.contains(.service): members["service"] = .string(value)
        case "username" where extras.contains(.service): members["user"] = .string(value)
        default: return false
        }
        return true
    }

    private mutating func setAuthor(_ member: String, _ value: String) {
        var author = members["author"] ?? .emptyObject
        author.set(.string(value), at: [member])
        members["author"] = author
    }

    /// The object: first the value, then the members in order, then `vCardParams`.
    var object: JSONValue {
        var all = front.map { JSONMember(key: $0.key, value: $0.value) }
        for (key, value) in members.sorted(by: { $0.key < $1.key }) {
            all.append(JSONMember(key: key, value: value))
        }
        if !unmapped.isEmpty { all.append(JSONMember(key: "vCardParams", value: vCardParams)) }
        return .object(all)
    }

    /// The parameters without a member as `vCardParams` (RFC 9555 §2.15.2).
    var vCardParams: JSONValue {
        .members(
            unmapped.sorted { $0.key < $1.key }.map { name, values in
                let value: JSONValue =
                    values.count == 1 ? .string(values[0]) : .array(values.map { .string($0) })
                return (name, value)
            }
        )
    }
}

extension JSONValue {
    /// A set of words as JSContact writes it: each a member that is true.
    static func flags(_ words: [String]) -> JSONValue {
        var seen: Set<String> = []
        return .members(words.filter { seen.insert($0).inserted }.map { ($0, true) })
    }

    /// The words of a set.
    var flags: [String] { (object ?? []).filter { $0.value == true }.map(\.key) }
}

extension String {
    /// Whether the text begins with the scheme of a URI (RFC 3986 §3.1).
    var hasURIScheme: Bool {
        guard let colon = utf8.firstIndex(of: 0x3A), colon != utf8.startIndex else { return false }
        let scheme = utf8[..<colon]
        let first = (scheme.first ?? 0) | 0x20
        return first >= 0x61 && first <= 0x7A
            && scheme.allSatisfy { byte in
                (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A || byte >= 0x30 && byte <= 0x39
                    || byte == 0x2B || byte == 0x2D || byte == 0x2E
            }
    }
}
