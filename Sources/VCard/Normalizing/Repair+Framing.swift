import Diagnostics

/// How a file and its lines are framed, and what stands outside properties.
extension Repair {
    static let byteOrderMark = Repair(
        "byte-order-mark",
        standard: "RFC 6350 §3.1",
        sentence: "the byte order mark is left out",
        why: "Programs that look for BEGIN at the first byte do not find it."
    )

    static let encoding = Repair(
        "encoding",
        standard: "RFC 6350 §3.1",
        sentence: "the file is written as UTF-8",
        why: "vCards are UTF-8; few programs read UTF-16."
    )

    static let lineEnds = Repair(
        "line-ends",
        standard: "RFC 6350 §3.2",
        sentence: "every line ends in CRLF",
        why: "The standard's line end is read by every program.",
        before: "BEGIN:VCARD\nVERSION:3.0\nN:Vale;Ada;;;\nFN:Ada Vale\nEND:VCARD\n",
        after: Rule.card("3.0")
    )

    static let folding = Repair(
        "folding",
        standard: "RFC 6350 §3.2",
        sentence: "%1 is folded at 75 octets, between characters",
        why: "Programs that decode line by line damage characters that a fold splits.",
        before: Rule.card("3.0", "NOTE:a", " b"),
        after: Rule.card("3.0", "NOTE:ab")
    )

    static let cardFrame = Repair(
        "card-frame",
        standard: "RFC 6350 §6.1.1",
        sentence: "BEGIN and END stand once, on lines of their own",
        why: "Programs that cut a file into cards go by these lines."
    )

    static let version = Repair(
        "version",
        standard: "RFC 6350 §6.7.9",
        sentence: "the card is written as version %1",
        why: "One file in one version is what the next program expects."
    )

    static let versionLine = Repair(
        "version-line",
        standard: "RFC 6350 §6.7.9, RFC 2426 §3.6.9",
        sentence: "VERSION stands once, right behind BEGIN",
        why: "Some programs refuse a card whose first property is not its version.",
        before: "BEGIN:VCARD\r\nFN:Ada Vale\r\nVERSION:4.0\r\nEND:VCARD\r\n",
        after: Rule.card("4.0")
    )

    static let strayText = Repair(
        "text-outside-card",
        .lost,
        standard: "RFC 6350 §3.3",
        sentence: "text outside a card is left out",
        why: "It belongs to no contact; --rejects keeps it."
    )

    static let cardTooLarge = Repair(
        "card-too-large",
        .lost,
        standard: "a limit of this program",
        sentence: "a card that is too large to be read is left out",
        why: "It could not be read."
    )

    static let unreadableLine = Repair(
        "line-unreadable",
        .lost,
        standard: "RFC 6350 §3.3",
        sentence: "a line that is no property is left out",
        why: "Nobody can tell where its text belongs; --rejects keeps it."
    )
}
