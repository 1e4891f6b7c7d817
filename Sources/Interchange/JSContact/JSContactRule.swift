import VCard

/// A property whose value is one member of an object in a map of the Card (RFC 9555 §2 and §3, RFC 9553 §2).
struct JSContactRule {
    /// What else of the property the object has members for.
    enum Extra: Hashable {
        /// TYPE work and home as `contexts`.
        case contexts
        /// The other values of TYPE of a telephone as `features`.
        case features
        /// PREF as `pref`.
        case pref
        /// MEDIATYPE as `mediaType`.
        case mediaType
        /// INDEX as `listAs`.
        case listAs
        /// LEVEL as `level`.
        case level
        /// CREATED, AUTHOR and AUTHOR-NAME as `created` and `author`.
        case origin
        /// SERVICE-TYPE and USERNAME as `service` and `user`.
        case service
        /// X-ABLabel of the group as `label`.
        case label
    }

    /// The property.
    let property: PropertyKind
    /// The map, as a path from the Card.
    let map: [String]
    /// The member that has the value.
    let member: String
    /// The member `kind` where the map holds several.
    let kind: String?
    /// The further members.
    let extras: Set<Extra>

    /// Whether the value is a URI unless VALUE says otherwise.
    var isLink: Bool { member == "uri" }

    private static func rule(
        _ property: PropertyKind,
        _ map: String...,
        member: String,
        kind: String? = nil,
        _ extras: Set<Extra>
    ) -> JSContactRule {
        JSContactRule(property: property, map: map, member: member, kind: kind, extras: extras)
    }

    private static let resource: Set<Extra> = [.contexts, .pref, .mediaType, .label]

    /// All rules; of several properties of one map the one that `kind` names, else the last.
    static let all: [JSContactRule] = [
        rule(.nickname, "nicknames", member: "name", [.contexts, .pref]),
        rule(.email, "emails", member: "address", [.contexts, .pref, .label]),
        rule(.tel, "phones", member: "number", [.contexts, .features, .pref, .label]),
        rule(.lang, "preferredLanguages", member: "language", [.contexts, .pref]),
        rule(.impp, "onlineServices", member: "uri", [.contexts, .pref, .service, .label]),
        rule(
            .socialprofile,
            "onlineServices",
            member: "uri",
            [.contexts, .pref, .service, .label]
        ),
        rule(.key, "cryptoKeys", member: "uri", resource),
        rule(.caluri, "calendars", member: "uri", kind: "calendar", resource),
        rule(.fburl, "calendars", member: "uri", kind: "freeBusy", resource),
        rule(.caladruri, "schedulingAddresses", member: "uri", [.contexts, .pref, .label]),
        rule(.source, "directories", member: "uri", kind: "entry", resource),
        rule(
            .orgDirectory,
            "directories",
            member: "uri",
            kind: "directory",
            resource.union([.listAs])
        ),
        rule(.contactURI, "links", member: "uri", kind: "contact", resource),
        rule(.url, "links", member: "uri", resource),
        rule(.photo, "media", member: "uri", kind: "photo", resource),
        rule(.logo, "media", member: "uri", kind: "logo", resource),
        rule(.sound, "media", member: "uri", kind: "sound", resource),
        rule(.note, "notes", member: "note", [.origin]),
        rule(.title, "titles", member: "name", kind: "title", []),
        rule(.role, "titles", member: "name", kind: "role", []),
        rule(
            .expertise,
            "personalInfo",
            member: "value",
            kind: "expertise",
            [.listAs, .level, .label]
        ),
        rule(.hobby, "personalInfo", member: "value", kind: "hobby", [.listAs, .level, .label]),
        rule(
            .interest,
            "personalInfo",
            member: "value",
            kind: "interest",
            [.listAs, .level, .label]
        ),
        rule(.pronouns, "speakToAs", "pronouns", member: "pronouns", [.contexts, .pref]),
    ]

    /// The rule of a property.
    static func of(_ kind: PropertyKind) -> JSContactRule? {
        all.first { $0.property == kind }
    }

    /// The rule of an object in a map; its `kind` is no member that a rule has where there is none.
    static func of(map: [String], kind: String?, vCardName: String?) -> JSContactRule? {
        let rules = all.filter { $0.map == map }
        if let name = vCardName?.uppercased(),
            let named = rules.first(where: { $0.property.rawValue == name })
        {
            return named
        }
        if let kind, let exact = rules.first(where: { $0.kind == kind }) { return exact }
        if map == ["titles"] { return rules.first }
        return rules.last { $0.kind == nil }
    }
}

/// The levels of EXPERTISE and those of `personalInfo` (RFC 6715 §2, RFC 9553 §2.8.4).
enum JSContactLevel {
    private static let expertise = [
        ("beginner", "low"), ("average", "medium"), ("expert", "high"),
    ]

    /// The level of a LEVEL; nil where there is none such.
    static func level(_ text: String, of kind: PropertyKind) -> String? {
        let text = text.lowercased()
        if kind == .expertise { return expertise.first { $0.0 == text }?.1 }
        return ["low", "medium", "high"].contains(text) ? text : nil
    }

    /// The LEVEL of a level.
    static func parameter(_ level: String, of kind: PropertyKind) -> String {
        kind == .expertise ? expertise.first { $0.1 == level }?.0 ?? level : level
    }
}

/// The values of TYPE and what JSContact calls them (RFC 9555 §2.3.22, §2.7.6, RFC 9553 §1.5.1, §2.3.3).
enum JSContactType {
    /// The context of a TYPE value.
    static func context(_ type: String, of kind: PropertyKind) -> String? {
        switch type {
        case "home": "private"
        case "work": "work"
        case "billing", "delivery": kind == .adr ? type : nil
        default: nil
        }
    }

    /// The TYPE value of a context; nil where there is none.
    static func type(ofContext context: String, of kind: PropertyKind) -> String? {
        let type = context == "private" ? "home" : context
        return self.context(type, of: kind) == context ? type : nil
    }

    /// The feature of a TYPE value of a telephone.
    static func feature(_ type: String) -> String? {
        switch type {
        case "cell": "mobile"
        case "voice", "fax", "video", "pager", "text", "textphone", "main-number": type
        default: nil
        }
    }

    /// The TYPE value of a feature; nil where there is none.
    static func type(ofFeature feature: String) -> String? {
        let type = feature == "mobile" ? "cell" : feature
        return self.feature(type) == feature ? type : nil
    }
}
