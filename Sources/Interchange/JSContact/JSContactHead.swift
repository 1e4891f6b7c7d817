import Text
import VCard

/// The name, group and parameters of a property that is made of a JSContact object (RFC 9555 §2.3, §3).
struct JSContactHead {
    /// The group.
    var group: String?
    private let name: String
    private var parameters: [Parameter] = []

    /// Begins a property; its `vCardParams` are taken at once.
    init(_ name: String, id: String?, object: JSONValue) {
        self.name = name
        if let id { parameters.append(Parameter(name: "PROP-ID", values: [id])) }
        for member in object["vCardParams"]?.object ?? [] {
            let values = member.value.array?.compactMap(\.string) ?? [member.value.string ?? ""]
            if member.key.lowercased() == "group" {
                group = values.first.flatMap { JCardReading.isName($0) ? $0 : nil }
            } else if JCardReading.isName(member.key) {
                set(member.key.uppercased(), values)
            }
        }
    }

    /// Sets a parameter.
    mutating func set(_ name: String, _ values: [String]) {
        remove(name)
        guard !values.isEmpty else { return }
        parameters.append(Parameter(name: name, values: values))
    }

    /// Adds values of TYPE.
    mutating func add(types: [String]) {
        let there = parameters.first { $0.name == "TYPE" }?.values ?? []
        set("TYPE", there + types.filter { !there.contains($0) })
    }

    /// Takes a parameter away.
    mutating func remove(_ name: String) {
        parameters.removeAll { $0.name == name }
    }

    /// Whether a parameter stands there.
    func has(_ name: String) -> Bool { parameters.contains { $0.name == name } }

    /// Marks the property as a translation, or as what is translated.
    mutating func localize(_ language: String?, _ alternative: String?) {
        if let alternative, !has("ALTID") { set("ALTID", [alternative]) }
        if let language { set("LANGUAGE", [language]) }
    }

    /// The property with a value.
    func line(_ value: PropertyLine.Value) -> PropertyLine {
        PropertyLine(name, group: group, parameters: parameters, value: value)
    }

    /// Takes the members that a rule has parameters for; says which.
    mutating func take(_ object: JSONValue, _ rule: JSContactRule) -> Set<String> {
        var known: Set<String> = []
        if rule.extras.contains(.contexts) { known.formUnion(takeContexts(object, rule.property)) }
        if rule.extras.contains(.features), let features = object["features"] {
            let types = features.flags.compactMap(JSContactType.type(ofFeature:))
            add(types: types)
            if types.count == features.object?.count { known.insert("features") }
        }
        let texts: [(JSContactRule.Extra, String, String)] = [
            (.pref, "pref", "PREF"), (.mediaType, "mediaType", "MEDIATYPE"),
            (.listAs, "listAs", "INDEX"), (.service, "service", "SERVICE-TYPE"),
            (.service, "user", "USERNAME"),
        ]
        for (extra, member, parameter) in texts where rule.extras.contains(extra) {
            guard let value = object[member],
                let text = value.string ?? value.integer.map(String.init)
            else { continue }
            known.insert(member)
            set(parameter, [text])
        }
        if rule.extras.contains(.level), let level = object["level"]?.string {
            known.insert("level")
            set("LEVEL", [JSContactLevel.parameter(level, of: rule.property)])
        }
        if rule.extras.contains(.origin) { known.formUnion(takeOrigin(object)) }
        return known
    }

    /// Takes the contexts that TYPE has words for; says whether these are all.
    mutating func takeContexts(_ object: JSONValue, _ kind: PropertyKind) -> Set<String> {
        guard let contexts = object["contexts"] else { return [] }
        let types = contexts.flags.compactMap { JSContactType.type(ofContext: $0, of: kind) }
        add(types: types)
        return types.count == contexts.object?.count ? ["contexts"] : []
    }

    private mutating func takeOrigin(_ object: JSONValue) -> Set<String> {
        var known: Set<String> = []
        if let created = object["created"]?.string {
            known.insert("created")
            set("CREATED", [JCardDate.basic(created)])
        }
        let author = object["author"]
        let members = Set((author?.object ?? []).map(\.key)).subtracting(["@type"])
        if members.isSubset(of: ["name", "uri"]), !members.isEmpty {
            known.insert("author")
            if let name = author?["name"]?.string { set("AUTHOR-NAME", [name]) }
            if let uri = author?["uri"]?.string { set("AUTHOR", [uri]) }
        }
        return known
    }

    /// The value of a simple object, and VALUE where the property's default is another type.
    static func value(
        _ text: String,
        _ rule: JSContactRule,
        _ head: inout JSContactHead
    ) -> PropertyLine.Value {
        if rule.isLink {
            if rule.map == ["media"], let value = PropertyLine.Value(dataURI: text) {
                return value
            }
            if text.hasURIScheme, !head.has("VALUE") { return .uri(text) }
            if !head.has("VALUE") { head.set("VALUE", ["text"]) }
            return .text(text)
        }
        switch rule.property {
        case .tel where text.hasURIScheme:
            if !head.has("VALUE") { head.set("VALUE", ["uri"]) }
            return .uri(text)
        case .nickname: return .list([text])
        case .lang: return .uri(text)
        default: return .text(text)
        }
    }
}
