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
    /// The paths of what no property was made of.
    var unknown: [[String]] = []
    private var sayings: Set<Saying> = []
    private var groups: Set<String> = []
    private var organizationGroups: [String: String] = [:]
    /// The ALTID of each object that has a translation, by the pointer to the object.
    var alternatives: [String: String] = [:]

    /// A name and what the property says, as the members of the Card itself say it.
    private struct Saying: Hashable {
        let name: String
        let text: String

        init?(_ line: PropertyLine) {
            let text: String
            switch line.value {
            case .text(let value), .uri(let value): text = value
            default: return nil
            }
            name = line.name
            self.text =
                switch line.name {
                case "REV", "CREATED": JSContactDate.utc(text) ?? text
                case "KIND", "GRAMGENDER": text.lowercased()
                default: text
                }
        }
    }

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
        decoder.addFormattedName()
        return decoder.lines + decoder.kept + decoder.patches
    }

    /// FN must be there, and is empty where the Card has no name (RFC 9555 §3.1).
    private mutating func addFormattedName() {
        guard !(lines + kept).contains(where: { $0.name == "FN" }) else { return }
        lines.insert(PropertyLine("FN", value: .text("")), at: 0)
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
                keep(at: path)
            }
        }
    }

    /// The properties that stand in `vCardProps`.
    private mutating func takeKept() {
        for property in card["vCardProps"]?.array ?? [] {
            guard let line = JCardReading.line(property), line.name != "VERSION" else { continue }
            if line.name == "BEGIN" || line.name == "END" { continue }
            kept.append(line)
        }
        sayings = Set(kept.compactMap(Saying.init))
    }

    /// Adds a property unless `vCardProps` holds it with more parameters.
    mutating func add(_ line: PropertyLine) {
        let isAlone = line.parameters.allSatisfy { $0.name == "VALUE" } && line.group == nil
        if isAlone, let saying = Saying(line), sayings.contains(saying) { return }
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
                JSContactDecoder.base(JSONPointer.path(patch.key)).map { addAlternative($0) }
            }
        }
        // How something is spoken is an alternative, too.
        let addresses = (card["addresses"]?.object ?? []).map { ["addresses", $0.key] }
        for path in [["name"]] + addresses {
            guard let object = card.value(at: path), case .all = JSContactSpeech(object) else {
                continue
            }
            addAlternative(path)
        }
    }

    private mutating func addAlternative(_ path: [String]) {
        let pointer = JSONPointer.pointer(path)
        guard alternatives[pointer] == nil else { return }
        let own = card.value(at: path)?["vCardParams"]?["altid"]?.string
        alternatives[pointer] = own ?? "\(alternatives.count + 1)"
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
            keep(at: path)
            return
        }
        if members.isEmpty { keep(at: path) }
        for member in members {
            takeObject(member.value, at: path + [member.key], language: nil)
        }
    }

    /// Makes the properties of an object of a map.
    mutating func takeObject(_ object: JSONValue, at path: [String], language: String?) {
        guard object.object != nil else {
            if language == nil { keep(at: path) }
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
                    keep(at: path)
                    continue
                }
                add(PropertyLine("GRAMGENDER", value: .text(text)))
            default: keep(at: path)
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
            if language == nil { keep(at: path) }
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
            if language == nil { keep(at: path) }
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
