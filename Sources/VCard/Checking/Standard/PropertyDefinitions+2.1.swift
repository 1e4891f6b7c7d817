extension Version {
    /// The properties of vCard 2.1; its formal definition (§2.9) gives every one every parameter.
    static let definitionsOf2_1: [PropertyDefinition] = [
        old(.fn, "§2.2.1"),
        old(.n, "§2.2.2", .one),
        old(.photo, "§2.2.3"),
        old(.bday, "§2.2.4", .atMostOne),
        old(.adr, "§2.3.1"),
        old(.label, "§2.3.2"),
        old(.tel, "§2.4.1"),
        old(.email, "§2.4.2"),
        old(.mailer, "§2.4.3"),
        old(.tz, "§2.4.5"),
        old(.geo, "§2.4.6"),
        old(.title, "§2.5.1"),
        old(.role, "§2.5.2"),
        old(.logo, "§2.5.3"),
        old(.agent, "§2.5.4"),
        old(.org, "§2.5.5"),
        old(.note, "§2.6.1"),
        old(.rev, "§2.6.2", .atMostOne),
        old(.sound, "§2.6.3"),
        old(.url, "§2.6.4"),
        old(.uid, "§2.6.5", .atMostOne),
        old(.version, "§2.6.6", .one),
        old(.key, "§2.7.1"),
    ]

    private static func old(
        _ kind: PropertyKind,
        _ section: String,
        _ cardinality: Cardinality = .any
    ) -> PropertyDefinition {
        PropertyDefinition(
            kind,
            "vCard 2.1 \(section)",
            cardinality,
            [.inline, .url, .contentID, .cid],
            [.type, .value, .encoding, .charset, .language],
            types: kind == .photo || kind == .logo || kind == .sound || kind == .key
                ? nil : PropertyDefinition.wordsOf2_1
        )
    }
}

extension PropertyDefinition {
    /// The types of 2.1 (§2.9) without those of media: programs name formats that came after 1996 as well.
    static let wordsOf2_1 = [
        "DOM", "INTL", "POSTAL", "PARCEL", "HOME", "WORK", "PREF", "VOICE", "FAX", "MSG", "CELL",
        "PAGER", "BBS", "MODEM", "CAR", "ISDN", "VIDEO", "AOL", "APPLELINK", "ATTMAIL", "CIS",
        "EWORLD", "INTERNET", "IBMMAIL", "MCIMAIL", "POWERSHARE", "PRODIGY", "TLX", "X400",
    ]
}
