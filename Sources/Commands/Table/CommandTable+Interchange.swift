internal import Interchange

extension CommandTable {
    /// The verb `convert`.
    static let convertVerb = VerbRecord(
        verb: .convert,
        operands: .files,
        summary: "writes contacts in another form",
        details: [
            "Reads vCards of versions 2.1, 3.0 and 4.0, jCard (RFC 7095) and JSContact (RFC 9553). "
                + "What a form has no place for is kept as its standard says, or told on standard "
                + "error.",
            "Photos are left out of the forms that are not vCard, and that is told; --with-photos "
                + "passes their encoded text on.",
        ],
        examples: [
            .init(
                line: "kindred convert --to jscontact contacts.vcf -o contacts.json",
                meaning: "a file for a program that speaks JSContact"
            ),
            .init(
                line: "kindred convert --to csv --columns google contacts.vcf >contacts.csv",
                meaning: "a table that Google Contacts imports"
            ),
        ]
    )

    /// The options of `convert`.
    static let convertFlags: [FlagRecord] = [
        FlagRecord(
            .to,
            .choice(ConversionTarget.allCases.map(\.rawValue)),
            summary: "the form to write",
            details: "xcard is written only; csv takes its columns from --columns.",
            verbs: [.convert]
        ),
        FlagRecord(
            .from,
            .choice(CardForm.allCases.map(\.rawValue)),
            summary: "the form to read (default: told by the first bytes)",
            verbs: [.convert]
        ),
        FlagRecord(
            .columns,
            .choice(CSVColumns.allCases.map(\.rawValue)),
            summary: "with csv, whose columns (default google)",
            details: "What the columns have no place for is told.",
            verbs: [.convert]
        ),
        FlagRecord(
            .withPhotos,
            summary: "keep photos, logos, sounds and keys that stand in the cards",
            details:
                "As data URIs; their data is never decoded. vCard keeps them anyway, csv never.",
            verbs: [.convert]
        ),
        FlagRecord(
            .output,
            short: "o",
            .file("OUT"),
            summary: "write to a file instead of standard output",
            details: "It is replaced whole or not at all.",
            verbs: [.convert, .merge]
        ),
    ]
}
