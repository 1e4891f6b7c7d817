package import Diagnostics

/// What a card as a whole must hold, and lines that are no properties.
extension Rule {
    package static let notContacts = Rule(
        id: "not-contacts",
        severity: .error,
        standard: "RFC 6350 §6.1.1",
        sentence: "not a contact file: there is no BEGIN:VCARD in it",
        why: "A file without a card is most likely another kind of file with the suffix .vcf.",
        fires: ["↓Dear Ada,\r\nhere is the list.\r\n"],
        quiet: [""]
    )

    package static let lineWithoutColon = Rule(
        id: "line-without-colon",
        severity: .error,
        standard: "RFC 6350 §3.3",
        sentence: "no colon: not a property line; it is kept as it is and belongs to no property",
        why: "A line break written raw into a name or note cuts it; the rest stands here.",
        fires: [card("3.0", "↓Brackwater")],
        quiet: [card("3.0", "NOTE:first", "  second")]
    )

    package static let lineEndEscaped = Rule(
        id: "line-end-escaped",
        severity: .warning,
        standard: "vCard 2.1 §2.1.3",
        sentence:
            "a line of %1 ends in a backslash and the next one is no property; they are read as one value with a line break",
        why:
            "2.1 writes a line break in quoted-printable; other programs lose all that stands behind this one.",
        fires: [
            card("2.1", "↓ADR;HOME:;;Shed 1\\", "Pier 4\\", "Back door;Oldport;;00000;Exampleland")
        ],
        quiet: [
            card("2.1", "NOTE:C:\\cards\\", "TEL:+1-202-555-0101"),
            card("3.0", "NOTE:Ring twice\\", "then wait"),
            card("2.1", "NOTE:C:\\cards\\", " and folders"),
        ],
        correction: card(
            "2.1",
            "ADR;HOME;ENCODING=QUOTED-PRINTABLE:;;Shed 1=0D=0APier 4=0D=0ABack door;Oldport;;00000;Exampleland"
        )
    )

    package static let lineWithoutName = Rule(
        id: "line-without-name",
        severity: .error,
        standard: "RFC 6350 §3.3",
        sentence: "the property name is empty",
        why: "Without a name nobody knows what the value is.",
        fires: [card("3.0", "↓:+1-202-555-0101")],
        quiet: []
    )

    package static let markerDamaged = Rule(
        id: "marker-damaged",
        severity: .error,
        standard: "RFC 6350 §6.1.1, §6.1.2",
        sentence:
            "the line would be BEGIN or END of a card were it not folded or damaged; it counts as neither",
        why:
            "One program ends the card here and another does not; what follows lands in different cards.",
        fires: [card("3.0", "↓END:VCA", " RD"), card("3.0", "↓END;:VCARD")],
        quiet: [card("3.0", "X-END:VCARD"), card("3.0", "item1.END:VCARD")]
    )

    package static let nameInvalid = Rule(
        id: "name-invalid",
        severity: .error,
        standard: "RFC 6350 §3.3",
        sentence: "not a property name: it holds other characters than letters, digits and hyphens",
        why: "Home-made converters write column titles as names, and programs then import nothing.",
        fires: [card("3.0", "↓Cell phone:+1-202-555-0101")],
        quiet: [card("3.0", "X-Cell-2:+1-202-555-0101")]
    )

    package static let nameUnderscore = Rule(
        id: "name-underscore",
        severity: .warning,
        standard: "RFC 6350 §3.3",
        sentence: "an underscore is not allowed in a property name",
        why: "Strict programs refuse the whole card for it.",
        fires: [card("3.0", "↓X-Odd_Name:kept")],
        quiet: [card("3.0", "X-ODD-NAME:kept_too")]
    )

    package static let versionMissing = Rule(
        id: "version-missing",
        severity: .warning,
        standard: "RFC 6350 §6.7.9, RFC 2426 §3.6.9, vCard 2.1 §2.6.6",
        sentence: "the card has no VERSION; it is read as %1",
        why: "Escapes, charsets and parameters are read by the version; a guess can be wrong.",
        fires: ["↓BEGIN:VCARD\r\nN:Vale;Ada;;;\r\nFN:Ada Vale\r\nEND:VCARD\r\n"],
        quiet: [card("2.1")]
    )

    package static let versionUnknown = Rule(
        id: "version-unknown",
        severity: .warning,
        standard: "RFC 6350 §6.7.9",
        sentence: "VERSION is none of 2.1, 3.0 and 4.0; the card is read as %1",
        why: "Programs refuse versions that they do not know.",
        fires: [
            "BEGIN:VCARD\r\n↓VERSION:7.0\r\nN:Vale;Ada;;;\r\nFN:Ada Vale\r\nEND:VCARD\r\n"
        ],
        quiet: [card("4.0")]
    )

    package static let versionRepeated = Rule(
        id: "version-repeated",
        severity: .warning,
        standard: "RFC 6350 §6.7.9",
        sentence: "VERSION stands more than once; the first decides",
        why:
            "Round trips between servers add a VERSION each time, and strict programs refuse the card.",
        fires: [card("3.0", "↓VERSION:2.1")],
        quiet: []
    )

    package static let versionNotFirst = Rule(
        id: "version-not-first",
        severity: .warning,
        standard: "RFC 6350 §6.7.9",
        sentence: "4.0 wants VERSION directly after BEGIN",
        why: "A program that decides by the second line reads the card as another version.",
        fires: ["BEGIN:VCARD\r\nFN:Ada Vale\r\n↓VERSION:4.0\r\nEND:VCARD\r\n"],
        quiet: [
            "BEGIN:VCARD\r\nN:Vale;Ada;;;\r\nFN:Ada Vale\r\nVERSION:3.0\r\nEND:VCARD\r\n"
        ],
        correction: "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ada Vale\r\nEND:VCARD\r\n"
    )

    package static let formattedNameMissing = Rule(
        id: "fn-missing",
        severity: .warning,
        standard: "RFC 6350 §6.2.1, RFC 2426 §3.1.1",
        sentence: "FN is missing; %1 requires it",
        why: "Most programs show FN and refuse a card without it.",
        fires: ["↓BEGIN:VCARD\r\nVERSION:3.0\r\nN:Vale;Ada;;;\r\nEND:VCARD\r\n"],
        quiet: ["BEGIN:VCARD\r\nVERSION:2.1\r\nN:Vale;Ada\r\nEND:VCARD\r\n"]
    )

    package static let structuredNameMissing = Rule(
        id: "n-missing",
        severity: .warning,
        standard: "RFC 2426 §3.1.2, vCard 2.1 §2.2.2",
        sentence: "N is missing; %1 requires it",
        why: "Strict programs refuse the card; N:;;;; is enough for them.",
        fires: ["↓BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada Vale\r\nEND:VCARD\r\n"],
        quiet: ["BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ada Vale\r\nEND:VCARD\r\n"]
    )

    package static let cardEmpty = Rule(
        id: "card-empty",
        severity: .warning,
        standard: "RFC 6350 §3.3",
        sentence: "the card holds no name and no contact data",
        why: "Exports leave such cards behind; two of them are never the same person.",
        fires: ["↓BEGIN:VCARD\r\nVERSION:3.0\r\nN:;;;;\r\nEND:VCARD\r\n"],
        quiet: ["BEGIN:VCARD\r\nVERSION:2.1\r\nN:;\r\nTEL:+1-202-555-0101\r\nEND:VCARD\r\n"]
    )

    package static let propertyRepeated = Rule(
        id: "property-repeated",
        severity: .warning,
        standard: "RFC 6350 §6, RFC 2426 §3",
        sentence: "%1 stands more than once; at most one is allowed",
        why: "Programs keep one of them, and which one is chance.",
        fires: [card("3.0", "REV:20200101T000000Z", "↓REV:20210101T000000Z")],
        quiet: [
            card("4.0", "N;ALTID=1;LANGUAGE=en:Vale;Ada;;;", "N;ALTID=1;LANGUAGE=de:Tal;Ada;;;")
        ]
    )

    package static let labelWithoutGroup = Rule(
        id: "label-without-group",
        severity: .info,
        standard: "practice of Apple's programs",
        sentence: "a label without a group belongs to no property",
        why: "A label names the property of its own group; alone it says nothing.",
        fires: [card("3.0", "↓X-ABLabel:Orphan")],
        quiet: [card("3.0", "item1.URL:https://example.com/", "ITEM1.X-ABLabel:Home")]
    )

    package static let labelOfNothing = Rule(
        id: "label-of-nothing",
        severity: .info,
        standard: "practice of Apple's programs",
        sentence: "the label's group has no other property",
        why: "What the label named was lost on the way.",
        fires: [card("3.0", "↓item9.X-ABLabel:Nobody")],
        quiet: [card("3.0", "item9.URL:https://example.com/", "item9.X-ABLabel:Home")]
    )

    package static let uidConflict = Rule(
        id: "uid-conflict",
        severity: .error,
        standard: "RFC 6350 §6.7.6",
        sentence: "the UID is used already by the card at line %1, with another name",
        why: "Programs that go by the UID overwrite one person with the other.",
        fires: [
            card("3.0", "UID:shared")
                + "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Orr;Ben;;;\r\nFN:Ben Orr\r\n↓UID:shared\r\nEND:VCARD\r\n"
        ],
        quiet: [card("3.0", "UID:once") + card("3.0", "UID:once")]
    )

    package static let uidsNotCompared = Rule(
        id: "uids-not-compared",
        severity: .info,
        standard: "Kindred's limit",
        sentence:
            "the file has more than %1 UIDs; from here on they are not compared with each other",
        why: "The memory for it is bounded; cut the file into parts to compare them all.",
        fires: [],
        quiet: [card("3.0", "UID:one")]
    )
}
