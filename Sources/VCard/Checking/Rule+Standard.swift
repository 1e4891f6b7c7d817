package import Diagnostics

/// What a version's standard does not have: properties, parameters and how often they stand.
extension Rule {
    package static let propertyUnknown = Rule(
        id: "property-unknown",
        severity: .info,
        standard: "RFC 6350 §6.10, RFC 2426 §3.8",
        sentence: "no standard names %1; a program's own property begins with X-",
        why: "A misspelt name is a property that no program shows.",
        fires: [card("3.0", "↓TELEPHONE:+1-202-555-0101")],
        quiet: [card("3.0", "X-TELEPHONE:+1-202-555-0101"), card("4.0", "VND-ACME-ROW:7")]
    )

    package static let propertyOfOtherVersion = Rule(
        id: "property-of-other-version",
        severity: .info,
        standard: "RFC 6350 §6, RFC 2426 §3, vCard 2.1 §2",
        sentence: "%2 has no property %1",
        why: "Programs that read %2 by the letter pass it over, and the next export loses it.",
        fires: [
            card("3.0", "↓GENDER:F"), card("4.0", "↓MAILER:Quill 2"),
            card("2.1", "↓NICKNAME:Addie"),
        ],
        quiet: [card("4.0", "GENDER:F"), card("3.0", "MAILER:Quill 2")]
    )

    package static let propertyDuplicate = Rule(
        id: "property-duplicate",
        severity: .info,
        standard: "Kindred's advice",
        sentence: "%1 stands twice with the same parameters and the same value",
        why: "Each round trip between two programs may add one more.",
        fires: [card("3.0", "TEL:+1-202-555-0101", "↓TEL:+1-202-555-0101")],
        quiet: [card("3.0", "TEL;TYPE=HOME:+1-202-555-0101", "TEL;TYPE=WORK:+1-202-555-0101")],
        correction: card("3.0", "TEL:+1-202-555-0101")
    )

    package static let parameterUnknown = Rule(
        id: "parameter-unknown",
        severity: .info,
        standard: "RFC 6350 §5, RFC 2426 §4",
        sentence: "no standard names this parameter of %1; a program's own begins with X-",
        why: "A misspelt parameter says nothing to any program.",
        fires: [card("3.0", "TEL;↓TYP=HOME:+1-202-555-0101")],
        quiet: [card("3.0", "TEL;X-TYP=HOME:+1-202-555-0101")]
    )

    package static let parameterOfOtherVersion = Rule(
        id: "parameter-of-other-version",
        severity: .warning,
        standard: "RFC 6350 §5, RFC 2426 §4",
        sentence: "%2 has no parameter %1",
        why: "What it says is lost on programs that read the version by the letter.",
        fires: [
            card("3.0", "TEL;↓PREF=1:+1-202-555-0101"),
            card("4.0", "SOURCE;↓CONTEXT=word:ldap://example.com/"),
        ],
        quiet: [
            card("4.0", "TEL;PREF=1:+1-202-555-0101"), card("3.0", "X-TEL;PREF=1:+1-202-555-0101"),
        ],
        correction: card("3.0", "TEL;TYPE=pref:+1-202-555-0101")
    )

    package static let parameterMisplaced = Rule(
        id: "parameter-misplaced",
        severity: .info,
        standard: "RFC 6350 §5 and §6, RFC 2426 §4",
        sentence: "%2 has no parameter %1 in %3",
        why: "Most programs pass it over; strict ones refuse the line.",
        fires: [
            card("4.0", "REV;↓TYPE=home:20190615T080910Z"),
            card("3.0", "URL;↓TYPE=WORK:https://example.com/"),
        ],
        quiet: [card("4.0", "URL;TYPE=work:https://example.com/")]
    )

    package static let parameterRepeated = Rule(
        id: "parameter-repeated",
        severity: .warning,
        standard: "RFC 6350 §5",
        sentence: "%1 stands more than once among the parameters of %2",
        why: "Programs go by one of them, and which one is chance.",
        fires: [card("4.0", "NOTE;LANGUAGE=en;↓LANGUAGE=de:Guten Tag")],
        quiet: [card("3.0", "TEL;TYPE=HOME;TYPE=FAX:+1-202-555-0101")]
    )

    package static let valueType = Rule(
        id: "value-type",
        severity: .warning,
        standard: "RFC 6350 §5.2, RFC 2425 §5.8.4",
        sentence: "a value of %1 in %2 cannot be of this type",
        why: "Programs that go by VALUE read the value as something else than was meant.",
        fires: [card("4.0", "FN;VALUE=↓uri:Ada Vale"), card("3.0", "BDAY;VALUE=↓text:circa 1800")],
        quiet: [
            card("4.0", "BDAY;VALUE=text:circa 1800"),
            card("2.1", "PHOTO;VALUE=URL:https://example.com/a.png"),
        ]
    )

    package static let valueTypeUnknown = Rule(
        id: "value-type-unknown",
        severity: .info,
        standard: "RFC 6350 §5.2, RFC 2425 §5.8.4",
        sentence: "VALUE names a type that %2 does not have",
        why: "Programs read the value as if VALUE were not there.",
        fires: [card("4.0", "NOTE;VALUE=↓string:Guten Tag")],
        quiet: [card("4.0", "NOTE;VALUE=x-string:Guten Tag")]
    )

    package static let typeUnknown = Rule(
        id: "type-unknown",
        severity: .info,
        standard: "RFC 6350 §5.6 and §6.4.1, RFC 2426 §3.3.1, vCard 2.1 §2.4.1.1",
        sentence: "TYPE of %1 names nothing that %2 knows",
        why: "Programs show the entry without a label, or as another kind.",
        fires: [
            card("4.0", "TEL;TYPE=home,↓landline:+1-202-555-0101"),
            card("3.0", "ADR;TYPE=↓MOBILE:;;9 Gale Road;Oldport;;;"),
            card("4.0", "EMAIL;TYPE=↓internet:ada@example.com"),
            card("4.0", "PHOTO;TYPE=↓JPEG:https://example.com/ada.jpg"),
        ],
        quiet: [
            card("4.0", "TEL;TYPE=x-landline:+1-202-555-0101"),
            card("4.0", "RELATED;TYPE=friend,co-worker;VALUE=text:Ben Orr"),
            card("3.0", "TEL;TYPE=IPHONE:+1-202-555-0101"),
        ]
    )

    package static let typeMisplaced = Rule(
        id: "type-misplaced",
        severity: .info,
        standard: "RFC 6350 §6.4.1 and §6.6.6",
        sentence: "this word of TYPE belongs to TEL or RELATED, not to %1",
        why: "Programs show the entry without a label.",
        fires: [card("4.0", "EMAIL;TYPE=↓cell:ada@example.com")],
        quiet: [card("4.0", "TEL;TYPE=cell:+1-202-555-0101")]
    )

    package static let encodingUnknown = Rule(
        id: "encoding-unknown",
        severity: .warning,
        standard: "RFC 6350 §3.3, RFC 2426 §5",
        sentence: "%2 has no such %1",
        why: "Strict programs show the encoded letters as they stand, or refuse the line.",
        fires: [
            card("3.0", "NOTE;ENCODING=↓QUOTED-PRINTABLE:a=3Db"),
            card("4.0", "KEY;↓ENCODING=b:AAAA"),
        ],
        quiet: [
            card("2.1", "NOTE;ENCODING=QUOTED-PRINTABLE:a=3Db"), card("3.0", "KEY;ENCODING=b:AAAA"),
        ],
        correction: card("3.0", "NOTE:a=b")
    )
}
