import Text
import VCard

/// Makes the properties of a vCard 4.0 out of a JSContact Card (RFC 9555 §3).
///
/// What vCard has no property for stands in JSPROP properties, so that it comes back on the way home.
struct JSContactDecoder {
    /// The properties so far.
    var lines: [PropertyLine] = []
    /// The Card that is converted.
    let card: JSONValue
    /// The properties of `vCardProps`.
    private(set) var kept: [PropertyLine] = []
    private var groups: Set<String> = []
    private var organizationGroups: [String: String] = [:]
    /// The ALTID of each object that has a translation, by the pointer to the object.
    var alternatives: [String: String] = [:]

    private init(_ card: JSONValue) {
        self.card = card
        collectGroups(card)
        collectOrganizations()
        collectAlternatives()
    }

    /// The properties of a Card.
    static func decode(_ card: JSONValue) -> [PropertyLine] {
        var decoder = JSContactDecoder(card)
        decoder.takeKept()
        for member in card.object ?? [] { decoder.take(member) }
        decoder.takeLocalizations()
        return decoder.lines + decoder.kept
    }

    /// The members of the Card that have no map.
    private mutating func take(_ member: JSONMember) {
        let path = [member.key]
        switch member.key {
        case "@type", "version", "vCardProps", "localizations": break
        case "name": takeName(member.value, at: path, language: nil)
        case "speakToAs": takeSpeech(member.value)
        case "addresses", "organizations", "anniversaries":
            takeMap(member.value, at: path)
        case "relatedTo": takeRelations(member.value)
        case "keywords": takeFlags(member.value, at: path, .categories)
        case "members": takeFlags(member.value, at: path, .member)
        case "uid", "kind", "prodId", "language", "created", "updated": takeScalar(member, at: path)
        default:
            if JSContactRule.all.contains(where: { $0.map == path }) {
                takeMap(member.value, at: path)
            } else {
                keep(member.value, at: path)
            }
        }
    }

    /// Keeps a value as JSPROP.
    mutating func keep(_ value: JSONValue, at path: [String]) {
        lines.append(
            PropertyLine(
                "JSPROP",
                parameters: [Parameter(name: "JSPTR", values: [JSONPointer.pointer(path)])],
                value: .text(String(decoding: value.bytes(), as: UTF8.self))
            )
        )
    }

    /// Keeps the members of an object that nothing was made of.
    mutating func keep(membersOf object: JSONValue, except known: Set<String>, at path: [String]) {
        for member in object.object ?? []
        where !known.contains(member.key) && member.key != "@type" && member.key != "vCardParams"
            && member.key != "vCardName"
        {
            keep(member.value, at: path + [member.key])
        }
    }

    /// The properties that stand in `vCardProps`.
    private mutating func takeKept() {
        for property in card["vCardProps"]?.array ?? [] {
            guard let line = JCardReading.line(property), line.name != "VERSION" else { continue }
            if line.name == "BEGIN" || line.name == "END" { continue }
            kept.append(line)
        }
    }

    /// Adds a property unless `vCardProps` holds it with more parameters.
    mutating func add(_ line: PropertyLine) {
        let isKept = kept.contains { $0.name == line.name && $0.value == line.value }
        let isAlone = line.parameters.isEmpty && line.group == nil
        if isKept, isAlone { return }
        lines.append(line)
    }

    private mutating func collectGroups(_ value: JSONValue) {
        var waiting = [value]
        while let next = waiting.popLast() {
            for member in next.object ?? [] {
                if member.key == "vCardParams", let group = member.value["group"]?.string {
                    groups.insert(group.lowercased())
                }
                waiting.append(member.value)
            }
            waiting += next.array ?? []
        }
    }

    /// A group name that is not used yet.
    mutating func freshGroup() -> String {
        var number = 1
        while !groups.insert("item\(number)").inserted { number += 1 }
        return "item\(number)"
    }

    /// Organizations that titles name share a group with them (RFC 9555 §2.9.6).
    private mutating func collectOrganizations() {
        for member in card["organizations"]?.object ?? [] {
            if let group = member.value["vCardParams"]?["group"]?.string, JCardReading.isName(group)
            {
                organizationGroups[member.key] = group
            }
        }
        for member in card["titles"]?.object ?? [] {
            guard let id = member.value["organizationId"]?.string, organizationGroups[id] == nil,
                card["organizations"]?[id] != nil, member.value["vCardParams"]?["group"] == nil
            else { continue }
            organizationGroups[id] = freshGroup()
        }
    }

    /// The group of an organization.
    func group(ofOrganization id: String) -> String? { organizationGroups[id] }

    private mutating func collectAlternatives() {
        for language in card["localizations"]?.object ?? [] {
            for patch in language.value.object ?? [] {
                guard let base = JSContactDecoder.base(JSONPointer.path(patch.key)) else {
                    continue
                }
                let pointer = JSONPointer.pointer(base)
                guard alternatives[pointer] == nil else { continue }
                alternatives[pointer] = "\(alternatives.count + 1)"
            }
        }
    }

    /// The object that a pointer of a localization leads into, where it is one that becomes a property.
    static func base(_ path: [String]) -> [String]? {
        if path.first == "name" { return ["name"] }
        if path.count >= 3, Array(path.prefix(2)) == ["speakToAs", "pronouns"] {
            return Array(path.prefix(3))
        }
        guard path.count >= 2, let map = path.first else { return nil }
        let isMap =
            ["addresses", "organizations", "anniversaries"].contains(map)
            || JSContactRule.all.contains { $0.map == [map] }
        return isMap ? Array(path.prefix(2)) : nil
    }

    private mutating func takeMap(_ map: JSONValue, at path: [String]) {
        guard let members = map.object else {
            keep(map, at: path)
            return
        }
        if members.isEmpty { keep(map, at: path) }
        for member in members {
            takeObject(member.value, at: path + [member.key], language: nil)
        }
    }

    /// Makes the properties of an object of a map.
    mutating func takeObject(_ object: JSONValue, at path: [String], language: String?) {
        guard object.object != nil else {
            if language == nil { keep(object, at: path) }
            return
        }
        switch path.first {
        case "addresses": takeAddress(object, at: path, language)
        case "organizations": takeOrganization(object, at: path, language)
        case "anniversaries": takeAnniversary(object, at: path, language)
        default: takeSimple(object, at: path, language)
        }
    }

    private mutating func takeSpeech(_ speech: JSONValue) {
        for member in speech.object ?? [] {
            let path = ["speakToAs", member.key]
            switch member.key {
            case "@type": break
            case "pronouns": takeMap(member.value, at: path)
            case "grammaticalGender":
                guard let text = member.value.string else {
                    keep(member.value, at: path)
                    continue
                }
                add(PropertyLine("GRAMGENDER", value: .text(text)))
            default: keep(member.value, at: path)
            }
        }
    }

    private mutating func takeSimple(_ object: JSONValue, at path: [String], _ language: String?) {
        let map = Array(path.dropLast())
        let kind = object["kind"]?.string
        guard let id = path.last,
            let rule = JSContactRule.of(
                map: map,
                kind: kind,
                vCardName: object["vCardName"]?.string
            )
        else {
            if language == nil { keep(object, at: path) }
            return
        }
        var head = JSContactHead(rule.property.rawValue, id: id, object: object)
        head.localize(language, alternatives[JSONPointer.pointer(path)])
        var known: Set<String> = [rule.member]
        if rule.kind != nil { known.insert("kind") }
        known.formUnion(head.take(object, rule))
        var text = object[rule.member]?.string
        if text == nil, rule.property == .socialprofile, let user = object["user"]?.string {
            text = user
            head.remove("USERNAME")
            head.set("VALUE", ["text"])
        }
        guard let text else {
            if language == nil { keep(object, at: path) }
            return
        }
        var label: PropertyLine?
        if rule.extras.contains(.label), let name = object["label"]?.string {
            known.insert("label")
            let group = head.group ?? freshGroup()
            head.group = group
            label = PropertyLine("X-ABLabel", group: group, value: .text(name))
        }
        if map == ["titles"], let id = object["organizationId"]?.string,
            let group = group(ofOrganization: id), head.group == nil || head.group == group
        {
            head.group = group
            known.insert("organizationId")
        }
        add(head.line(JSContactHead.value(text, rule, &head)))
        if let label { lines.append(label) }
        if language == nil { keep(membersOf: object, except: known, at: path) }
    }
}
