import Text
import VCard

/// Makes the JSContact Card of one vCard 4.0 (RFC 9555 §2).
///
/// What JSContact has no member for stands in `vCardParams` of its object, or as a jCard property in `vCardProps`.
struct JSContactEncoder {
    /// The Card so far.
    var card: JSONValue = .members([("@type", "Card"), ("version", "1.0")])
    /// The card that is converted.
    let source: Card
    /// The properties, each before its translations.
    private let properties: [Property]
    private var ids: [[String]: Set<String>] = [:]
    private var kept: [JSONValue] = []
    private var alternatives: [Alternative: String] = [:]
    /// The properties that the objects of maps were made of.
    private var owners: [[String]: Property] = [:]
    private let labels: GroupLabels
    private var usedLabels: Set<String> = []
    /// The keys of organizations by their lines, and by their groups.
    private(set) var organizations = OrganizationKeys()
    /// The language of what is not translated.
    let language: String?
    /// Where the components of names and addresses stand, by the paths of their objects.
    var placements: [[String]: JSContactPlacement] = [:]
    /// Which GEO and TZ belong to which address.
    var places: JSContactPlaces
    /// What several properties say that become one set.
    let repeatedTexts: [PropertyKind: Set<String>]
    /// What joins the objects of other properties, which must be there first.
    private var guests: [Property] = []
    /// The JSPROP properties, which are applied last.
    private var patches: [Property] = []

    /// Properties with one ALTID are one value in several languages (RFC 6350 §5.4).
    private struct Alternative: Hashable {
        var name: String
        var id: String
    }

    init(_ source: Card) {
        self.source = source
        language = JSContactEncoder.language(of: source)
        properties = JSContactEncoder.untranslatedFirst(
            Array(source.properties),
            language: language
        )
        labels = GroupLabels(source)
        places = JSContactPlaces(properties)
        repeatedTexts = JSContactEncoder.repeatedTexts(properties)
        if let language, source.property("LANGUAGE") == nil {
            card.set(.string(language), at: ["language"])
        }
        reserveIDs()
    }

    /// The Card.
    static func encode(_ source: Card) -> JSONValue {
        var encoder = JSContactEncoder(source)
        for property in encoder.properties where property.kind != .version {
            encoder.take(property)
        }
        encoder.finish()
        return encoder.card
    }

    private mutating func take(_ property: Property) {
        if let rule = JSContactRule.of(property.kind) {
            take(property, rule)
            return
        }
        switch property.kind {
        case .abLabel: break
        case .fn, .n: takeName(property)
        case .adr, .geo, .tz:
            if places.joins(property) { guests.append(property) } else { takePlace(property) }
        case .bday, .deathdate, .anniversary: takeAnniversary(property)
        case .birthplace, .deathplace: guests.append(property)
        case .org: takeOrganization(property)
        case .related: takeRelation(property)
        case .jsprop: patches.append(property)
        case .uid, .kind, .prodid, .rev, .created, .language, .gramgender, .categories, .member:
            takeScalar(property)
        default: keep(property)
        }
    }

    private mutating func finish() {
        for property in guests {
            if property.kind == .geo || property.kind == .tz {
                joinPlace(property)
            } else {
                takeBirthplace(property)
            }
        }
        for property in source.properties where property.kind == .abLabel {
            guard labels.isLabel(property), let group = property.group?.lowercased(),
                usedLabels.contains(group)
            else {
                keep(property)
                continue
            }
        }
        apply(patches)
        if card["uid"] == nil { card.set(.string(derivedUID), at: ["uid"]) }
        if !kept.isEmpty { card.set(.array(kept), at: ["vCardProps"]) }
    }

    /// A UID that says the same card again: a UUID of version 8 (RFC 9562 §5.8) from its digest.
    private var derivedUID: String {
        var bytes = Array(source.digestWithoutMedia().bytes.prefix(16))
        bytes[6] = bytes[6] & 0x0F | 0x80
        bytes[8] = bytes[8] & 0x3F | 0x80
        let digits = Hex.encode(bytes)
        var uuid = ""
        for (place, digit) in digits.enumerated() {
            if [8, 12, 16, 20].contains(place) { uuid.append("-") }
            uuid.append(digit)
        }
        return "urn:uuid:\(uuid)"
    }

    /// Keeps a property as it is, as a jCard property.
    mutating func keep(_ property: Property) {
        var writer = JSONWriter()
        let group = property.group
        JCard.write(property, group: group, version: .v4_0, media: .dataURI, to: &writer)
        do throws(JSONError) {
            kept.append(try JSONReader.read(writer.take()))
        } catch {
            return
        }
    }

    private mutating func reserveIDs() {
        for property in properties {
            guard let id = JSContactEncoder.declaredID(property) else { continue }
            for map in JSContactEncoder.maps(of: property.kind) { ids[map, default: []].insert(id) }
        }
        reserveOrganizations()
    }

    /// Organizations get their keys first, for titles name them.
    private mutating func reserveOrganizations() {
        var alternatives: Set<String> = []
        for property in properties where property.kind == .org && property.hasParts(behind: 0) {
            if let id = property.parameter("ALTID").first, !alternatives.insert(id).inserted {
                continue
            }
            let id = JSContactEncoder.declaredID(property) ?? freshID(in: ["organizations"])
            guard organizations.lines.values.allSatisfy({ $0 != id }) else { continue }
            organizations.lines[property.line] = id
            if let id = property.parameter("ALTID").first {
                self.alternatives[Alternative(name: "ORG", id: id)] =
                    organizations.lines[property.line]
            }
            guard let group = property.group?.lowercased() else { continue }
            // Of several organizations in a group no title can tell which is meant (RFC 9555 §2.9.6).
            let isFirst = organizations.groups[group] == nil
            organizations.groups[group] = .some(isFirst ? id : nil)
        }
    }

    private static func maps(of kind: PropertyKind) -> [[String]] {
        if let rule = JSContactRule.of(kind) { return [rule.map] }
        switch kind {
        case .adr, .geo, .tz: return [["addresses"]]
        case .org: return [["organizations"]]
        case .bday, .deathdate, .anniversary: return [["anniversaries"]]
        default: return []
        }
    }

    /// The PROP-ID of a property, where it can be a key (RFC 9553 §1.4.1).
    static func declaredID(_ property: Property) -> String? {
        guard let id = property.parameter("PROP-ID").first, (1...255).contains(id.utf8.count),
            id.utf8.allSatisfy({ $0 == 0x5F || $0 == 0x2D || Character(Unicode.Scalar($0)).isID })
        else { return nil }
        return id
    }

    /// The key under which a property stands in a map, and its language where it is a translation of what stands there.
    mutating func place(_ property: Property, in map: [String]) -> (id: String, language: String?) {
        let language = property.languageTag
        let declared = JSContactEncoder.declaredID(property)
        let alternative = property.parameter("ALTID").first.map {
            Alternative(name: property.name.uppercased(), id: $0)
        }
        if let alternative, let id = alternatives[alternative], let language,
            isFree(map + [id], in: language)
        {
            return (id, language)
        }
        if let declared {
            if card.value(at: map + [declared]) == nil {
                if let alternative { alternatives[alternative] = declared }
                owners[map + [declared]] = property
                return (declared, nil)
            }
            if let language, isFree(map + [declared], in: language),
                let owner = owners[map + [declared]], owner.kind == property.kind,
                owner.parameter("ALTID") == property.parameter("ALTID")
            {
                return (declared, language)
            }
        }
        let id = freshID(in: map)
        if let alternative, alternatives[alternative] == nil { alternatives[alternative] = id }
        owners[map + [id]] = property
        return (id, nil)
    }

    /// The key of the object that a property is an alternative of.
    func alternative(of property: Property) -> String? {
        property.parameter("ALTID").first.flatMap {
            alternatives[Alternative(name: property.name.uppercased(), id: $0)]
        }
    }

    /// Whether an object may be translated into a language: not into that of the card, and once.
    private func isFree(_ path: [String], in language: String) -> Bool {
        guard language.lowercased() != self.language?.lowercased() else { return false }
        let start = JSONPointer.pointer(path) + "/"
        let patches = card["localizations"]?[language]?.object ?? []
        return !patches.contains { $0.key.hasPrefix(start) }
    }

    /// A key that nothing in the map has.
    mutating func freshID(in map: [String]) -> String {
        var number = 1
        while !ids[map, default: []].insert("k\(number)").inserted { number += 1 }
        return "k\(number)"
    }

    /// What a translation has in common with what it translates, or says in a property of its own.
    private static let common: Set<String> = [
        "kind", "label", "organizationId", "phoneticSystem", "phoneticScript", "vCardName",
        "vCardParams",
    ]

    /// Puts an object into the Card, or into its localizations.
    mutating func put(_ object: JSONValue, at path: [String], language: String?) {
        guard let language else {
            for member in object.object ?? [] { card.set(member.value, at: path + [member.key]) }
            return
        }
        var members = (object.object ?? []).filter { $0.key != "kind" }
        let origin = card.value(at: path)
        // A translation is in the group of what it translates unless it has parameters of its own.
        if object["vCardParams"] == nil, origin?["vCardParams"]?["group"] != nil {
            members.append(JSONMember(key: "vCardParams", value: .emptyObject))
        }
        // What it does not say is not said in its language.
        for member in origin?.object ?? [] where object[member.key] == nil {
            guard !JSContactEncoder.common.contains(member.key),
                path != ["name"] || member.key != "full"
            else { continue }
            members.append(JSONMember(key: member.key, value: .null))
        }
        for member in members {
            let pointer = JSONPointer.pointer(path + [member.key])
            card.set(member.value, at: ["localizations", language, pointer])
        }
    }

    /// The label of a property's group, which then counts as told.
    mutating func takeLabel(of property: Property) -> String? {
        guard let group = property.group?.lowercased(), let label = labels.label(of: group) else {
            return nil
        }
        usedLabels.insert(group)
        return label
    }

    private mutating func take(_ property: Property, _ rule: JSContactRule) {
        for text in texts(of: property) {
            let (id, language) = place(property, in: rule.map)
            var object = JSContactParameters(property, rule: rule, isTranslation: language != nil)
            let isText = property.parameter("VALUE").first?.lowercased() == "text"
            if rule.property == .socialprofile, isText, object.members["user"] == nil {
                object.members["user"] = .string(text)
                object.unmapped["value"] = nil
            } else {
                object.front = [(rule.member, .string(text))]
            }
            if let kind = rule.kind { object.front.append(("kind", .string(kind))) }
            if rule.property == .impp { object.front.append(("vCardName", "impp")) }
            if rule.extras.contains(.label), let label = takeLabel(of: property) {
                object.members["label"] = .string(label)
            }
            if rule.map == ["titles"], let organization = organization(of: property) {
                object.members["organizationId"] = .string(organization)
            }
            put(object.object, at: rule.map + [id], language: language)
        }
    }

    private func texts(of property: Property) -> [String] {
        switch property.kind {
        case .nickname: (property.list ?? []).filter { !$0.isEmpty }
        default: [property.text ?? property.mediaURI]
        }
    }
}

/// The keys that organizations have in the Card.
struct OrganizationKeys {
    /// By the line of the property.
    var lines: [Int: String] = [:]
    /// By the group in small letters; nil where it holds several.
    var groups: [String: String?] = [:]
}

/// The labels of groups (`item1.X-ABLabel`): of each the first one that says nothing else.
private struct GroupLabels {
    private var labels: [String: Property] = [:]

    init(_ card: Card) {
        for property in card.properties where property.kind == .abLabel {
            guard let group = property.group?.lowercased(), labels[group] == nil,
                property.parameters.isEmpty
            else { continue }
            labels[group] = property
        }
    }

    func label(of group: String) -> String? { labels[group]?.text }

    /// Whether a property is the label of its group.
    func isLabel(_ property: Property) -> Bool {
        property.group.flatMap { labels[$0.lowercased()] }?.line == property.line
    }
}

extension Character {
    fileprivate var isID: Bool { isASCII && (isLetter || isNumber) }
}
