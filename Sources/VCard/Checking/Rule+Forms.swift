package import Diagnostics

/// What can be wrong with the forms of single values.
extension Rule {
    package static let uriInvalid = Rule(
        id: "uri-form",
        severity: .warning,
        standard: "RFC 3986 §3, RFC 6350 §4.2",
        sentence: "the value of %1 is no URI: a scheme, a colon and no blanks",
        why: "Programs cannot open the link, and strict ones refuse the line.",
        fires: [
            card("3.0", "URL:↓www.example.com"), card("4.0", "IMPP:↓ada at example"),
            card("4.0", "RELATED:↓Ben Orr"),
        ],
        quiet: [
            card("3.0", "URL:https://example.com/"), card("4.0", "RELATED;VALUE=text:Ben Orr"),
            card("4.0", "IMPP:xmpp:ada@example.com"),
        ],
        correction: card("3.0", "URL:https://www.example.com")
    )

    package static let identifierNotURI = Rule(
        id: "uid-not-a-uri",
        severity: .info,
        standard: "RFC 6350 §6.7.6",
        sentence: "UID is no URI and does not say VALUE=text",
        why: "4.0 takes a UID for a URI; two programs may then compare it in two ways.",
        fires: [card("4.0", "UID:↓ada-vale-1")],
        quiet: [card("4.0", "UID;VALUE=text:ada-vale-1"), card("3.0", "UID:ada-vale-1")],
        correction: card("4.0", "UID;VALUE=text:ada-vale-1")
    )

    package static let telephoneURI = Rule(
        id: "tel-uri",
        severity: .warning,
        standard: "RFC 3966 §3, RFC 6350 §6.4.1",
        sentence: "a tel: URI holds something else than digits and + - . ( ) * #",
        why: "Telephones cannot dial it.",
        fires: [card("4.0", "TEL;VALUE=uri:↓tel:call-me")],
        quiet: [card("4.0", "TEL;VALUE=uri:tel:+1-202-555-0101;ext=12")]
    )

    package static let telephoneUndeclared = Rule(
        id: "tel-uri-undeclared",
        severity: .info,
        standard: "RFC 6350 §6.4.1",
        sentence: "TEL is a tel: URI without VALUE=uri",
        why:
            "Without it the value is a text, and some programs show the scheme as part of the number.",
        fires: [card("4.0", "TEL:↓tel:+1-202-555-0101")],
        quiet: [
            card("4.0", "TEL;VALUE=uri:tel:+1-202-555-0101"), card("4.0", "TEL:+1-202-555-0101"),
        ],
        correction: card("4.0", "TEL;VALUE=uri:tel:+1-202-555-0101")
    )

    package static let mailInvalid = Rule(
        id: "email-form",
        severity: .warning,
        standard: "RFC 5321 §4.1.2, RFC 6350 §6.4.2",
        sentence: "EMAIL is no mail address: one @ with something on both sides, and no blanks",
        why: "Programs cannot send to it.",
        fires: [
            card("3.0", "EMAIL:↓ada.example.com"), card("4.0", "EMAIL:↓Ada Vale <ada@example.com>"),
        ],
        quiet: [card("3.0", "EMAIL:ada@example.com"), card("2.1", "EMAIL;X400:C=EX;A= ;S=VALE")]
    )

    package static let placeInvalid = Rule(
        id: "geo-form",
        severity: .warning,
        standard: "RFC 6350 §6.5.2, RFC 5870 §3.3, RFC 2426 §3.4.2",
        sentence: "GEO is no place as %1 writes it: a latitude and a longitude in degrees",
        why: "Maps show nothing, or another place.",
        fires: [
            card("3.0", "GEO:↓97.1;12.5"), card("4.0", "GEO:↓geo:north"),
            card("3.0", "GEO:↓geo:37.38,-122.08"),
        ],
        quiet: [
            card("3.0", "GEO:37.386013;-122.082932"), card("4.0", "GEO:geo:37.386013,-122.082932"),
            card("2.1", "GEO:-122.08,37.38"),
        ]
    )

    package static let offsetInvalid = Rule(
        id: "utc-offset",
        severity: .warning,
        standard: "RFC 6350 §4.7 and §6.5.1, RFC 2426 §3.4.1",
        sentence: "TZ is no offset from UTC such as -05:00",
        why: "3.0 takes a time zone for an offset where VALUE=text does not say otherwise.",
        fires: [card("3.0", "TZ:↓Oldport/Harbour"), card("4.0", "TZ;VALUE=utc-offset:↓5 hours")],
        quiet: [
            card("3.0", "TZ;VALUE=text:Oldport/Harbour"), card("3.0", "TZ:-05:00"),
            card("4.0", "TZ:Oldport/Harbour"),
        ]
    )

    package static let timestampIncomplete = Rule(
        id: "timestamp-incomplete",
        severity: .warning,
        standard: "RFC 6350 §4.3.5, RFC 2426 §3.6.4",
        sentence: "%1 has a time of day without minutes or seconds",
        why: "Programs that compare revisions cannot tell which card is newer.",
        fires: [card("4.0", "REV:↓20190615T0809Z"), card("4.0", "CREATED:↓20190615T0809")],
        quiet: [card("3.0", "REV:2019-06-15"), card("4.0", "REV:20190615T080910.5+0200")]
    )

    package static let dateInvalid = Rule(
        id: "date-form",
        severity: .warning,
        standard: "RFC 6350 §4.3.4",
        sentence: "%1 is no date and does not say VALUE=text",
        why: "Programs drop the day.",
        fires: [card("4.0", "ANNIVERSARY:↓in the spring")],
        quiet: [card("4.0", "ANNIVERSARY;VALUE=text:in the spring"), card("4.0", "DEATHDATE:1990")]
    )

    package static let dateForm = Rule(
        id: "date-extended",
        severity: .info,
        standard: "RFC 6350 §4.3.1",
        sentence: "%1 has a form of date that 4.0 does not define, but it can be read only one way",
        why: "Strict programs refuse dashes between all parts of a date.",
        fires: [card("4.0", "ANNIVERSARY:↓1990-02-14")],
        quiet: [card("4.0", "ANNIVERSARY:19900214"), card("3.0", "BDAY:1990-02-14")],
        correction: card("4.0", "ANNIVERSARY:19900214")
    )

    package static let genderInvalid = Rule(
        id: "gender-sex",
        severity: .warning,
        standard: "RFC 6350 §6.2.7",
        sentence:
            "the first part of GENDER is none of M, F, O, N and U; words stand behind a semicolon",
        why: "Programs read one letter and drop the rest.",
        fires: [card("4.0", "GENDER:↓female")],
        quiet: [
            card("4.0", "GENDER:F"), card("4.0", "GENDER:;it is complicated"),
            card("4.0", "GENDER:O;intersex"),
        ],
        correction: card("4.0", "GENDER:F")
    )

    package static let valueWordUnknown = Rule(
        id: "value-word-unknown",
        severity: .info,
        standard: "RFC 6350 §6.1.4, RFC 2426 §3.7.1, RFC 9554 §3.2",
        sentence: "%1 is a word that is not registered for it",
        why: "Programs take the card as if the property were not there.",
        fires: [
            card("4.0", "KIND:↓person"), card("3.0", "CLASS:↓SECRET"),
            card("4.0", "GRAMGENDER:↓female"),
        ],
        quiet: [
            card("4.0", "KIND:application"), card("4.0", "KIND:x-person"),
            card("3.0", "CLASS:CONFIDENTIAL"), card("4.0", "GRAMGENDER:feminine"),
        ]
    )

    package static let profileInvalid = Rule(
        id: "profile-form",
        severity: .warning,
        standard: "RFC 2426 §2.1.3",
        sentence: "%1 says something else than VCARD",
        why: "A program that goes by it takes the card for other data.",
        fires: [card("3.0", "PROFILE:↓CARD")],
        quiet: [card("3.0", "PROFILE:vCard")],
        correction: card("3.0", "PROFILE:VCARD")
    )

    package static let componentsExtra = Rule(
        id: "components-extra",
        severity: .warning,
        standard: "RFC 6350 §6.2.2 and §6.3.1, RFC 2426 §3.1.2 and §3.2.1, RFC 9554 §2",
        sentence: "%1 has more than its %2 components",
        why: "An unescaped semicolon in a name or a street shifts everything behind it.",
        fires: [
            card("3.0", "↓ADR:;;9 Gale Road; 42; left;Oldport;;00000;Exampleland"),
            card("4.0", "↓N:Vale;Ada;;;;;;Dr."),
        ],
        quiet: [
            card("3.0", "ADR:;;9 Gale Road\\; 42;Oldport;;00000;Exampleland"),
            card("4.0", "N:Vale;Ada;;;;;"),
        ],
        correction: card("3.0", "ADR:;;9 Gale Road\\; 42\\; left;Oldport;;00000;Exampleland")
    )

    package static let addressFormatted = Rule(
        id: "adr-formatted",
        severity: .info,
        standard: "practice of Google Contacts, RFC 2426 §3.2.1",
        sentence: "ADR has an eighth component",
        why: "Google writes the whole address once more there; other programs drop it.",
        fires: [card("3.0", "↓ADR:;;9 Gale Road;Oldport;;00000;Exampleland;9 Gale Road\\nOldport")],
        quiet: [card("3.0", "ADR:;;9 Gale Road;Oldport;;00000;Exampleland")]
    )

    package static let componentsFew = Rule(
        id: "components-few",
        severity: .info,
        standard: "RFC 6350 §6.2.2 and §6.3.1",
        sentence: "%1 has fewer than its %2 components",
        why: "4.0 wants all of them, empty ones too; strict programs refuse the line.",
        fires: [card("4.0", "↓N:Vale;Ada"), card("4.0", "↓ADR:;;9 Gale Road;Oldport")],
        quiet: [card("3.0", "ADR:;;9 Gale Road;Oldport"), card("4.0", "N:Vale;Ada;;;")],
        correction: card("4.0", "N:Vale;Ada;;;")
    )

    package static let valueEmpty = Rule(
        id: "value-empty",
        severity: .info,
        standard: "RFC 6350 §3.3",
        sentence: "%1 is empty",
        why: "An empty entry says nothing, and some programs show it as a blank line.",
        fires: [card("3.0", "↓TEL;TYPE=HOME:")],
        quiet: [card("4.0", "N:;;;;"), card("3.0", "X-NOTHING:")]
    )

    package static let formattedNameEmpty = Rule(
        id: "fn-empty",
        severity: .warning,
        standard: "RFC 6350 §6.2.1, RFC 2426 §3.1.1",
        sentence: "FN is empty",
        why: "Most programs show FN, so the card has no name in their lists.",
        fires: ["BEGIN:VCARD\r\nVERSION:3.0\r\nN:Vale;Ada;;;\r\n↓FN:\r\nEND:VCARD\r\n"],
        quiet: [card("3.0")]
    )

    package static let memberWithoutGroup = Rule(
        id: "member-without-group",
        severity: .warning,
        standard: "RFC 6350 §6.6.5",
        sentence: "%1 stands in a card that does not say %2:group",
        why: "Programs show the card as a person and lose the members.",
        fires: [
            card("4.0", "↓MEMBER:mailto:ben@example.com"),
            card(
                "3.0",
                "↓X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:00000000-0000-4000-8000-000000000001"
            ),
        ],
        quiet: [card("4.0", "KIND:group", "MEMBER:mailto:ben@example.com")],
        correction: card("4.0", "KIND:group", "MEMBER:mailto:ben@example.com")
    )

    package static let lineLong = Rule(
        id: "line-long",
        severity: .info,
        standard: "RFC 6350 §3.2, RFC 2426 §2.6",
        sentence:
            "a line is longer than 75 octets; the standard advises to fold it (told once a file)",
        why: "Old mail programs cut long lines.",
        fires: [card("3.0", "↓NOTE:" + String(repeating: "Tide ", count: 20))],
        quiet: [card("3.0", "NOTE:" + String(repeating: "Tide ", count: 12), " and ebb")]
    )
}
