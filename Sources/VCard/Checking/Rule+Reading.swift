package import Diagnostics

/// What can be wrong with a file before any property is looked at.
extension Rule {
    package static let textOutsideCard = Rule(
        id: "text-outside-card",
        severity: .warning,
        standard: "RFC 6350 §3.3",
        sentence: "text outside a card: no contact data",
        why:
            "Servers append words such as NULL, and what stands between two cards may be the rest of a damaged one.",
        fires: ["↓NULL\nBEGIN:VCARD\nVERSION:3.0\nN:Vale;Ada;;;\nFN:Ada Vale\nEND:VCARD\n"],
        quiet: ["BEGIN:VCARD\nVERSION:3.0\nN:Vale;Ada;;;\nFN:Ada Vale\nEND:VCARD\n\n\n"]
    )

    package static let genomeFile = Rule(
        id: "genome-file",
        severity: .error,
        standard: "RFC 6350 §6.1.1",
        sentence:
            "not a contact file: there is no BEGIN:VCARD, and it looks like Variant Call Format (genome data), which shares the suffix .vcf",
        why: "Two unrelated formats use the suffix .vcf.",
        fires: ["↓##fileformat=VCFv4.2\n#CHROM\tPOS\n"],
        quiet: []
    )

    package static let cardUnterminated = Rule(
        id: "card-unterminated",
        severity: .error,
        standard: "RFC 6350 §6.1.2",
        sentence: "the card that began at line %1 has no END:VCARD",
        why: "The rest of the card may be missing; what is there is kept.",
        fires: [
            "BEGIN:VCARD\nVERSION:3.0\nN:Vale;Ada;;;\nFN:Ada Vale\n↓BEGIN:VCARD\nVERSION:3.0\nN:Orr;Ben;;;\nFN:Ben Orr\nEND:VCARD\n"
        ],
        quiet: ["BEGIN:VCARD\nVERSION:3.0\nN:Vale;Ada;;;\nFN:Ada Vale\nend:vcard\n"]
    )

    package static let cardEndsWithFile = Rule(
        id: "card-ends-with-file",
        severity: .info,
        standard: "vCard 2.1 §2.1.1",
        sentence: "the card that began at line %1 is closed by the end of the file",
        why: "vCard 2.1 lets the end of the data close a card; other programs may drop it.",
        fires: ["BEGIN:VCARD\nVERSION:2.1\nN:Vale;Ada\n↓FN:Ada Vale\n"],
        quiet: ["BEGIN:VCARD\nVERSION:2.1\nN:Vale;Ada\nEND:VCARD\n"]
    )

    package static let beginRepeated = Rule(
        id: "begin-repeated",
        severity: .warning,
        standard: "RFC 6350 §6.1.1",
        sentence: "BEGIN:VCARD stands again in a card that holds nothing yet",
        why: "Phone backups repeat BEGIN; a program that nests cards loses everything after it.",
        fires: [
            "BEGIN:VCARD\n↓BEGIN:VCARD\nVERSION:3.0\nN:Vale;Ada;;;\nFN:Ada Vale\nEND:VCARD\n"
        ],
        quiet: []
    )

    package static let cardGlued = Rule(
        id: "card-glued",
        severity: .warning,
        standard: "RFC 6350 §3.2",
        sentence: "END:VCARD and BEGIN:VCARD share a line",
        why: "A program that splits on lines loses or mixes the two contacts.",
        fires: [
            "BEGIN:VCARD\nVERSION:3.0\nN:Vale;Ada;;;\nFN:Ada Vale\n↓END:VCARDBEGIN:VCARD\nVERSION:3.0\nN:Orr;Ben;;;\nFN:Ben Orr\nEND:VCARD\n"
        ],
        quiet: []
    )

    package static let endGlued = Rule(
        id: "end-glued",
        severity: .warning,
        standard: "RFC 6350 §3.2",
        sentence:
            "END:VCARD stands at the end of a property's line; the card that began at line %1 is closed there",
        why: "A line end was lost; other programs take the rest of the file for one card.",
        fires: [
            "BEGIN:VCARD\nVERSION:3.0\nN:Vale;Ada;;;\n↓FN:Ada ValeEND:VCARD\nBEGIN:VCARD\nVERSION:3.0\nN:Orr;Ben;;;\nFN:Ben Orr\nEND:VCARD\n"
        ],
        quiet: [
            card("3.0", "AGENT:BEGIN:VCARD\\nVERSION:3.0\\nN:Orr\\;Ben\\nFN:Ben\\nEND:VCARD")
        ]
    )

    package static let endWithoutBegin = Rule(
        id: "end-without-begin",
        severity: .warning,
        standard: "RFC 6350 §6.1.2",
        sentence: "END:VCARD closes no card",
        why: "A BEGIN may be missing, and with it a contact.",
        fires: [card("3.0") + "↓END:VCARD\r\n"],
        quiet: [card("3.0")]
    )

    package static let lineIndented = Rule(
        id: "line-indented",
        severity: .warning,
        standard: "RFC 6350 §3.2",
        sentence: "the line begins with a blank and continues no other line",
        why: "Programs take it for the rest of the line before, or lose it.",
        fires: [
            "BEGIN:VCARD\r\n↓ VERSION:3.0\r\nN:Vale;Ada;;;\r\nFN:Ada Vale\r\nEND:VCARD\r\n",
            "↓  BEGIN:VCARD\n  VERSION:3.0\n  N:Vale;Ada;;;\n  FN:Ada Vale\n  END:VCARD\n",
        ],
        quiet: [card("3.0", "NOTE:first", " second", "  ")]
    )

    package static let agentTooDeep = Rule(
        id: "agent-too-deep",
        severity: .warning,
        standard: "RFC 2426 §3.5.4",
        sentence: "AGENT cards stand more than %1 deep in one another; deeper ones are kept unread",
        why: "Nobody nests people that deep; a damaged file does.",
        fires: [
            "BEGIN:VCARD\nVERSION:2.1\nN:Vale;Ada\n"
                + String(repeating: "AGENT:\nBEGIN:VCARD\n", count: 8) + "AGENT:\n↓BEGIN:VCARD\n"
                + String(repeating: "END:VCARD\n", count: 10)
        ],
        quiet: [
            "BEGIN:VCARD\nVERSION:2.1\nN:Vale;Ada\nAGENT:\nBEGIN:VCARD\nVERSION:2.1\nN:Orr;Ben\nEND:VCARD\nEND:VCARD\n"
        ]
    )

    package static let cardTooLarge = Rule(
        id: "card-too-large",
        severity: .error,
        standard: "Kindred's limit",
        sentence: "the card is larger than %1 MiB and was passed over",
        why: "A limit keeps a damaged or hostile file from filling the memory.",
        fires: [],
        quiet: []
    )
}
