internal import VCard

extension CommandTable {
    /// The verb `normalize`.
    static let normalize = VerbRecord(
        verb: .normalize,
        operands: .files,
        summary: "writes vCard files in one clean form",
        details: [
            "Writes every card anew in version 4.0 or 3.0: UTF-8, lines folded at 75 octets, "
                + "dates, photos, types and escapes in the form of the version. Doing it twice "
                + "gives the same bytes, and nothing that the cards say is lost: what the version "
                + "has no place for is carried as X- and comes back on the way home.",
            "With --only makes just the named repairs; every other byte stays as it is, line ends "
                + "and folds included.",
            "A summary on standard error counts the repairs; -v tells each with its line, and "
                + "--report writes them for a program. What cannot be carried (a line that is no "
                + "property, text outside cards) is told there and kept by --rejects; without "
                + "--rejects a file that would lose something is not replaced.",
            "`kindred rules` tells which repairs mend what check tells, and `kindred rules ID` "
                + "explains one. Those that --only can name: "
                + Repair.selectable.map(\.id).joined(separator: ", ") + ".",
        ],
        examples: [
            .init(
                line: "kindred normalize contacts.vcf >clean.vcf",
                meaning: "write the clean form in version 4.0"
            ),
            .init(
                line: "kindred normalize --to 3.0 --in-place --rejects lost.txt *.vcf",
                meaning: "replace files by their clean form in version 3.0"
            ),
            .init(
                line: "kindred normalize --diff --only colon-escaped,date-form contacts.vcf",
                meaning: "show what two repairs would change"
            ),
        ]
    )

    /// The options of `normalize` alone.
    static let normalizeFlags: [FlagRecord] = [
        FlagRecord(
            .to,
            .choice(WrittenVersion.allCases.reversed().map(\.rawValue)),
            summary: "the version to write (default 4.0)",
            verbs: [.normalize]
        ),
        FlagRecord(
            .output,
            short: "o",
            .file("OUT"),
            summary: "where to write; - is standard output",
            details: "The file appears when all of it is written, with the mode of the file that "
                + "it replaces.",
            verbs: [.normalize]
        ),
        FlagRecord(
            .inPlace,
            summary: "replace each file by its clean form",
            details: "At once and whole; mode and owner stay. A file that would lose something is "
                + "left as it is unless --rejects keeps it.",
            verbs: [.normalize]
        ),
        FlagRecord(
            .diff,
            summary: "show what would change, and write nothing",
            details: "The difference is in unified form. It quotes the cards.",
            verbs: [.normalize]
        ),
        FlagRecord(
            .only,
            .codes(.repairs),
            summary: "make just these repairs",
            details: "Each card keeps its version.",
            verbs: [.normalize]
        ),
        FlagRecord(
            .withoutPhotos,
            summary: "leave photos out",
            verbs: [.normalize]
        ),
        FlagRecord(
            .report,
            .file("FILE"),
            summary: "write each repair to a file, one JSON object a line",
            details: "Severity info is mended, warning carried under another name, error left out. "
                + "Values are not quoted.",
            verbs: [.normalize]
        ),
        FlagRecord(
            .verbose,
            short: "v",
            summary: "tell each repair",
            verbs: [.normalize]
        ),
        FlagRecord(
            .quiet,
            short: "q",
            summary: "no summary",
            verbs: [.normalize]
        ),
    ]
}
