import Diagnostics

/// Which properties a card must hold, how often, and in how many parts.
extension Repair {
    static let formattedNameMissing = Repair(
        "fn-missing",
        standard: "RFC 6350 §6.2.1, RFC 2426 §3.1.1",
        sentence: "FN is made from %1",
        why: "Every card needs a name to show.",
        before: "BEGIN:VCARD\r\nVERSION:4.0\r\nORG:Gull;Ropes\r\nEND:VCARD\r\n",
        after: "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Gull\r\nORG:Gull;Ropes\r\nEND:VCARD\r\n"
    )

    static let formattedNameFurther = Repair(
        "fn-several",
        .carried,
        standard: "RFC 2426 §3.1.1",
        sentence: "a further FN is carried as X-FN",
        why: "3.0 has one FN.",
        before: Rule.card("3.0", "FN:A. Vale"),
        after: Rule.card("3.0", "X-FN:A. Vale")
    )

    static let nameMissing = Repair(
        "n-missing",
        standard: "RFC 2426 §3.1.2",
        sentence: "an empty N is added",
        why: "3.0 wants N; which part of FN is the family name would be a guess.",
        before: "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada Vale\r\nEND:VCARD\r\n",
        after: "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada Vale\r\nN:;;;;\r\nEND:VCARD\r\n"
    )

    static let nameComponents = Repair(
        "n-components",
        standard: "RFC 6350 §6.2.2",
        sentence: "N has its five parts",
        why: "Programs that count the parts take a short N for damaged.",
        before: "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Vale;Ada\r\nFN:Ada Vale\r\nEND:VCARD\r\n",
        after: Rule.card("3.0")
    )

    static let addressComponents = Repair(
        "adr-components",
        standard: "RFC 6350 §6.3.1",
        sentence: "ADR has its seven parts",
        why: "The separators must be there, even where the parts are empty.",
        before: Rule.card("3.0", "ADR:;;Gale Road 9;Oldport"),
        after: Rule.card("3.0", "ADR:;;Gale Road 9;Oldport;;;")
    )

    static let organizationUnits = Repair(
        "org-units",
        standard: "RFC 6350 §6.6.4",
        sentence: "empty units at the end of ORG are left out",
        why: "Some programs show the semicolon behind the name.",
        before: Rule.card("3.0", "ORG:Harbor Tools;"),
        after: Rule.card("3.0", "ORG:Harbor Tools")
    )

    static let repeated = Repair(
        "property-repeated",
        .carried,
        standard: "RFC 6350 §6",
        sentence: "a further %1 is left out or carried as %2",
        why: "Servers refuse a card in which what may stand once stands twice.",
        before: Rule.card("3.0", "PRODID:a", "PRODID:b"),
        after: Rule.card("3.0", "PRODID:a")
    )

    static let duplicate = Repair(
        "duplicate",
        standard: "practice of address books",
        sentence: "an exact copy of %1 is left out",
        why: "Round trips between programs double what they do not know.",
        before: Rule.card("3.0", "NOTE:a", "NOTE:a"),
        after: Rule.card("3.0", "NOTE:a")
    )

    static let emptyValue = Repair(
        "empty-value",
        standard: "RFC 6350 §6.2.4, §6.2.5",
        sentence: "an empty %1 is left out",
        why: "Some programs make a broken picture, or the day of the import, out of it.",
        before: Rule.card("3.0", "BDAY:"),
        after: Rule.card("3.0")
    )

    static let nameCase = Repair(
        "name-case",
        standard: "RFC 6350 §3.3",
        sentence: "%1 is written in capitals",
        why: "Some programs compare names letter by letter.",
        before: Rule.card("3.0", "note;language=de:a"),
        after: Rule.card("3.0", "NOTE;LANGUAGE=de:a")
    )

    static let nameInvalid = Repair(
        "name-invalid",
        .carried,
        standard: "RFC 6350 §3.3",
        sentence: "a name with characters that no name may have is carried as %1",
        why: "Strict programs refuse the card because of it.",
        before: Rule.card("3.0", "X-Odd_Name:a"),
        after: Rule.card("3.0", "X-Odd-Name:a")
    )
}
