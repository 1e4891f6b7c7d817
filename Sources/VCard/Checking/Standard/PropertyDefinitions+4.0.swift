extension Version {
    /// The properties of 4.0: RFC 6350 with RFC 6473, 6474, 6715, 6869, 8605, 9554 and 9555.
    ///
    /// A row allows what the property's own grammar lists and what the parameters' sections allow in general:
    /// PREF and PID where several may stand (RFC 6350 §5.3, §5.5), MEDIATYPE where the value may be a
    /// URI (§5.7), SCRIPT beside LANGUAGE (RFC 9554 §4.8) and those of RFC 9554 that any property may have. That a grammar ends in `any-param`
    /// allows nothing more.
    static let definitionsOf4_0: [PropertyDefinition] =
        general4_0 + identification4_0 + communication4_0 + organization4_0 + explanatory4_0
        + extensions4_0

    /// Parameters that any property of 4.0 may have (RFC 6350 §5.2; RFC 9554 §4.1 to §4.4, §4.7).
    private static let everywhere: [ParameterKind] = [
        .value, .author, .authorName, .created, .derived, .propID,
    ]
    /// What a property that may stand several times has besides.
    private static let repeatable: [ParameterKind] = everywhere + [.pid, .pref]
    private static let several: [ParameterKind] = repeatable + [.altid, .type]
    private static let languages: [ParameterKind] = [.language, .script]
    private static let texts: [ParameterKind] = several + languages
    private static let links: [ParameterKind] = several + [.mediatype]
    private static let dates: [ParameterKind] = everywhere + [.altid, .calscale]
    private static let places = ["WORK", "HOME"]
    /// A date-and-or-time is a date, a time or a date-time (RFC 6350 §4.3.4), and VALUE may say which
    /// (RFC 7095 §3.5.3 does so for BDAY).
    private static let moments: [ValueType] = [
        .dateAndOrTime, .date, .time, .dateTime, .text,
    ]

    private static let general4_0: [PropertyDefinition] = [
        .init(
            .source,
            "RFC 6350 §6.1.3",
            .any,
            [.uri],
            repeatable + [.altid, .mediatype]
        ),
        .init(
            .kind,
            "RFC 6350 §6.1.4, RFC 6473 §4, RFC 6869",
            .atMostOne,
            [.text],
            everywhere,
            words: ["INDIVIDUAL", "GROUP", "ORG", "LOCATION", "APPLICATION", "DEVICE"]
        ),
        .init(.xml, "RFC 6350 §6.1.5", .any, [.text], repeatable + [.altid]),
    ]

    private static let identification4_0: [PropertyDefinition] = [
        .init(.fn, "RFC 6350 §6.2.1", .oneOrMore, [.text], texts, types: places),
        .init(
            .n,
            "RFC 6350 §6.2.2, RFC 9554 §2.2",
            .atMostOne,
            [.text],
            everywhere + languages + [.sortAs, .altid, .phonetic, .jscomps]
        ),
        .init(.nickname, "RFC 6350 §6.2.3", .any, [.text], texts, types: places),
        .init(.photo, "RFC 6350 §6.2.4", .any, [.uri], links, types: places),
        .init(.bday, "RFC 6350 §6.2.5", .atMostOne, moments, dates + languages),
        .init(.anniversary, "RFC 6350 §6.2.6", .atMostOne, moments, dates),
        .init(
            .gender,
            "RFC 6350 §6.2.7",
            .atMostOne,
            [.text],
            everywhere,
            words: ["M", "F", "O", "N", "U"]
        ),
        .init(
            .adr,
            "RFC 6350 §6.3.1, RFC 8605 §3.1, RFC 9554 §2.1 and §5",
            .any,
            [.text],
            texts + [.label, .geo, .tz, .cc, .phonetic, .jscomps],
            types: places + ["BILLING", "DELIVERY"]
        ),
    ]

    private static let communication4_0: [PropertyDefinition] = [
        .init(
            .tel,
            "RFC 6350 §6.4.1",
            .any,
            [.text, .uri],
            links,
            types: places + PropertyDefinition.telephoneWords
        ),
        .init(.email, "RFC 6350 §6.4.2", .any, [.text], several, types: places),
        .init(
            .impp,
            "RFC 6350 §6.4.3, RFC 9554 §4.9 and §4.10",
            .any,
            [.uri],
            links + [.serviceType, .username],
            types: places
        ),
        .init(.lang, "RFC 6350 §6.4.4", .any, [.languageTag], several, types: places),
        .init(.tz, "RFC 6350 §6.5.1", .any, [.text, .uri, .utcOffset], links, types: places),
        .init(.geo, "RFC 6350 §6.5.2", .any, [.uri], links, types: places),
    ]

    private static let organization4_0: [PropertyDefinition] = [
        .init(.title, "RFC 6350 §6.6.1", .any, [.text], texts, types: places),
        .init(.role, "RFC 6350 §6.6.2", .any, [.text], texts, types: places),
        .init(.logo, "RFC 6350 §6.6.3", .any, [.uri], links + languages, types: places),
        .init(.org, "RFC 6350 §6.6.4", .any, [.text], texts + [.sortAs], types: places),
        .init(
            .member,
            "RFC 6350 §6.6.5",
            .any,
            [.uri],
            repeatable + [.altid, .mediatype]
        ),
        .init(
            .related,
            "RFC 6350 §6.6.6",
            .any,
            [.uri, .text],
            links + languages,
            types: places + PropertyDefinition.relationWords
        ),
    ]

    private static let explanatory4_0: [PropertyDefinition] = [
        .init(.categories, "RFC 6350 §6.7.1", .any, [.text], several, types: places),
        .init(.note, "RFC 6350 §6.7.2", .any, [.text], texts, types: places),
        .init(.prodid, "RFC 6350 §6.7.3", .atMostOne, [.text], everywhere),
        .init(.rev, "RFC 6350 §6.7.4", .atMostOne, [.timestamp], everywhere),
        .init(.sound, "RFC 6350 §6.7.5", .any, [.uri], links + languages, types: places),
        .init(.uid, "RFC 6350 §6.7.6", .atMostOne, [.uri, .text], everywhere + [.mediatype]),
        // A pair has no one type that VALUE could name.
        .init(
            .clientpidmap,
            "RFC 6350 §6.7.7",
            .any,
            [.text],
            repeatable.filter { $0 != .value }
        ),
        .init(.url, "RFC 6350 §6.7.8", .any, [.uri], links, types: places),
        .init(.version, "RFC 6350 §6.7.9", .one, [.text], everywhere),
        .init(.key, "RFC 6350 §6.8.1", .any, [.uri, .text], links, types: places),
        .init(.fburl, "RFC 6350 §6.9.1", .any, [.uri], links, types: places),
        .init(.caladruri, "RFC 6350 §6.9.2", .any, [.uri], links, types: places),
        .init(.caluri, "RFC 6350 §6.9.3", .any, [.uri], links, types: places),
    ]

    private static let extensions4_0: [PropertyDefinition] = [
        .init(
            .birthplace,
            "RFC 6474 §2.1",
            .atMostOne,
            [.text, .uri],
            everywhere + languages + [.altid, .mediatype]
        ),
        .init(
            .deathplace,
            "RFC 6474 §2.2",
            .atMostOne,
            [.text, .uri],
            everywhere + languages + [.altid, .mediatype]
        ),
        .init(.deathdate, "RFC 6474 §2.3", .atMostOne, moments, dates + languages),
        .init(.expertise, "RFC 6715 §2.1", .any, [.text], texts + [.index, .level], types: places),
        .init(.hobby, "RFC 6715 §2.2", .any, [.text], texts + [.index, .level], types: places),
        .init(.interest, "RFC 6715 §2.3", .any, [.text], texts + [.index, .level], types: places),
        .init(
            .orgDirectory,
            "RFC 6715 §2.4",
            .any,
            [.uri],
            links + languages + [.index],
            types: places
        ),
        .init(.contactURI, "RFC 8605 §2.1", .any, [.uri], repeatable + [.mediatype]),
        .init(.created, "RFC 9554 §3.1", .atMostOne, [.timestamp], everywhere),
        .init(
            .gramgender,
            "RFC 9554 §3.2",
            .any,
            [.text],
            repeatable + languages,
            words: ["ANIMATE", "COMMON", "FEMININE", "INANIMATE", "MASCULINE", "NEUTER"]
        ),
        .init(.language, "RFC 9554 §3.3", .atMostOne, [.languageTag], everywhere),
        .init(.pronouns, "RFC 9554 §3.4", .any, [.text], texts, types: places),
        .init(
            .socialprofile,
            "RFC 9554 §3.5, §4.9 and §4.10",
            .any,
            [.uri, .text],
            links + languages + [.serviceType, .username],
            types: places
        ),
        .init(.jsprop, "RFC 9555 §3.2.1", .any, [.text], repeatable + [.jsptr]),
    ]
}

extension PropertyDefinition {
    /// What TYPE says of a telephone number only (RFC 6350 §6.4.1, RFC 7852 §11.7).
    static let telephoneWords = [
        "TEXT", "VOICE", "FAX", "CELL", "VIDEO", "PAGER", "TEXTPHONE", "MAIN-NUMBER",
    ]

    /// What TYPE says of a relation only (RFC 6350 §6.6.6).
    static let relationWords = [
        "CONTACT", "ACQUAINTANCE", "FRIEND", "MET", "CO-WORKER", "COLLEAGUE", "CO-RESIDENT",
        "NEIGHBOR", "CHILD", "PARENT", "SIBLING", "SPOUSE", "KIN", "MUSE", "CRUSH", "DATE",
        "SWEETHEART", "ME", "AGENT", "EMERGENCY",
    ]
}
