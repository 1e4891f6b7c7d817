extension CommandTable {
    /// The verb `merge`.
    static let mergeVerb = VerbRecord(
        verb: .merge,
        operands: .files,
        summary: "finds duplicate cards and merges them without loss",
        details: [
            "Cards with an equal UID, or with equal content apart from PRODID and REV, become one: "
                + "values that only one has are kept, equal values appear once, groups stay with "
                + "their labels. All other cards stay as they are, byte for byte.",
            "Cards that may be of one contact (a shared mail address, an equal name with an equal "
                + "number or birthday) are questions; values that cannot both stand are conflicts. "
                + "At a terminal each is asked; elsewhere they are listed and their cards stay "
                + "apart. A name alone is never identity.",
            "Files are read in the order of their names, in whatever order they are given; a merged "
                + "card stands where the first of its cards stood.",
            "The merged cards go to OUT, else to standard output. The report goes to standard "
                + "output where OUT or --dry-run leaves that free; it quotes values of the cards. "
                + "Else its numbers go to standard error.",
        ],
        examples: [
            .init(
                line: "kindred merge --dry-run phone.vcf server.vcf",
                meaning: "tell what would be merged"
            ),
            .init(
                line: "kindred merge phone.vcf server.vcf -o all.vcf",
                meaning: "one file out of two"
            ),
        ]
    )

    /// The options of `merge` that no other verb defines.
    static let mergeFlags: [FlagRecord] = [
        FlagRecord(
            .dryRun,
            summary: "tell what would be merged; write nothing",
            verbs: [.merge]
        ),
        FlagRecord(
            .keepBoth,
            summary: "leave cards apart wherever a person would have to decide",
            details: "Nothing is asked, and conflicts do not fail.",
            verbs: [.merge]
        ),
        FlagRecord(
            .yes,
            summary: "answer every question of what may be one contact with yes",
            details: "Conflicts stay: what cannot both stand is never chosen.",
            verbs: [.merge]
        ),
        FlagRecord(
            .region,
            .text("XX"),
            summary: "take local telephone numbers as numbers of a region",
            details:
                "Its two letters, such as US or GB. Numbers are only compared so, never written.",
            verbs: [.merge]
        ),
        FlagRecord(
            .format,
            .choice(["text", "json"]),
            summary: "how to write the report (default text)",
            verbs: [.merge]
        ),
    ]
}
