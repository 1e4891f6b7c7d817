import Diagnostics

/// The forms of dates, photos, numbers and places.
extension Repair {
    static let mediaForm = Repair(
        "media-form",
        standard: "RFC 6350 §6.2.4, RFC 2426 §3.1.4",
        sentence: "the data of %1 has the form of the version",
        why: "3.0 wants ENCODING=b and 4.0 a data URI; the data itself is not touched.",
        before: Rule.card("3.0", "PHOTO;ENCODING=BASE64;TYPE=PNG:AAAA"),
        after: Rule.card("3.0", "PHOTO;ENCODING=b;TYPE=PNG:AAAA")
    )

    static let mediaLink = Repair(
        "media-link",
        standard: "RFC 6350 §6.2.4, RFC 2426 §3.1.4",
        sentence: "%1 is declared as the link that it is",
        why: "A link that is declared as data is shown as a broken picture.",
        before: Rule.card("3.0", "PHOTO;VALUE=BINARY:https://example.com/a.png"),
        after: Rule.card("3.0", "PHOTO;VALUE=uri:https://example.com/a.png")
    )

    static let dateForm = Repair(
        "date-form",
        standard: "RFC 6350 §4.3.1, RFC 2425 §5.8.4",
        sentence: "the date of %1 has the form of the version",
        why: "Strict programs refuse the form of another version.",
        before: Rule.card("4.0", "BDAY:1984-04-12"),
        after: Rule.card("4.0", "BDAY:19840412")
    )

    static let dateText = Repair(
        "date-text",
        standard: "RFC 6350 §6.2.5",
        sentence: "%1 is no date that can be read and is declared as text",
        why: "A guess would be a wrong birthday; as text it is kept and legal.",
        before: Rule.card("4.0", "BDAY:03/04/1985"),
        after: Rule.card("4.0", "BDAY;VALUE=text:03/04/1985")
    )

    static let timestampForm = Repair(
        "timestamp-form",
        standard: "RFC 6350 §4.3.5, RFC 2426 §3.6.4",
        sentence: "the time of %1 has the form of the version",
        why: "Programs that compare revisions compare them letter by letter.",
        before: Rule.card("4.0", "REV:1996-02-03T04:05:06Z"),
        after: Rule.card("4.0", "REV:19960203T040506Z")
    )

    static let timestampInvalid = Repair(
        "timestamp-invalid",
        .carried,
        standard: "RFC 6350 §4.3.5, RFC 2426 §3.6.4",
        sentence: "a %1 that is no timestamp is carried as %2",
        why: "Programs stop at it, or take the card for older than it is.",
        before: Rule.card("4.0", "REV:LATER"),
        after: Rule.card("4.0", "X-REV:LATER")
    )

    static let telephoneURI = Repair(
        "tel-uri",
        standard: "RFC 6350 §6.4.1, RFC 2426 §3.3.1",
        sentence: "the number of TEL has the form of the version",
        why: "Dialers take the letters of tel: for digits.",
        before: Rule.card("3.0", "TEL;VALUE=uri:tel:+1-202-555-0101"),
        after: Rule.card("3.0", "TEL:+1-202-555-0101")
    )

    static let geoForm = Repair(
        "geo-form",
        standard: "RFC 6350 §6.5.2, RFC 2426 §3.4.2",
        sentence: "the place of GEO has the form of the version",
        why: "4.0 writes a geo: URI, 3.0 two numbers.",
        before: Rule.card("4.0", "GEO:37.386013;-122.082932"),
        after: Rule.card("4.0", "GEO:geo:37.386013,-122.082932")
    )

    static let zoneForm = Repair(
        "tz-form",
        standard: "RFC 6350 §6.5.1, RFC 2426 §3.4.1",
        sentence: "the zone of TZ has the form of the version",
        why: "4.0 takes TZ for a name where nothing says that it is an offset.",
        before: Rule.card("4.0", "TZ:-05:00"),
        after: Rule.card("4.0", "TZ;VALUE=utc-offset:-0500")
    )

    static let photoLeftOut = Repair(
        "photo-left-out",
        .leftOut,
        standard: "a wish of the caller",
        sentence: "%1 is left out as asked",
        why: "Photos need not go where names and numbers go."
    )

    static let carried = Repair(
        "property-carried",
        .carried,
        standard: "RFC 6350 appendix A",
        sentence: "%1, which the version lacks, is carried as %2",
        why: "A property that the next program does not know must not stop it.",
        before: Rule.card("4.0", "MAILER:Post 1.0"),
        after: Rule.card("4.0", "X-MAILER:Post 1.0")
    )

    static let labelProperty = Repair(
        "label-property",
        standard: "RFC 6350 appendix A.2, §6.3.1",
        sentence: "the label of an address has the form of the version",
        why: "3.0 has a LABEL property, 4.0 a parameter of ADR.",
        before: Rule.card("4.0", "LABEL;TYPE=home:Gale Road 9", "ADR;TYPE=home:;;;Oldport;;;"),
        after: Rule.card("4.0", "ADR;TYPE=home;LABEL=Gale Road 9:;;;Oldport;;;")
    )

    static let agent = Repair(
        "agent",
        standard: "RFC 6350 appendix A.2, §6.6.6",
        sentence: "AGENT is written as RELATED of the type agent, or the other way round",
        why: "4.0 has no card inside a card.",
        before: Rule.card("4.0", "AGENT;VALUE=uri:mailto:rue@example.com"),
        after: Rule.card("4.0", "RELATED;TYPE=agent:mailto:rue@example.com")
    )

    static let sortString = Repair(
        "sort-string",
        standard: "RFC 6350 §5.9, RFC 2426 §3.6.5",
        sentence: "what names are sorted by has the form of the version",
        why: "3.0 has SORT-STRING, 4.0 a parameter of N.",
        before: Rule.card("4.0", "N:Vale;Ada;;;", "SORT-STRING:Vale"),
        after: Rule.card("4.0", "N;SORT-AS=Vale:Vale;Ada;;;")
    )

    static let groupCard = Repair(
        "kind-form",
        standard: "RFC 6350 §6.1.4, §6.6.5; practice of address books",
        sentence: "%1 is written as %2",
        why: "Address books of 3.0 have names of their own for groups and companies.",
        before: Rule.card("4.0", "X-ADDRESSBOOKSERVER-KIND:group"),
        after: Rule.card("4.0", "KIND:group")
    )
}
