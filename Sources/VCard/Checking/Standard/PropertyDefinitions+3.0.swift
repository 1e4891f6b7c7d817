extension Version {
    /// The properties of 3.0: RFC 2426 and 2425 with RFC 2739 (calendars) and RFC 4770 (messaging).
    static let definitionsOf3_0: [PropertyDefinition] =
        general3_0 + identification3_0 + communication3_0 + organization3_0 + explanatory3_0

    // VALUE may name the type that is meant anyway, also where the formal grammar leaves it out (§2.2).
    private static let texts: [ParameterKind] = [.value, .language]
    private static let media: [ParameterKind] = [.value, .encoding, .type]
    private static let addressWords = [
        "DOM", "INTL", "POSTAL", "PARCEL", "HOME", "WORK", "PREF",
    ]

    private static let general3_0: [PropertyDefinition] = [
        .init(.source, "RFC 2426 §2.1.4", .any, [.uri], [.value, .context]),
        .init(.name, "RFC 2426 §2.1.2", .atMostOne, [.text]),
        .init(.profile, "RFC 2426 §2.1.3", .atMostOne, [.text], words: ["VCARD"]),
    ]

    private static let identification3_0: [PropertyDefinition] = [
        .init(.fn, "RFC 2426 §3.1.1", .oneOrMore, [.text], texts),
        .init(.n, "RFC 2426 §3.1.2", .one, [.text], texts),
        .init(.nickname, "RFC 2426 §3.1.3", .any, [.text], texts),
        .init(.photo, "RFC 2426 §3.1.4", .any, [.binary, .uri], media),
        .init(.bday, "RFC 2426 §3.1.5", .atMostOne, [.date, .dateTime], [.value]),
        .init(
            .adr,
            "RFC 2426 §3.2.1",
            .any,
            [.text],
            texts + [.type],
            types: addressWords
        ),
        .init(
            .label,
            "RFC 2426 §3.2.2",
            .any,
            [.text],
            texts + [.type],
            types: addressWords
        ),
    ]

    private static let communication3_0: [PropertyDefinition] = [
        .init(
            .tel,
            "RFC 2426 §3.3.1",
            .any,
            [.phoneNumber],
            [.type, .value],
            types: [
                "HOME", "WORK", "PREF", "VOICE", "FAX", "MSG", "CELL", "PAGER", "BBS", "MODEM",
                "CAR", "ISDN", "VIDEO", "PCS",
            ]
        ),
        // Any registered type may stand (§3.3.2), and nearly every program writes HOME and WORK.
        .init(.email, "RFC 2426 §3.3.2", .any, [.text], [.type, .value]),
        .init(.mailer, "RFC 2426 §3.3.3", .any, [.text], texts),
        .init(
            .impp,
            "RFC 4770 §2",
            .any,
            [.uri],
            [.type, .value],
            types: ["PERSONAL", "BUSINESS", "HOME", "WORK", "MOBILE", "PREF"]
        ),
        .init(.tz, "RFC 2426 §3.4.1", .any, [.utcOffset, .text], [.value]),
        .init(.geo, "RFC 2426 §3.4.2", .any, [.float], [.value]),
    ]

    private static let organization3_0: [PropertyDefinition] = [
        .init(.title, "RFC 2426 §3.5.1", .any, [.text], texts),
        .init(.role, "RFC 2426 §3.5.2", .any, [.text], texts),
        .init(.logo, "RFC 2426 §3.5.3", .any, [.binary, .uri], media),
        .init(.agent, "RFC 2426 §3.5.4", .any, [.vcard, .text, .uri], [.value]),
        .init(.org, "RFC 2426 §3.5.5", .any, [.text], texts),
        .init(.categories, "RFC 2426 §3.6.1", .any, [.text], texts),
        .init(.note, "RFC 2426 §3.6.2", .any, [.text], texts),
    ]

    private static let explanatory3_0: [PropertyDefinition] = [
        .init(.prodid, "RFC 2426 §3.6.3", .atMostOne, [.text]),
        .init(.rev, "RFC 2426 §3.6.4", .atMostOne, [.dateTime, .date], [.value]),
        .init(.sortString, "RFC 2426 §3.6.5", .atMostOne, [.text], texts),
        .init(.sound, "RFC 2426 §3.6.6", .any, [.binary, .uri], media),
        .init(.uid, "RFC 2426 §3.6.7", .atMostOne, [.text], [.value, .type]),
        .init(.url, "RFC 2426 §3.6.8", .any, [.uri], [.value]),
        .init(.version, "RFC 2426 §3.6.9", .one, [.text]),
        .init(
            .classification,
            "RFC 2426 §3.7.1",
            .atMostOne,
            [.text],
            words: ["PUBLIC", "PRIVATE", "CONFIDENTIAL"]
        ),
        .init(.key, "RFC 2426 §3.7.2", .any, [.binary, .text], media),
        .init(.fburl, "RFC 2739 §2.3.1", .any, [.uri], [.value, .type], types: ["PREF"]),
        .init(.caladruri, "RFC 2739 §2.3.2", .any, [.uri], [.value, .type], types: ["PREF"]),
        .init(.caluri, "RFC 2739 §2.3.4", .any, [.uri], [.value, .type], types: ["PREF"]),
    ]
}
