package import Diagnostics

/// What stands in the way of writing a card in another version; only a checker with a target tells it.
extension Rule {
    package static let targetProperty = Rule(
        id: "target-property",
        severity: .warning,
        standard: "RFC 6350 appendix A, RFC 2426 §3",
        sentence: "%2 has no property %1; it becomes %3",
        why: "Under another name it comes back on the way home; other programs may not show it.",
        fires: [
            card("4.0", "↓GENDER:F"), card("3.0", "↓MAILER:Quill 2"),
            card("3.0", "↓LABEL:9 Gale Road"),
        ],
        quiet: [
            card("4.0", "NICKNAME:Addie"), card("4.0", "IMPP:xmpp:ada@example.com"),
            card("4.0", "FBURL:https://example.com/busy"),
        ]
    )

    package static let targetParameter = Rule(
        id: "target-parameter",
        severity: .info,
        standard: "RFC 6350 §5 and §6, RFC 2426 §4",
        sentence: "%2 has no parameter for what %1 says of %3",
        why: "What it says is lost on programs that read that version by the letter.",
        fires: [
            card("4.0", "↓NOTE;ALTID=1;LANGUAGE=en:Hello"),
            card("4.0", "↓EMAIL;PID=1.1:ada@example.com"),
            card("4.0", "↓TITLE;PREF=1:Keeper"),
            card("4.0", "↓URL;TYPE=work:https://example.com/"),
            card("4.0", "↓BDAY;CALSCALE=hebrew:57500214"),
            card("3.0", "↓SOURCE;CONTEXT=LDAP:ldap://example.com/"),
        ],
        quiet: [
            card("4.0", "EMAIL;PREF=1:ada@example.com"),
            card("4.0", "BDAY;CALSCALE=gregorian:19900214"),
            card("3.0", "KEY;ENCODING=b;TYPE=PGP:AAAA"),
        ]
    )

    package static let targetType = Rule(
        id: "target-type",
        severity: .info,
        standard: "RFC 6350 §5.6 and appendix A, RFC 2426 §3",
        sentence: "TYPE of %1 names what %2 does not know",
        why: "Programs show the entry without a label, or as another kind.",
        fires: [
            card("4.0", "TEL;TYPE=↓textphone:+1-202-555-0101"),
            card("4.0", "ADR;TYPE=home,↓billing:;;9 Gale Road;Oldport;;;"),
            card("3.0", "TEL;TYPE=work,↓msg:+1-202-555-0101"),
            card("3.0", "ADR;TYPE=↓dom:;;9 Gale Road;Oldport;;;"),
        ],
        quiet: [
            card("3.0", "TEL;TYPE=work,pref:+1-202-555-0101"),
            card("3.0", "EMAIL;TYPE=INTERNET:ada@example.com"),
            card("3.0", "PHOTO;ENCODING=b;TYPE=JPEG:AAAA"),
        ]
    )

    package static let targetValue = Rule(
        id: "target-value",
        severity: .warning,
        standard: "RFC 6350 §4 and §6, RFC 2426 §3, RFC 2425 §5.8.4",
        sentence: "%1 of %2 cannot be %3; %4",
        why: "Programs that read the version by the letter drop the value or read another one.",
        fires: [
            card("4.0", "↓BDAY:--0214"), card("4.0", "↓BDAY:1990"),
            card("4.0", "↓BDAY;VALUE=text:circa 1800"),
            card("4.0", "↓BDAY:19900214T1030"), card("4.0", "↓REV:20190615T080910-05"),
            card("4.0", "↓TEL;VALUE=uri:sip:ada@example.com"),
            card("4.0", "↓GEO:geo:12.3,45.6,7"), card("4.0", "↓TZ;VALUE=uri:urn:example:tz"),
            card("4.0", "↓KEY:https://example.com/key.asc"),
            card("4.0", "↓N:Vale;Ada;;;;Quill;Jr."),
            card("3.0", "↓REV:1995-10-31T22:27:10,5Z"),
            card("2.1", "↓SOUND:AY-duh VAYL"),
        ],
        quiet: [
            card("4.0", "BDAY:19900214"), card("4.0", "BDAY:19531015T231000Z"),
            card("4.0", "TEL;VALUE=uri:tel:+1-202-555-0101"),
            card("4.0", "GEO:geo:12.3,45.6"), card("4.0", "TZ;VALUE=utc-offset:-0500"),
            card("4.0", "PHOTO:data:image/png;base64,AAAA"),
            card("4.0", "N:Vale;Ada;;;;;"), card("3.0", "BDAY:1990-02-14"),
            card("3.0", "KEY;VALUE=text:AAAA BBBB"),
        ]
    )

    package static let targetRepeated = Rule(
        id: "target-repeated",
        severity: .info,
        standard: "RFC 6350 §5.4, RFC 2426 §3",
        sentence: "%2 has one %1; a further one %3",
        why: "ALTID makes several properties one in 4.0 only; other programs show one of them.",
        fires: [
            card("4.0", "↓FN:A. Vale"),
            card("4.0", "N;ALTID=1;LANGUAGE=en:Vale;Ada;;;", "↓N;ALTID=1;LANGUAGE=fr:Val;Ada;;;"),
        ],
        quiet: [card("4.0", "TITLE;ALTID=1;LANGUAGE=en:Boss")]
    )

    package static let targetNameMissing = Rule(
        id: "target-name-missing",
        severity: .info,
        standard: "RFC 2426 §3.1.1 and §3.1.2, RFC 6350 §6.2.1",
        sentence: "%1 wants %2, and the card has none; %3",
        why: "Programs show FN and sort by N.",
        fires: [
            "↓BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ada Vale\r\nEND:VCARD\r\n",
            "↓BEGIN:VCARD\r\nVERSION:2.1\r\nN:Vale;Ada\r\nEND:VCARD\r\n",
        ],
        quiet: [card("4.0", "N:Vale;Ada;;;")]
    )
}
